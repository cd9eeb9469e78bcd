import Diptych
import Testing

@Suite("Columns on terminals that disagree")
struct AbsoluteColumnsTests {
  /// What a terminal takes for the width of a scalar.
  enum Terminal: CaseIterable {
    /// Each emoji of a joined sequence has its cells, and no selector changes any.
    case sumsUp
    /// So too, and modifiers have cells of their own.
    case modifiersApart
    /// Nothing that follows an emoji changes it.
    case firstCounts

    func cells(of scalar: Unicode.Scalar, after last: Unicode.Scalar?) -> Int {
      switch scalar.value {
      case 0x200D, 0xFE0F, 0x0300...0x036F: return 0
      case 0x1F3FB...0x1F3FF: return self == .modifiersApart ? 2 : 0
      case 0x1F000...0x1FAFF: return self == .firstCounts && last?.value == 0x200D ? 0 : 2
      case 0x4E00...0x9FFF: return 2
      default: return 1
      }
    }
  }

  /// The lines of an output as a terminal shows them: a scalar at the column where it stands.
  private func screen(_ output: String, _ terminal: Terminal) -> [[Int: Unicode.Scalar]] {
    output.split(separator: "\n").map { line in
      var cells: [Int: Unicode.Scalar] = [:]
      var column = 0
      var last: Unicode.Scalar?
      var scalars = Substring(line).unicodeScalars
      while let scalar = scalars.popFirst() {
        if scalar == "\u{1B}" {
          let sequence = scalars.prefix { !("A"..."Z").contains($0) && $0 != "m" }
          scalars.removeFirst(sequence.count)
          if scalars.popFirst() == "G" { column = (Int(String(sequence.dropFirst())) ?? 1) - 1 }
          continue
        }
        cells[column] = scalar
        column += terminal.cells(of: scalar, after: last)
        last = scalar
      }
      return cells
    }
  }

  private func edges(_ output: String, _ terminal: Terminal) -> [[Int]] {
    screen(output, terminal).map { line in
      line.filter { "│┃┐┘┤".unicodeScalars.contains($0.value) }.keys.sorted()
    }
  }

  private let names = ["👨‍👩‍👧‍👦 family", "❤️ heart", "✌🏻 hand", "plain", "漢字"]

  private var table: some View {
    Table(names) {
      TableColumn("Name") { Text($0).foregroundStyle(.red) }
      TableColumn("Nested") { name in
        HStack {
          Text(name).border(.heavy)
          Text("beside")
        }
      }
      TableColumn("Last") { Text($0) }
    }
    .border()
  }

  @Test("Borders stand in their columns on each", arguments: Terminal.allCases, [60, 24])
  func borders(terminal: Terminal, width: Int) {
    let canonical = table.rendered(as: .text(width: width))
    let format = TextFormat(width: width, color: .ansi16, options: .absoluteColumns)
    let corrected = table.rendered(as: format)
    let expected = canonical.split(separator: "\n").map { line in
      var column = 0
      var edges: [Int] = []
      for character in line {
        if "│┃┐┘┤".contains(character) { edges.append(column) }
        column += CellWidth.of(String(character))
      }
      return edges
    }
    #expect(edges(corrected, terminal) == expected)
    #expect(edges(canonical, terminal) != expected)
  }

  @Test("A sequence stands after what is contested, and nowhere else")
  func sequences() {
    func output(_ view: some View) -> String {
      view.rendered(as: .text(width: 20, options: .absoluteColumns))
        .replacing("\u{1B}", with: "^")
    }
    let row = HStack {
      Text("❤️")
      Text("a")
    }
    #expect(output(row) == "❤️^[3G a\n")
    #expect(output(Text("❤️ alone")) == "❤️ alone\n")
    #expect(
      output(Text("漢字 👍 e\u{301}").border()) == """
        ┌───────────┐
        │ 漢字 👍 e\u{301} │
        └───────────┘

        """
    )
    #expect(output(Text("❤️").border()) == "┌────┐\n│ ❤️^[5G │\n└────┘\n")
  }
}
