"""The table protocol, version 1: typed messages, their schemas, and the transports."""
