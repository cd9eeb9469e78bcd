import DiptychScreen

// Guesses about lists, tables and figures in a terminal.

struct File: Identifiable, Sendable {
  let id: Int
  let name: String
}

func valuesWithoutLabel() -> some View {
  // error: missing argument label 'values:' in call
  Sparkline("Commits", [1, 2])
}

// error: 'Table' requires the types 'File' and '(some TableColumns).Row' be equivalent
func columnsOfUnknownRows(_ files: [File]) -> Table<[File], some TableColumns> {
  Table(files) { TableColumn("Name", value: \.name) }
}

func styleWithLabel() -> some View {
  // error: extraneous argument label 'style:' in call
  List(style: .numbered) { Text("one") }
}

func numberedList() -> some View {
  // error: 'numbered' has been renamed to 'ordered'
  List(.numbered) { Text("one") }
}

func sortedColumn(_ files: [File]) -> some View {
  Table(files) {
    // error: 'sorted' is unavailable: a column does not sort; sort the rows, and mark the column with sortIndicator(_:)
    TableColumn("Name", value: \.name).sorted()
  }
}

func columnSortedInOrder(_ files: [File]) -> some View {
  Table(files) {
    // error: 'sorted' is unavailable: a column does not sort; sort the rows, and mark the column with sortIndicator(_:)
    TableColumn("Name", value: \.name).sorted(.descending)
  }
}

func alignedColumn(_ files: [File]) -> some View {
  Table(files) {
    // error: 'alignment' is unavailable: write TableColumn(title, alignment: …)
    TableColumn("Name", value: \.name).alignment(.trailing)
  }
}

func nameOfSegment() -> some View {
  SegmentedBar("Tests", [BarSegment(80, "passed", role: .success)])
}

func progressWithoutTotal() -> some View {
  ProgressBar("Download", value: 2, total: nil).showing(.bytes)
}
