from kaizhuo.kernel import Face
class TaiwanFace(Face):
    def __init__(self, game): pass
