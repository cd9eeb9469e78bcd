/// The trailing closure of a call.
struct InlineClosure: Sendable {
  /// The offsets between the braces.
  let body: Range<Int>

  /// The literal between them, or nil.
  let literal: SwiftStringToken?
}
