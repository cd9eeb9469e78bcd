import DiptychViews

/// A sink that keeps its bytes.
struct Collector: _ByteSink {
  var bytes: [UInt8] = []

  mutating func write(_ chunk: borrowing RawSpan) {
    for index in 0..<chunk.byteCount {
      bytes.append(chunk.unsafeLoad(fromByteOffset: index, as: UInt8.self))
    }
  }
}
