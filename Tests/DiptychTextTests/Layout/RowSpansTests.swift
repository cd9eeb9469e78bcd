import Diptych
import DiptychTesting
import Testing

@Suite("Cells that take several rows") struct RowSpansTests {
  private struct File {
    let folder: String
    let name: String
    /// The number of rows that the folder's cell spans.
    var rows = 1
  }

  private let files = [
    File(folder: "Sources", name: "a.txt", rows: 2),
    File(folder: "not asked for", name: "b.txt"),
    File(folder: "Tests", name: "c.txt"),
  ]

  private func table(_ files: [File]) -> Table<[File], some TableColumns<File>> {
    Table(files) {
      TableColumn("Folder") { Text($0.folder) }.rowSpan { $0.rows }.footer("end")
      TableColumn("Name") { Text($0.name) }
    }
  }

  private func text(_ view: some View, width: Int? = nil) -> String {
    view.theme(.square).rendered(as: .text(width: width))
  }

  @Test("The lines between the rows are open where a cell takes both") func open() {
    expectSnapshot(of: text(table(files).rowSeparators()), named: "1")
    expectSnapshot(of: text(table(files).tableBorder(.horizontal).rowSeparators()), named: "2")
    #expect(
      text(table(files).tableBorder(.none)) == """
        Folder   Name
        Sources  a.txt
                 b.txt
        Tests    c.txt
        end

        """
    )
  }

  @Test("A cell of several columns and rows, beside cells of each") func both() {
    let table = Table(0..<3) {
      TableColumn("A") { Text("a\($0)") }.columnSpan { $0 == 0 ? 2 : 1 }.rowSpan { $0 == 0 ? 2 : 1 }
      TableColumn("B") { Text("b\($0)") }.columnSpan { $0 == 2 ? 9 : 1 }
      TableColumn("C") { Text("c\($0)") }.rowSpan { $0 == 1 ? 9 : 1 }
      TableColumn("D", alignment: .trailing) { Text("number \($0)") }
    }
    .rowSeparators()
    expectSnapshot(of: text(table))
    #expect(
      table.tableBorder(.square).rendered(as: .html) == """
        <div class="scroll" role="group" aria-label="Table" tabindex="0">\
        <table class="lines-square"><thead><tr><th scope="col">A</th><th scope="col">B</th>\
        <th scope="col">C</th>\
        <th scope="col" class="text-trailing">D</th></tr></thead><tbody>\
        <tr><th scope="row" colspan="2" rowspan="2">a0</th><td>c0</td>\
        <td class="text-trailing">number 0</td></tr>\
        <tr class="covered"><td rowspan="2">c1</td><td class="text-trailing">number 1</td></tr>\
        <tr><th scope="row">a2</th><td>b2</td><td class="text-trailing">number 2</td></tr>\
        </tbody></table></div>
        """
    )
  }

  @Test("The last row is higher where a cell has more lines than its rows") func height() {
    let rows = [
      File(folder: "one two three four", name: "a", rows: 2), File(folder: "", name: "b"),
    ]
    func table(_ alignment: VerticalAlignment) -> some View {
      Table(rows) {
        TableColumn("") { Text($0.folder) }.width(5).rowSpan { $0.rows }
        TableColumn("") { Text($0.name) }.rowSpan { _ in 1 }.verticalAlignment(alignment)
      }
      .rowSeparators()
    }
    #expect(
      text(table(.top)) == """
        ┌───────┬───┐
        │ one   │ a │
        │ two   ├───┤
        │ three │ b │
        │ four  │   │
        └───────┴───┘

        """
    )
    #expect(
      text(table(.bottom)) == """
        ┌───────┬───┐
        │ one   │ a │
        │ two   ├───┤
        │ three │   │
        │ four  │ b │
        └───────┴───┘

        """
    )
  }

  @Test("A cell of several rows has its column's alignment, beside the lines between its rows too")
  func alignment() {
    let table = Table(files) {
      TableColumn("Folder") { Text($0.folder) }.rowSpan { $0.rows }.verticalAlignment(.center)
      TableColumn("Name") { Text($0.name) }
    }
    expectSnapshot(of: text(table.rowSeparators()))
  }

  @Test("A cell of several rows ends with its section, and with the table") func sections() {
    let rows = files.map { File(folder: $0.folder, name: $0.name, rows: 9) }
    expectSnapshot(of: text(table(rows).sections { $0.name == "c.txt" ? "Second" : "First" }))
  }

  @Test("A cell of several rows occurs once in stacked rows and in reading order") func once() {
    expectSnapshot(of: text(table(files), width: 15), named: "1")
    expectSnapshot(of: table(files).rendered(as: .plain), named: "plain")
  }

  @Test("A column that is left out takes its cells with it") func priority() {
    let table = Table(files) {
      TableColumn("Folder") { Text($0.folder) }.rowSpan { $0.rows }.priority(-1)
      TableColumn("Name") { Text($0.name) }.rowSpan { $0.rows }
      TableColumn("Again") { Text($0.name) }
    }
    expectSnapshot(of: text(table.rowSeparators(), width: 20))
  }

  @Test("A style goes with the cell, and blocks stand in it as in any other") func content() {
    let table = Table(["ab", ""]) {
      TableColumn("") { name in
        List { ForEach(Array(name), id: \.self) { Text(String($0)).foregroundStyle(.red) } }
      }
      .rowSpan { $0.isEmpty ? 1 : 2 }
      TableColumn("") { Text("[\($0)]") }
    }
    #expect(
      table.theme(.square).rendered(as: .text(color: .ansi16)).replacing("\u{1B}", with: "^") == """
        ^[2m┌─────┬──────┐^[0m
        ^[2m│ • ^[0;31ma ^[0;2m│ ^[0m[ab] ^[2m│^[0m
        ^[2m│ • ^[0;31mb ^[0;2m│ ^[0m[]   ^[2m│^[0m
        ^[2m└─────┴──────┘^[0m

        """
    )
  }

  @Test("A stream writes rows that are held together when the last one is known") func stream() {
    struct Sink: _ByteSink {
      var text = ""
      mutating func write(_ chunk: borrowing RawSpan) {
        chunk.withUnsafeBytes { text += String(decoding: $0, as: UTF8.self) }
      }
    }
    let table = Table(AnySequence(0..<3001)) {
      TableColumn("Tens") { Text("\($0 / 10)0") }.width(5).rowSpan { $0 % 10 == 0 ? 10 : 1 }
      TableColumn("Overlapping") { Text("\($0)") }.width(12).rowSpan { $0 % 7 == 0 ? 3 : 1 }
      TableColumn("Number") { Text("no. \($0)") }.width(9)
    }
    var sink = Sink()
    table.theme(.square).write(as: .text(width: 40), to: &sink)
    #expect(sink.text == table.theme(.square).rendered(as: .text(width: 40)))
  }

  @Test("Cells hold 1,000 rows together at most, and rows that are covered are not asked")
  func limit() {
    var asked: [Int] = []
    var cells: [Int] = []
    let table = Table(0..<2500) {
      TableColumn("") { (number: Int) in
        let _ = cells.append(number)
        Text("\(number)")
      }
      .rowSpan { number in
        asked.append(number)
        return .max
      }
      TableColumn("") { _ in Text("x") }
    }
    #expect(text(table).count { $0 == "\n" } == 2502)
    #expect(asked == [0, 1000, 2000])
    #expect(cells == [0, 1000, 2000])
  }
}
