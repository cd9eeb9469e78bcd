import Diptych
import DiptychCharts
import DiptychTesting
import Testing

@Suite("The look of tables") struct TableLookTests {
  private struct File {
    let name: String
    let size: String
    let state: String
    let folder: String
  }

  private static let copied = [
    File(name: "a.txt", size: "12", state: "copied, after a while", folder: "Sources"),
    File(name: "long-name-of-a-file.txt", size: "1,024", state: "copied", folder: "Tests"),
    File(name: "b.txt", size: "7", state: "copied", folder: "Tests"),
  ]

  private static var table: Table<[File], some TableColumns<File>> {
    Table(copied) {
      TableColumn("Name") { Text($0.name) }.footer("Total")
      TableColumn("Size", alignment: .trailing) { Text($0.size) }.footer("1,043")
      TableColumn("State") { Text($0.state) }
    }
  }

  @Test(
    "Every border",
    arguments: [TableBorder.horizontal, .square, .rounded, .heavy, .double, .ascii]
  )
  func borders(border: TableBorder) { look(Self.table.tableBorder(border), "\(border)", 80) }

  @Test("Groups and a caption", arguments: [20, 80])
  func groups(width: Int) {
    look(Self.table.sections { $0.folder }.caption("What was copied"), "groups", width)
  }

  @Test("Rows that take several lines", arguments: [30, 67])
  func tall(width: Int) {
    let options = [
      (
        "--html", " DIR",
        "Writes the report as pages into a folder, which is made if it is missing."
      ),
      ("--limit", " N", "Shows at most N rows of each table."),
    ]
    let table = Table(options) {
      TableColumn("Option") { Text($0.0).bold() + Text($0.1) }
      TableColumn("Meaning") { Text($0.2) }
    }
    look(table, "tall", width)
  }

  @Test("Columns that are left out, then cut, then wrapped", arguments: [24, 36, 48, 60])
  func giveWay(width: Int) {
    let table = Table(Self.copied) {
      TableColumn("Name") { Text($0.name) }.truncated(.middle)
      TableColumn("Path") { Pathname("Folder/\($0.folder)/\($0.name)") }.priority(-1)
      TableColumn("State") { Text($0.state) }
      TableColumn("Size", alignment: .trailing) { Text($0.size) }.priority(-2)
    }
    look(table, "give-way", width)
  }

  @Test("Forty columns, words of 200 letters, wide and right-to-left letters", arguments: [40])
  func extremes(width: Int) {
    let forty = Table([1, 2]) {
      for column in 1...40 { TableColumn("C\(column)") { Text("\($0 * column)") } }
    }
    look(forty, "forty", width)
    let words = Table([String(repeating: "letters", count: 28) + "last", "short"]) {
      TableColumn("Word") { Text($0) }
      TableColumn("Length", alignment: .trailing) { Text("\($0.count)") }
    }
    look(words, "words", width)
    let scripts = Table(["漢字かな交じり文の長い行が続く", "שלום עולם, זו שורה ארוכה", "ascii"]) {
      TableColumn("文字") { Text($0) }
      TableColumn("אורך", alignment: .trailing) { Text("\($0.count)") }
      TableColumn("Share") { Gauge("Share", value: Double($0.count), in: 0...24) }
    }
    look(scripts, "scripts", width)
  }

