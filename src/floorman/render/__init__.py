"""The event stream made readable: report.html for a person, JUnit for CI, plain text for a terminal.

Every renderer of a run reads a `model.RunModel` and nothing else; `words` holds the words and signs they
share. `book` is apart: it shows the spec itself, of which no engine was asked anything.
"""
