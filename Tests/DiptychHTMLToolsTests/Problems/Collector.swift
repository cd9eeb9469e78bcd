import Diptych

/// A sink that keeps its bytes.
struct Collector: ByteSink {
  var bytes: [UInt8] = []

  mutating func write(_ chunk: borrowing RawSpan) {
    chunk.withUnsafeBytes { bytes += $0 }
  }
}
