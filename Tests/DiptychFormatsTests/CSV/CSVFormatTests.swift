import Diptych
import DiptychFormats
import Testing

@Suite("Tables as comma-separated values") struct CSVFormatTests {
  private struct File: Identifiable {
    let id: String
    var size = 0
    var folder = ""
    var share: Double? = 0.5
  }

  private struct Files: View {
    var files: [File] = [
      File(id: "a \"new\" file, copied", size: 1_234_567, folder: "Sources"),
      File(id: "two\nlines", size: 12, folder: "Tests", share: nil),
    ]

    var body: some View {
      Heading("Files")
      Table(files) {
        TableColumn("Name") { Link($0.id, destination: "/files") }
        TableColumn("Size", alignment: .trailing, value: \.size, format: .bytes).footer("1.2 MB")
        TableColumn("Copied") { ProgressView(value: $0.share) }
      }
      .caption("All files")
      Text("Two files.")
    }
  }

  @Test("Fields are quoted where they need it, and everything outside of a table is left out")
  func quoted() {
    #expect(
      Files().rendered(as: .csv)
        == "Name,Size,Copied\r\n\"a \"\"new\"\" file, copied\",1234567,0.5\r\n"
        + "\"two\nlines\",12,\r\n"
    )
  }

  @Test("A tab or a line break is a space between tabs") func tabs() {
    let table = Table(["a\tb\nc", "d \"e\""], id: \.self) {
      TableColumn("Name", value: \.self)
      TableColumn("Letters") { Text("\($0.count)") }
    }
    #expect(table.rendered(as: .tsv) == "Name\tLetters\na b c\t5\nd \"e\"\t5\n")
  }

  @Test("A stream has the same records") func stream() {
    var sink = StringSink()
    Files().write(as: .csv, to: &sink)
    #expect(sink.text == Files().rendered(as: .csv))
  }

  @Test("Formulas are quoted on demand; numbers with a sign are not formulas") func formulas() {
    let cells = ["=1+1", "+sum", "-h", "@cmd", "-12.5", "+3", "\t=1", "＝1", "a=1", ""]
    let table = Table(cells, id: \.self) { TableColumn("Cell", value: \.self) }
    #expect(
      table.rendered(as: .csv)
        == "Cell\r\n=1+1\r\n+sum\r\n-h\r\n@cmd\r\n-12.5\r\n+3\r\n\t=1\r\n＝1\r\na=1\r\n\"\"\r\n"
    )
    #expect(
      table.rendered(as: .csv(formulas: .quoted))
        == "Cell\r\n'=1+1\r\n'+sum\r\n'-h\r\n'@cmd\r\n-12.5\r\n+3\r\n'\t=1\r\n'＝1\r\na=1\r\n\"\"\r\n"
    )
    #expect(
      table.rendered(as: .tsv(formulas: .quoted))
        == "Cell\n'=1+1\n'+sum\n'-h\n'@cmd\n-12.5\n+3\n' =1\n'＝1\na=1\n \n"
    )
  }

  @Test("An empty line separates tables; a view without a table is empty") func several() {
    let report = Group {
      Table(["a"], id: \.self) { TableColumn("First", value: \.self) }.caption("One")
      Text("between")
      Table([String](), id: \.self) { TableColumn("Second\r", value: \.self) }
      Table(["c"], id: \.self) { TableColumn("", value: \.self) }
    }
    #expect(report.rendered(as: .csv) == "First\r\na\r\n\r\n\"Second\r\"\r\n\r\nc\r\n")
    #expect(Text("no table").rendered(as: .csv) == "")
  }

  @Test("The title of a group precedes the titles of its columns, as in Markdown") func groups() {
    let table = Table([(1, 2)], id: \.0) {
      TableColumn("Name") { Text("\($0.0)") }
      TableColumnGroup("Size") {
        TableColumn("Mean") { Text("\($0.1)") }
        TableColumn("") { Text("\($0.1)") }
      }
    }
    #expect(table.rendered(as: .csv) == "Name,Size Mean,Size\r\n1,2,2\r\n")
    #expect(
      table.rendered(as: .markdown) == """
        | Name | Size Mean | Size |
        | --- | --- | --- |
        | 1 | 2 | 2 |

        """
    )
  }

  @Test("The title of a section is the first field of its rows") func sections() {
    let table = Table(Files().files) { TableColumn("Size", value: \.size) }.sections { $0.folder }
    #expect(table.rendered(as: .csv) == "Section,Size\r\nSources,1234567\r\nTests,12\r\n")
  }

  @Test("The value of a cell is in each row that it covers, and in the first column") func spans() {
    let table = Table([("a", 2), ("b", 1), ("c", 1)], id: \.0) {
      TableColumn("Folder") { Text("in \($0.0)") }.rowSpan { $0.1 }
      TableColumn("Name") { Text($0.0) }.columnSpan { $0.0 == "c" ? 2 : 1 }
      TableColumn("Rows") { Text("\($0.1)") }
    }
    #expect(table.rendered(as: .csv) == "Folder,Name,Rows\r\nin a,a,2\r\nin a,b,1\r\nin c,c,\r\n")
  }

  @Test("A table of HTML elements is a table, too") func elements() {
    let table = HTML.table {
      HTML.thead {
        HTML.tr {
          HTML.th { Text("Folder") }; HTML.th { Text("Name") }
        }
      }
      HTML.tbody {
        HTML.tr {
          HTML.td(.rowspan(2)) { Text("Sources") }; HTML.td { Text("a") }
        }
        HTML.tr { HTML.td { Text("b") } }
        HTML.tr { HTML.td(.colspan(2)) { Text("none") } }
      }
    }
    #expect(table.rendered(as: .csv) == "Folder,Name\r\nSources,a\r\nSources,b\r\nnone,\r\n")
  }

  @Test("A group of rows in a cell is text, and ends no cell of the table") func groupInCell() {
    let table = HTML.table {
      HTML.tr {
        HTML.td(.rowspan(2)) { Text("a") }; HTML.td { Text("b") }
      }
      HTML.tr {
        HTML.td {
          HTML.tbody {
            HTML.tr {
              HTML.td { Text("c") }; HTML.td { Text("d") }
            }
          }
        }
        HTML.td { Text("e") }
      }
    }
    #expect(table.rendered(as: .csv) == "a,b\r\na,c d,e\r\n")
  }

  @Test("A cell is its text: blocks are lines, symbols and images are left out") func cells() {
    func cell<Content: View>(@ViewBuilder _ content: @escaping () -> Content) -> String {
      let record = Table([0], id: \.self) { TableColumn("") { _ in content() } }
        .rendered(as: .csv).replacing("\r\n", with: "")
      return record.hasPrefix("\"") ? String(record.dropFirst().dropLast()) : record
    }
    #expect(
      cell {
        VStack {
          Text("a"); Text("b")
        }
      } == "a\nb"
    )
    #expect(
      cell {
        HStack {
          Text("a"); Text("b")
        }
      } == "a b"
    )
    #expect(
      cell {
        List {
          Text("a"); Text("b")
        }
      } == "a\nb"
    )
    #expect(
      cell {
        Text("a").bold(); Text("b")
      } == "ab"
    )
    #expect(cell { Label("done", icon: "✓") } == "done")
    #expect(cell { Badge("late", status: .warning) } == "late")
    #expect(cell { Text("✓").accessibilityLabel("done") } == "done")
    #expect(cell { Pathname("a/b.txt") } == "a/b.txt")
    #expect(cell { Gauge("Share", value: 1, in: 0...4) } == "0.25")
    #expect(cell { Text(.milliseconds(1500), format: .duration) } == "1.5")
    #expect(cell { Text(1234.5, format: .number(fractionDigits: 2)) } == "1234.5")
    #expect(cell { Link("", destination: "https://example.org") } == "https://example.org")
    #expect(cell { Link("", destination: "javascript:x") } == "")
    #expect(
      cell {
        ViewThatFits {
          Text("a"); Text("b")
        }
      } == "a"
    )
    #expect(cell { Table(["a", "b"], id: \.self) { TableColumn("t", value: \.self) } } == "a\nb")
    #expect(cell { Text("a\u{1B}[31m") } == "a␛[31m")
    #expect(cell { Text("secret").redacted(reason: .placeholder) }.contains("secret") == false)
  }
}

private struct StringSink: _ByteSink {
  var bytes: [UInt8] = []
  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func write(_ bytes: RawSpan) { bytes.withUnsafeBytes { self.bytes += $0 } }
}
