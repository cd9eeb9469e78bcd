import Diptych
import Testing

@Suite("Streams")
struct StreamingTests {
  @Test("A long table streams in constant memory")
  func memory() {
    let table = Table((0..<200_000).lazy.map { "row \($0) & more" }) {
      TableColumn("Name") { Text(verbatim: $0) }
    }
    var counter = Counter()
    table.write(as: .html, to: &counter)
    let digits = (0..<200_000).reduce(0) { $0 + "\($1)".utf8.count }
    let frame = """
      <div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr>\
      <th scope="col">Name</th></tr></thead><tbody></tbody></table></div>
      """
    let row = "<tr><td>row  &amp; more</td></tr>"
    #expect(counter.count == frame.utf8.count + 200_000 * row.utf8.count + digits)
    #expect(counter.largest <= 16 << 10)
  }

  @Test("Chunks of a view are the bytes that it renders to")
  func chunks() async {
    var bytes: [UInt8] = []
    var count = 0
    for await chunk in Numbers().chunks(as: .html) {
      bytes += chunk
      count += 1
    }
    #expect(String(decoding: bytes, as: UTF8.self) == Numbers().rendered(as: .html))
    #expect(count > 3)
  }

  @Test("No chunk is empty, and a long text is one", arguments: ["x", "&"])
  func longText(character: String) async {
    let text = String(repeating: character, count: 100_000)
    let view = Group {
      Raw(html: text)
      Text(verbatim: text)
    }
    var bytes: [UInt8] = []
    var counts: [Int] = []
    for await chunk in view.chunks(as: .html) {
      bytes += chunk
      counts.append(chunk.count)
    }
    #expect(String(decoding: bytes, as: UTF8.self) == view.rendered(as: .html))
    #expect(!counts.contains(0))
  }

  @Test("Content that arrives over time is handed over as it arrives")
  func overTime() async {
    let (stream, input) = AsyncStream.makeStream(of: String.self)
    let view = Greetings(names: stream)
    let chunks = view.chunks(as: .html).makeAsyncIterator()
    #expect(await text(chunks.next()) == "<p>first</p>")
    input.yield("Ada & co")
    #expect(await text(chunks.next()) == "<p>Ada &amp; co</p>")
    input.yield("Grace")
    #expect(await text(chunks.next()) == "<p>Grace</p>")
    input.finish()
    #expect(await text(chunks.next()) == "<p>last</p>")
    #expect(await chunks.next() == nil)
    #expect(await chunks.next() == nil)
  }

  @Test("A stream without a reader ends")
  func abandoned() async {
    let (stream, input) = AsyncStream.makeStream(of: String.self)
    let (termination, terminated) = AsyncStream.makeStream(of: Void.self)
    input.onTermination = { _ in terminated.finish() }
    do {
      let chunks = Greetings(names: stream).chunks(as: .html).makeAsyncIterator()
      _ = await chunks.next()
    }
    for await _ in termination {}
  }

  @Test("A synchronous render draws no asynchronous content")
  func synchronous() {
    let (stream, _) = AsyncStream.makeStream(of: String.self)
    #expect(Greetings(names: stream).rendered(as: .html) == "<p>first</p><p>last</p>")
  }

  private func text(_ chunk: [UInt8]?) -> String {
    chunk.map { String(decoding: $0, as: UTF8.self) } ?? "end"
  }
}

private struct Numbers: View, Sendable {
  var body: some View {
    HTML.table {
      ForEach(Array(0..<5000), id: \.self) { number in
        HTML.tr { HTML.td { Text("\(number) & more") } }
      }
    }
  }
}

private struct Greetings: View, Sendable {
  let names: AsyncStream<String>
  var body: some View {
    Text("first")
    AsyncForEach(names) { Text($0) }
    Text("last")
  }
}

/// A sink that counts its bytes.
private struct Counter: _ByteSink {
  var count = 0
  var largest = 0

  mutating func write(_ chunk: borrowing RawSpan) {
    count += chunk.byteCount
    largest = max(largest, chunk.byteCount)
  }
}
