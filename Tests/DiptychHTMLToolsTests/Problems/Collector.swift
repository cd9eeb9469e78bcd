import Diptych

/// A sink that keeps its bytes.
struct Collector: _ByteSink {
  var bytes: [UInt8] = []

  mutating func write(_ chunk: borrowing RawSpan) { chunk.withUnsafeBytes { bytes += $0 } }
}
