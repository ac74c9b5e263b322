"""Pieces that some games share."""
