import DiptychViews

/// Keeps the bytes that it is given.
struct Collector: ByteSink {
  var bytes: [UInt8] = []

  mutating func write(_ chunk: borrowing RawSpan) {
    for index in 0..<chunk.byteCount {
      bytes.append(chunk.unsafeLoad(fromByteOffset: index, as: UInt8.self))
    }
  }
}
