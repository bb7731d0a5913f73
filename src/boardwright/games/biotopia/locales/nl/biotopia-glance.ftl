### Biotopia at a glance.

biotopia-wins = Vlinders en missies geven punten. Heeft iemand er 15? Dan wordt de ronde uitgespeeld: de meeste punten winnen.
