/// The limits of ``View/_inliningCost``.
@usableFromInline
enum InliningCost {
  /// The highest cost of a body that its loop draws in place.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var most: Int { 64 }

  /// The cost of a view that may hold a loop: higher than any other cost, and low enough to be
  /// added.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var unlimited: Int { 1 &<< 16 }
}
