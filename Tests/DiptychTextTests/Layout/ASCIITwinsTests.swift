import Diptych
import Testing

@Suite("Symbols of the kit in ASCII") struct ASCIITwinsTests {
  private struct Node: Identifiable {
    let id: Int
    var children: [Node]?
  }

  private func lines(_ view: some View) -> String {
    view.rendered(as: .text(width: 30, options: .ascii))
  }

  @Test("Guides, markers and levels") func guides() {
    let tree = Node(id: 1, children: [Node(id: 2, children: [Node(id: 3)]), Node(id: 4)])
    #expect(
      lines(OutlineGroup(tree, children: \.children) { Text("node \($0.id)\nmore") }) == """
        node 1
        more
        |- node 2
        |  more
        |  `- node 3
        |     more
        `- node 4
           more

        """
    )
    let groups = VStack {
      DisclosureGroup("Open", isExpanded: true) { Text("shown") }
      DisclosureGroup("Closed") { Text("hidden") }
      TaskItem("done", isDone: true)
      List { TaskItem("to do", isDone: false) }
      Sparkline("Levels", values: Array(0...7))
    }
    #expect(lines(groups) == "v Open\n  shown\n> Closed\n[x] done\n[ ] to do\n_.,-=+*#\n")
  }

  @Test("Each border of a table", arguments: [TableBorder.heavy, .double, .rounded, .horizontal])
  func borders(border: TableBorder) {
    let table = Table([8]) {
      TableColumn("N") { Text("\($0)") }
      TableColumn("M") { Text("\($0)") }
    }
    .tableBorder(border)
    let horizontal = border == .double || border == .heavy ? "=" : "-"
    let rule = "+---+---+".replacing("-", with: horizontal)
    let boxed = [rule, "| N | M |", rule, "| 8 | 8 |", rule].map { $0 + "\n" }.joined()
    #expect(lines(table) == (border == .horizontal ? "N  M\n----\n8  8\n" : boxed))
  }

  private struct Mark: View {
    @Environment(\.isASCII) var isASCII
    @Environment(\.labels) var words
    var body: some View { Text(verbatim: "\(isASCII ? "+" : "✓") \(words.loading)") }
  }

  @Test("Views can read that only ASCII is drawn; labels have no ellipsis") func views() {
    var words = Labels()
    words.loading = "Läuft …"
    #expect(lines(Mark()) == "+ Loading...\n")
    #expect(lines(Mark().environment(\.labels, words)) == "+ Läuft …\n")
    #expect(Mark().rendered(as: .text()) == "✓ Loading…\n")
    var bytes = CollectedBytes()
    Mark().write(as: .text(options: .ascii), to: &bytes)
    #expect(String(decoding: bytes.all, as: UTF8.self) == "+ Loading...\n")
  }

  private struct CollectedBytes: _ByteSink {
    var all: [UInt8] = []
    mutating func write(_ chunk: borrowing RawSpan) {
      for index in 0..<chunk.byteCount {
        all.append(chunk.unsafeLoad(fromByteOffset: index, as: UInt8.self))
      }
    }
  }
}
