/// Takes UTF-8 in chunks.
public protocol ByteSink {
  /// What writing can fail with.
  associatedtype Failure: Error = Never

  /// Takes the next chunk; it is valid during the call only.
  mutating func write(_ chunk: borrowing RawSpan) throws(Failure)
}
