"""The spec: Gherkin features read into scenarios, the selectors that pick them, and their lint."""
