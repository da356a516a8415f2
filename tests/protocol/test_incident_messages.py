"""What the features tell of mishaps is of the protocol: every kind is told, each report is valid, each ruling listed."""

import jsonschema

from floorman.engines import connect, find_engine
from floorman.examiner import Examiner
from floorman.protocol import schema
from floorman.protocol.incidents import incidents
from floorman.spec.spec import load_spec

SPEC = load_spec()


def test_the_features_tell_every_incident_as_the_schema_has_it():
    made = schema.protocol_schema()
    judge = jsonschema.Draft202012Validator({"$ref": "#/$defs/IncidentParams", "$defs": made["$defs"]})
    exchanges = []
    with connect(find_engine("reference"), in_process=True) as session:
        ask = session.ask

        def listening(method, params):
            answer = ask(method, params)
            if method == "incident":
                exchanges.append((params, answer))
            return answer

        session.ask = listening
        examiner = Examiner("reference", session, SPEC.rulebook.preset("seed").values)
        for case in SPEC.cases:
            if "incidents" in case.scenario.capabilities:
                examiner.examine(case)
    by_kind = {incident.kind: incident for incident in incidents().incident}
    told = {params["kind"] for params, _ in exchanges}
    assert told == set(by_kind)
    for params, answer in exchanges:
        judge.validate(params)
        if answer.rejected is None:
            assert answer.ruling in by_kind[params["kind"]].rulings, params
