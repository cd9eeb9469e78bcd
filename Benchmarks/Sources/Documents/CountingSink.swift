import Diptych

/// A sink that counts the bytes and drops them.
struct CountingSink: _ByteSink {
  private(set) var count = 0

  mutating func write(_ chunk: borrowing RawSpan) {
    count += chunk.byteCount
  }
}
