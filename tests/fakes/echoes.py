from sane import Sane, serve


class Echoes(Sane):
    """Makes its answers out of the questions: every act is right, and its amount is what was asked for."""

    def deal(self, params):
        by_seat = {row["seat"]: row["cards"] for row in params.get("hole", [])}
        for seat in self.state["seats"]:
            seat["hole"] = by_seat.get(seat["seat"], [])
        return super().deal(params)

    def act(self, params):
        seats = self.state["seats"]
        index = [seat["seat"] for seat in seats].index(params["seat"])
        seats[index]["bet"] = params.get("to", seats[index]["bet"])
        self.state["to_act"] = seats[(index + 1) % len(seats)]["seat"]
        self.state["pot"] = sum(seat["bet"] for seat in seats)
        return {"state": self.state}


serve(Echoes())
