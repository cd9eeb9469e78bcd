import Diptych
import Roff
import Testing

/// A list nested in itself.
private struct Nest: View {
  let depth: Int
  var body: some View {
    List {
      Text("level")
      if depth > 1 { Nest(depth: depth - 1) }
    }
  }
}

/// A link, a style and an element nested in themselves.
private struct ErasedNest: View {
  let depth: Int
  var body: some View {
    HTML.div {
      if depth > 1 { AnyView(ErasedNest(depth: depth - 1).bold()) } else { Text("x") }
    }
  }
}

@Suite("Deep trees in manual pages")
struct DepthTests {
  @Test("A view that holds itself renders, with eight levels of indentation")
  func depth() {
    let page = body(of: Nest(depth: 1000))
    let lines = page.split(separator: "\n")
    #expect(lines.filter { $0 == "level" }.count == 1000)
    #expect(lines.filter { $0 == ".RS 4" }.count == 8)
    #expect(lines.filter { $0 == ".RE" }.count == 8)
    #expect(body(of: ErasedNest(depth: 1000)) == "\\fBx\\fR\n")
  }

  @Test("A view that holds itself renders in chunks too")
  func stream() {
    struct Chunks: _ByteSink {
      var count = 0
      mutating func write(_ chunk: borrowing RawSpan) { count += chunk.byteCount }
    }
    var sink = Chunks()
    Nest(depth: 1000).write(as: .roff, to: &sink)
    #expect(sink.count == Nest(depth: 1000).rendered(as: .roff).utf8.count)
  }
}