  @Test("Cells that are cut take one line, so no lines separate the rows") func cutCells() {
    let table = Table([("one/two/three/four/five/six.txt", "a"), ("b.txt", "b")]) {
      TableColumn("Path") { Pathname($0.0) }
      TableColumn("Note") { Text("a note of " + $0.1).lineLimit(1) }
    }
    #expect(
      table.rendered(as: .text(width: 30)) == """
        Path               Note
        ──────────────────────────────
        …/five/six.txt     a note of a
        b.txt              a note of b

        """
    )
  }

  @Test(
    "Properties of a paragraph are not lines, so no lines separate the rows",
    arguments: [nil, 20]
  )
  func propertiesOfCells(width: Int?) {
    func lines(_ cell: @escaping (String) -> some View) -> [Substring] {
      Table(["a name a", "a name b"], id: \.self) {
        TableColumn("S") { cell($0) }
        TableColumn("R") { Text("\($0.count)") }
      }
      .rendered(as: .text(width: width)).split(separator: "\n")
    }
    let plain = lines { Text($0) }
    #expect(plain == ["S         R", "───────────", "a name a  8", "a name b  8"])
    #expect(lines { Text($0).lineLimit(1).truncationMode(.middle) } == plain)
    #expect(lines { Text($0).truncationMode(.middle).lineLimit(1) } == plain)
    #expect(lines { Text($0).truncationMode(.middle) } == plain)
    #expect(lines { Text($0).hangingIndent(2) } == plain)
    #expect(lines { name in VStack { Label("n", icon: name) } }.count == 4)
    let long = lines {
      Text($0 + ", which is longer than the column").lineLimit(1).truncationMode(.middle)
    }
    #expect(long.count == 4)
    let several = lines { name in
      VStack {
        Text(name)
        Text(name)
      }
    }
    #expect(several.count == 7)
  }

  @Test("Numbers in records are not broken, and sentences stay wide enough")
  func wholeWords() {
    let numbers = Table([("gamma", "-1,234,567,890.12"), ("x", "2026-11-27T20:00:00Z")]) {
      TableColumn("Name") { Text($0.0) }
      TableColumn("N", alignment: .trailing) { Text($0.1) }
    }
    #expect(
      numbers.rendered(as: .text(width: 24)) == """
        gamma
        N  -1,234,567,890.12

        x
        N  2026-11-27T20:00:00Z

        """
    )
    #expect(
      numbers.rendered(as: .text(width: 20)) == """
        gamma
        N  -1,234,567,890.12

        x
        N
        2026-11-27T20:00:00Z

        """
    )
    let hash = "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b"
    let message = "Fix the layout of tables whose columns are too wide"
    let commits = Table([(hash, message, "Ada Example")]) {
      TableColumn("Commit") { Text($0.0) }
      TableColumn("Message") { Text($0.1) }
      TableColumn("By") { Text($0.2) }
    }
    #expect(
      commits.rendered(as: .text(width: 60)) == """
        9f86d081884c7d659a2feaa0c55ad015a3bf4f1b
        Message  Fix the layout of tables whose columns are too wide
        By       Ada Example

        """
    )
    let facts = VStack {
      LabeledContent("Name", value: "gamma")
      LabeledContent("Balance", value: "-1,234,567,890.12")
    }
    #expect(
      facts.rendered(as: .text(width: 24)) == """
        Name     gamma
        Balance
          -1,234,567,890.12

        """
    )
    #expect(
      LabeledContent("At", value: "2026-11-27T20:00:00Z").rendered(as: .text(width: 20))
        == "At\n2026-11-27T20:00:00Z\n"
    )
  }

  @Test("A bar has eight cells before a cut text keeps its width") func barBesidePath() {
    let row = ("Sources/DiptychText/Layout/Containers/Layout+Containers.swift", "1.2 MB", 0.64)
    let table = Table([row]) {
      TableColumn("Path") { Pathname($0.0) }
      TableColumn("Size", alignment: .trailing) { Text($0.1) }
      TableColumn("Share") { Gauge("Share", value: $0.2) }
    }
    #expect(
      table.rendered(as: .text(width: 60)) == """
        Path                                          Size  Share
        ────────────────────────────────────────────────────────────
        …/Containers/Layout+Containers.swift        1.2 MB  ━━━━━───

        """
    )
  }

  @Test("A bar is empty only for 0, and full only for 1", arguments: [20])
  func bars(width: Int) {
    let table = Table([0, 0.001, 0.5, 0.999, 1]) {
      TableColumn("Part", alignment: .trailing) { Text("\($0)") }
      TableColumn("") { ProgressView(value: $0) }
    }
    look(table, "bars", width)
    let parts = Table([(0, 0), (0, 1), (999, 1), (300, 300), (2000, 1)]) {
      TableColumn("") {
        SegmentedBar(
          "Lines",
          [BarSegment($0.0, role: .added), BarSegment($0.1, role: .removed)],
          of: 1000
        )
      }
    }
    look(parts, "parts", width)
  }

  @Test("Small heat maps, and a bar of segments") func charts() {
    look(
      VStack(spacing: 1) {
        HeatMap(
          "Commits",
          rows: ["Mon", "Tue"],
          columns: ["am", "pm"],
          values: [[1, 4], [0, 9]]
        )
        HeatMap("Nothing", rows: ["a"], columns: ["x", "y"], values: [[0, 0]])
        Pathname("Sources/Harbor/Router.swift")
        SegmentedBar(
          "Lines",
          [BarSegment(214, role: .added), BarSegment(58, role: .removed)],
          of: 400
        )
      },
      "charts",
      40
    )
  }

  @Test("The name of a file is one line, whatever it holds") func pathname() {
    let path = Pathname("a\n/b\tc\r\nd\u{1B}[31m\u{7F}")
    #expect(path.rendered(as: .text(width: 40)) == "a␊/b␉c␍␊d␛[31m␡\n")
    #expect(path.rendered(as: .text(options: .ascii)) == "a?/b?c??d?[31m?\n")
    #expect(path.rendered(as: .plain) == "a␊/b␉c␍␊d␛[31m␡\n")
    #expect(
      path.rendered(as: .html)
        == "<p><code class=\"path\"><span>a␊/</span><wbr>b␉c␍␊d␛[31m␡</code></p>"
    )
    #expect(
      VStack { path.redacted(reason: .placeholder) }.rendered(as: .text(width: 40))
        == "▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒\n"
    )
    let table = Table([0]) { TableColumn("File") { _ in Pathname("folder\n/file\n") } }
    #expect(table.tableBorder(.none).rendered(as: .text(width: 40)) == "File\nfolder␊/file␊\n")
  }

  private func look(_ view: some View, _ name: String, _ width: Int) {
    expectSnapshot(
      of: view,
      named: name,
      as: [.text(width: width), .ansi(width: width, color: .ansi16)]
    )
  }
}
