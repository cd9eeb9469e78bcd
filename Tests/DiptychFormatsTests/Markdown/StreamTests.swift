import Diptych
import DiptychFormats
import Testing

@Suite("Streams of Markdown") struct StreamTests {
  private enum SinkError: Error {
    case full
  }

  private struct Sink: _ByteSink {
    var chunks: [String] = []
    var limit = Int.max

    mutating func write(_ chunk: borrowing RawSpan) throws(SinkError) {
      guard chunks.count < limit else { throw .full }
      let bytes = chunk.withUnsafeBytes { Array($0) }
      chunks.append(String(decoding: bytes, as: UTF8.self))
    }
  }

  private struct Page: View {
    var body: some View { Table(0..<3000) { TableColumn("Number") { Text("number \($0)") } } }
  }

  @Test("The chunks of a stream join to the string, each of at most 16 KiB") func whole() throws {
    var sink = Sink()
    try Page().write(as: .markdown, to: &sink)
    #expect(sink.chunks.joined() == Page().rendered(as: .markdown))
    #expect(sink.chunks.map { $0.utf8.count <= 16 << 10 } == [true, true, true])
  }

  @Test("A sink that failed is not called again") func failing() {
    var sink = Sink(limit: 1)
    #expect(throws: SinkError.full) { try Page().write(as: .markdown, to: &sink) }
    #expect(sink.chunks.count == 1)
  }
}
