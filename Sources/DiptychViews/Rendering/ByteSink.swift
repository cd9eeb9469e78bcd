/// Takes UTF-8 in chunks.
public protocol ByteSink {
  /// What writing can fail with.
  associatedtype Failure: Error = Never

  /// Takes the next chunk; it is valid during the call only.
  mutating func write(_ chunk: borrowing RawSpan) throws(Failure)
}

extension ByteSink {
  /// Takes the UTF-8 of a string as one chunk.
  ///
  /// - Complexity: O(1) for a native string; one that is bridged is copied first.
  public mutating func write(_ string: String) throws(Failure) {
    // `String.utf8Span` would need no copy of the error, and needs macOS 26.
    var string = string
    let result = string.withUTF8 { bytes -> Result<Void, Failure> in
      do throws(Failure) {
        return .success(try write(UnsafeRawBufferPointer(bytes).bytes))
      } catch {
        return .failure(error)
      }
    }
    try result.get()
  }
}
