"""How a game stands before it is over, game by game: what tells, and how much it tells.

The weights are fitted to games of the rules of thumb: ``python -m benchmarks.outlook GAME``.
"""
