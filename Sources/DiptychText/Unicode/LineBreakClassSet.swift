/// A set of line breaking classes, stored as one bit for each class.
struct LineBreakClassSet {
  private let bits: UInt64

  @inline(__always)
  init(_ member: LineBreakClass) { bits = 1 &<< UInt64(member.rawValue) }

  @inline(__always)
  private init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  static func | (left: LineBreakClassSet, right: LineBreakClassSet) -> LineBreakClassSet {
    LineBreakClassSet(bits: left.bits | right.bits)
  }

  @inline(__always)
  func contains(_ member: LineBreakClass) -> Bool { bits &>> UInt64(member.rawValue) & 1 != 0 }
}
