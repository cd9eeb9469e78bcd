import Diptych

/// Drops what it is given, and knows how much that was.
struct CountingSink: ByteSink {
  private(set) var count = 0

  mutating func write(_ chunk: borrowing RawSpan) {
    count += chunk.byteCount
  }
}
