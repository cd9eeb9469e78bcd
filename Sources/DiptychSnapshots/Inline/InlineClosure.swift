/// The trailing closure of a call.
struct InlineClosure: Sendable {
  /// The offsets between the braces.
  let body: Range<Int>

  /// The string literal between the braces, or nil.
  let literal: SwiftStringToken?
}
