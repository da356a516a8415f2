"""The event stream made readable: report.html for a person, JUnit for CI, plain text for a terminal.

Every renderer reads a `model.RunModel` and nothing else; `words` holds the words and signs they share.
"""
