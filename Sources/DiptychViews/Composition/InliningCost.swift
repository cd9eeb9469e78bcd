/// The limits of ``View/_inliningCost``.
@usableFromInline
enum InliningCost {
  /// The highest cost of a body that a loop draws in place.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var most: Int { 64 }

  /// The cost of a view that may contain a loop: higher than any other cost, and low enough that
  /// sums of it do not overflow.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var unlimited: Int { 1 &<< 16 }
}
