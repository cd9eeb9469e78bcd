import Diptych
import Testing

@Suite("The output of a renderer") struct RenderOutputTests {
  private struct Full: Error, Equatable {}

  /// Keeps chunks, up to some.
  private struct Chunks: _ByteSink {
    var chunks: [[UInt8]] = []
    var calls = 0
    let limit: Int

    mutating func write(_ chunk: borrowing RawSpan) throws(Full) {
      calls += 1
      if chunks.count == limit { throw Full() }
      chunks.append(
        (0..<chunk.byteCount).map { chunk.unsafeLoad(fromByteOffset: $0, as: UInt8.self) }
      )
    }
  }

  private func draw(onto output: RenderOutput) {
    output.append("é")
    output.append(Array("bc".utf8))
    output.append(UInt8(ascii: "\n"))
  }

  @Test("Strings and bytes become a string") func string() {
    #expect(RenderOutput.string(draw) == "ébc\n")
    #expect(RenderOutput.string { _ in } == "")
    #expect(RenderOutput.string { $0.append(0xFF) } == "\u{FFFD}")
    let long = String(repeating: "0123456789", count: 20_000)
    #expect(RenderOutput.string { $0.append(long) } == long)
  }

  @Test("Bytes go to a sink in chunks of at most 16 KiB, or when they are flushed")
  func stream() throws {
    var sink = Chunks(limit: 100)
    try RenderOutput.stream(to: &sink) { output in
      draw(onto: output)
      output.flush()
      output.flush()
      for _ in 0..<20_000 { output.append(UInt8(ascii: "x")) }
    }
    #expect(sink.chunks.map(\.count) == [5, 16_384, 3_616])
    #expect(sink.chunks[0] == Array("ébc\n".utf8))
  }

  @Test("A sink that failed is not called again") func failure() {
    var sink = Chunks(limit: 1)
    #expect(throws: Full()) {
      try RenderOutput.stream(to: &sink) { output in
        for _ in 0..<5 {
          draw(onto: output)
          output.flush()
        }
      }
    }
    #expect(sink.calls == 2)
    #expect(sink.chunks.count == 1)
  }

  @Test("Bytes that are appended after the end are dropped") func end() throws {
    var sink = Chunks(limit: 100)
    var kept: RenderOutput?
    try RenderOutput.stream(to: &sink) { output in
      draw(onto: output)
      kept = output
    }
    for _ in 0..<100_000 { kept?.append("late") }
    kept?.flush()
    #expect(sink.chunks == [Array("ébc\n".utf8)])
  }
}
