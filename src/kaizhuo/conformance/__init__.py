"""What every game promises, as tests. A game joins by one line, in this house or outside it:

>>> from kaizhuo.conformance import conformance
>>> TestDeal = conformance(lambda: kaizhuo.load("deal"), conserved=every_card)
"""

from .subject import Nonconformity, Subject
from .suite import Conformance, conformance

__all__ = ["Conformance", "Nonconformity", "Subject", "conformance"]
