import Diptych

/// The published results of the benchmarks, as tables with bars.
struct BenchmarksView: View {
  let figures: BenchmarkFigures

  var body: some View {
    Section("Text, beside Rich") {
      Text("Rich is a library for terminals in Python. Both draw the same data.")
      TextFigures(table: figures.rich)
    }
    Section("HTML, beside a loop by hand") {
      Paragraph {
        Text(
          "The floor is the same document written by hand: one loop that appends to an array of "
        )
        Text("bytes, and escapes byte by byte. What is less than 1 is faster than that.")
      }
      TimeFigures(table: figures.times)
      InstructionFigures(table: figures.instructions)
    }
    Section("What a view costs to build") {
      Paragraph {
        Text(
          "Each program is one file that imports the kit, from none of its views to 240 rows in "
        )
        Text(
          "one body. Debug, release and the check of types are seconds of the compiler."
        )
      }
      BuildFigures(table: figures.builds)
    }
  }
}

/// The number of times that a table is drawn while Rich draws it once.
private struct TextFigures: View {
  let table: MarkdownTable

  var body: some View {
    let longest = table.rows.compactMap { Double($0[1]) }.max() ?? 1
    Table(table.rows) {
      TableColumn("Rows") { Text($0[0]) }
      TableColumn("Plain", alignment: .trailing) { Text("\($0[1])×") }
      TableColumn("") { Gauge("Plain", value: Double($0[1]) ?? 0, in: 0...longest) }
      TableColumn("In colour", alignment: .trailing) { Text("\($0[2])×") }
    }
    .caption(table.caption)
  }
}

/// The time of documents as a multiple of the time of a handwritten loop.
private struct TimeFigures: View {
  let table: MarkdownTable

  var body: some View {
    Table(table.rows) {
      TableColumn("Document") { Code($0[0]) }
      TableColumn("Least", alignment: .trailing) { Text($0[1]) }
      TableColumn("Most", alignment: .trailing) { Text($0[2]) }
      TableColumn("Share of the floor's") {
        Gauge("Most", value: Double($0[2]) ?? 0)
      }
    }
    .caption(table.caption)
  }
}

/// The instructions of documents and of a handwritten loop.
///
/// The columns of the published table are rows here.
private struct InstructionFigures: View {
  let table: MarkdownTable

  private struct Document {
    let name: String
    /// The cells of the column.
    let cells: [String]
  }

  var body: some View {
    let documents = table.titles.indices.dropFirst().map { column in
      Document(name: table.titles[column], cells: table.rows.map { $0[column] })
    }
    Table(documents) {
      TableColumn("Document", value: \.name)
      TableColumnForEach(Array(table.rows.indices), id: \.self) { row in
        TableColumn(capitalized(table.rows[row][0]), alignment: .trailing) {
          Text($0.cells[row])
        }
      }
      TableColumn("Share of the floor's") { document in
        Gauge("Ratio", value: document.cells.last.flatMap { Double($0) } ?? 0)
      }
    }
    .caption(table.caption)
  }
}

/// The compile times, in seconds.
private struct BuildFigures: View {
  let table: MarkdownTable

  var body: some View {
    Table(table.rows) {
      TableColumn("Program") { Code($0[0]) }
      TableColumnForEach(Array(table.titles.indices.dropFirst()), id: \.self) { column in
        TableColumn(capitalized(table.titles[column])) { Text($0[column]) }
      }
    }
    .caption(table.caption)
  }
}

private func capitalized(_ word: String) -> String {
  word.prefix(1).uppercased() + word.dropFirst()
}
