/// The limits of ``View/_inliningCost``.
@usableFromInline
enum InliningCost {
  /// The maximum cost of a body whose rendering a loop inlines.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var most: Int { 64 }

  /// The cost of a view that may contain a loop.
  ///
  /// It is higher than `most`, but so low that sums of it do not overflow.
  @_alwaysEmitIntoClient
  @inline(__always)
  static var unlimited: Int { 1 << 16 }
}
