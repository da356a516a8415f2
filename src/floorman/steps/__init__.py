"""The step vocabulary: one registry, on which both front ends run."""
