"""嘻哈紐約客 Hip-Hop New Yorker: two games in one box, the bank game and the travel game."""

from __future__ import annotations

from .bank import load as load_bank
from .travel import load as load_travel

__all__ = ["load_bank", "load_travel"]
