import Diptych
import Testing

@Suite("Columns on terminals that disagree") struct AbsoluteColumnsTests {
  /// A model of a terminal, from the tables of wcwidth; see `Scripts/check-terminals`.
  struct Terminal: CustomTestStringConvertible, Sendable {
    let name: String
    /// The widths in cells of clusters that terminals disagree on.
    let widths: [Character: Int]

    var testDescription: String { name }

    func cells(of cluster: Character) -> Int {
      widths[cluster] ?? CellWidth.of(String(cluster))
    }

    static let all: [Terminal] = {
      guard let data = try? UnicodeTestData.contents(of: "terminal-models.tsv") else { return [] }
      let rows = data.split(separator: "\n").map { $0.split(separator: "\t") }
      return rows[0].indices.dropFirst().map { column in
        let widths = rows.dropFirst().compactMap { row -> (Character, Int)? in
          guard let cells = Int(row[column]), let cluster = try? UnicodeTestData.string(row[0])
          else { return nil }
          return (Character(cluster), cells)
        }
        return Terminal(
          name: String(rows[0][column]),
          widths: Dictionary(uniqueKeysWithValues: widths)
        )
      }
    }()
  }

  /// The clusters that the models describe.
  private static let clusters = Terminal.all[0].widths.keys.sorted().map { String($0) }

  /// Returns the lines of an output as a terminal shows them: each cluster by its column.
  private func screen(_ output: String, _ terminal: Terminal) -> [[Int: Character]] {
    output.split(separator: "\n").map { line in
      var cells: [Int: Character] = [:]
      var column = 0
      var rest = line
      while let cluster = rest.popFirst() {
        if cluster == "\u{1B}" {
          let sequence = rest.prefix { !("A"..."Z").contains($0) && $0 != "m" }
          rest.removeFirst(sequence.count)
          if rest.popFirst() == "G" { column = (Int(String(sequence.dropFirst())) ?? 1) - 1 }
          continue
        }
        cells[column] = cluster
        column += terminal.cells(of: cluster)
      }
      return cells
    }
  }

  private func edges(_ output: String, _ terminal: Terminal) -> [[Int]] {
    screen(output, terminal).map { line in
      line.filter { "│┃┐┘┤".contains($0.value) }.keys.sorted()
    }
  }

  /// The output of the terminals at a width: a table with and without sequences for columns, and
  /// the columns of its borders.
  private struct Picture {
    let corrected: String
    let canonical: String
    let edges: [[Int]]

    init(width: Int) {
      let format = TextFormat(width: width, color: .ansi16, options: .absoluteColumns)
      corrected = table.rendered(as: format)
      canonical = table.rendered(as: .text(width: width))
      edges = canonical.split(separator: "\n").map { line in
        var column = 0
        var edges: [Int] = []
        for character in line {
          if "│┃┐┘┤".contains(character) { edges.append(column) }
          column += CellWidth.of(String(character))
        }
        return edges
      }
    }
  }

  private static let pictures = [60: Picture(width: 60), 24: Picture(width: 24)]

  private static var table: some View {
    Table(clusters.map { "\($0) text" } + ["plain", "漢字"]) {
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

  @Test("Borders stand in their columns on each terminal", arguments: Terminal.all, [60, 24])
  func borders(terminal: Terminal, width: Int) throws {
    let picture = try #require(Self.pictures[width])
    #expect(edges(picture.corrected, terminal) == picture.edges)
    #expect(edges(picture.canonical, terminal) != picture.edges)
  }

  @Test("The models are 22 terminals") func count() {
    #expect(Terminal.all.count == 22)
    #expect(Self.clusters.count == 24)
  }

  @Test("A cursor sequence stands after a cluster of contested width, and nowhere else")
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
      output(Text("漢字 👍 é").border()) == """
        ┌───────────┐
        │ 漢字 👍 é │
        └───────────┘

        """
    )
    #expect(output(Text("e\u{301}").border()) == "┌───┐\n│ e\u{301}^[4G │\n└───┘\n")
    #expect(output(Text("❤️").border()) == "┌────┐\n│ ❤️^[5G │\n└────┘\n")
  }
}
