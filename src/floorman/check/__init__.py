"""`floorman check`: whether an adapter keeps the protocol, asked before any rule is judged.

A check asks one thing and says what was seen. `finding` has the words for it, `channel` the engine's raw
lines, `bench` the engine under examination; `wire`, `hello`, `table` and `hands` hold the checks, and
`examination` puts them all to an engine.
"""
