import Diptych
import DiptychTesting
import Testing

@Suite("Columns that are not shown") struct ColumnsNotShownTests {
  private func table(_ rows: [String] = ["alpha", "b"]) -> some View {
    Table(rows) {
      TableColumn("Name") { Text($0) }.priority(1)
      TableColumn("Description") { _ in Text("the first of all") }
      TableColumn("Remark") { _ in Text("none") }.priority(-1)
      TableColumn("") { _ in Text("untitled") }.priority(-2)
    }
  }

  @Test("A dim line below the table names them, one without a title by its position") func named() {
    #expect(
      table().theme(.square).rendered(as: .text(width: 30, color: .ansi16))
        .replacing("\u{1B}", with: "^") == """
          ^[2m┌───────┬──────────────────┐^[0m
          ^[2m│ ^[0mName  ^[2m│ ^[0mDescription      ^[2m│^[0m
          ^[2m├───────┼──────────────────┤^[0m
          ^[2m│ ^[0malpha ^[2m│ ^[0mthe first of all ^[2m│^[0m
          ^[2m│ ^[0mb     ^[2m│ ^[0mthe first of all ^[2m│^[0m
          ^[2m└───────┴──────────────────┘^[0m
          ^[2mNot shown: Remark, #4^[0m

          """
    )
    expectSnapshot(of: table().theme(.square).rendered(as: .text(width: 20)))
  }

  @Test("The line of hidden columns is missing if all columns are shown, or if rows are lines")
  func allShown() {
    for width in [4, 80] {
      let text = table().theme(.square).rendered(as: .text(width: width))
      #expect(!text.contains("Not shown"), "\(width)")
    }
    #expect(!table().theme(.square).rendered(as: .text()).contains("Not shown"))
    #expect(!table().rendered(as: .html).contains("Not shown"))
    #expect(!table().rendered(as: .plain).contains("Not shown"))
  }

  @Test("The text of the line comes from the table's environment") func words() {
    var words = Labels()
    words.columnsNotShown = "Nicht gezeigt: {names}."
    let view = VStack {
      table(["a"]).environment(\.labels, words)
      Text("after")
    }
    #expect(
      view.theme(.square).rendered(as: .text(width: 28)) == """
        ┌──────┬──────────────────┐
        │ Name │ Description      │
        ├──────┼──────────────────┤
        │ a    │ the first of all │
        └──────┴──────────────────┘
        Nicht gezeigt: Remark, #4.
        after

        """
    )
  }

  @Test("The line stands below the table beside another view and in a frame, and is not redacted")
  func nested() {
    let row = HStack {
      Text("left")
      Panel { table(["a"]).redacted(reason: .placeholder) }
    }
    #expect(
      row.theme(.square).rendered(as: .text(width: 36)) == """
        left ╭─────────────────────────────╮
             │ ┌──────┬──────────────────┐ │
             │ │ Name │ Description      │ │
             │ ├──────┼──────────────────┤ │
             │ │ ▒    │ ▒▒▒ ▒▒▒▒▒ ▒▒ ▒▒▒ │ │
             │ └──────┴──────────────────┘ │
             │ Not shown: Remark, #4       │
             ╰─────────────────────────────╯

        """
    )
  }

  @Test("A table whose rows are written as they come has the line at its end") func streamed() {
    struct Sink: _ByteSink {
      var bytes: [UInt8] = []

      mutating func write(_ bytes: RawSpan) { bytes.withUnsafeBytes { self.bytes += $0 } }
    }
    let nested = Table(1...1500) {
      TableColumn("Number") { Text("\($0)") }.priority(1)
      TableColumn("Nested") { number in
        if number % 400 == 0 { table(["a"]).lineLimit(1) } else { Text("text") }
      }
      .priority(1)
      TableColumn("Remark") { _ in Text("leftout") }
    }
    for width in [22, 24] {
      var sink = Sink()
      nested.theme(.square).write(as: .text(width: width), to: &sink)
      let written = String(decoding: sink.bytes, as: UTF8.self)
      let isSame = written == nested.theme(.square).rendered(as: .text(width: width))
      #expect(isSame, "\(width)")
      #expect(written.suffix(22) == "──┘\nNot shown: Remark\n", "\(width)")
    }
  }

  @Test("A footer of a column that is left out needs no row") func footer() {
    let table = Table(["A-001", "B-012"]) {
      TableColumn("No.") { Text($0) }
      TableColumn("Name") { _ in Text("Bolt") }
      TableColumn("Low") { Text("low low \($0)") }.priority(-1).footer("sum")
    }
    #expect(
      table.rendered(as: .text(width: 14)) == """
        No.    Name
        ───────────
        A-001  Bolt
        B-012  Bolt
        Not shown: Low

        """
    )
  }
}
