/// A destination for UTF-8 that is written in chunks, such as a file or a connection.
public protocol _ByteSink {
  /// The type of the errors that writing throws.
  associatedtype Failure: Error = Never

  /// Writes the next chunk, which is valid only during the call.
  ///
  /// A rendering never passes an empty chunk.
  mutating func write(_ chunk: borrowing RawSpan) throws(Failure)
}

extension _ByteSink {
  /// Writes the UTF-8 of a string as one chunk.
  ///
  /// - Complexity: O(1) for a native Swift string. A string that is bridged from Objective-C is
  ///   copied first.
  public mutating func write(_ string: String) throws(Failure) {
    // `String.utf8Span` would make the `Result` unnecessary, but needs macOS 26.
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
