import Diptych
import DiptychFormats
import DiptychTesting
import Testing

@Suite("Titles of columns") struct ColumnTitleTests {
  struct File: Sendable {
    let name: String
    let size: Int
  }

  private static let files = [File(name: "a.txt", size: 12), File(name: "bc.txt", size: 1024)]

  private static func table(_ files: [File] = Self.files) -> some View {
    Table(files) {
      TableColumn {
        Text($0.name)
      } header: {
        Link("Name", destination: "https://a.org/?sort=name")
      }
      .sortIndicator(.ascending)
      .rowHeader()
      TableColumn("Size", alignment: .trailing, value: \.size).footer("1036")
        .sortIndicator(.descending)
      TableColumn("", value: \.name).priority(-1).sortIndicator(.ascending)
    }
  }

  @Test("Views and symbols of the order, in every format") func pictures() {
    #expect(
      Self.table().theme(.square).rendered(as: .text()) == """
        ┌────────┬────────┬────────┐
        │ Name ▴ │ Size ▾ │        │
        ├────────┼────────┼────────┤
        │ a.txt  │     12 │ a.txt  │
        │ bc.txt │   1024 │ bc.txt │
        ├────────┼────────┼────────┤
        │        │   1036 │        │
        └────────┴────────┴────────┘

        """
    )
    #expect(
      Self.table().rendered(as: .html) == """
        <div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr>\
        <th scope="col" aria-sort="ascending"><a href="https://a.org/?sort=name">Name</a>\
        <span aria-hidden="true">\u{A0}▴</span></th>\
        <th scope="col" aria-sort="descending" class="text-trailing">Size\
        <span aria-hidden="true">\u{A0}▾</span></th><td></td></tr></thead><tbody>\
        <tr><th scope="row">a.txt</th><td class="text-trailing">12</td><td>a.txt</td></tr>\
        <tr><th scope="row">bc.txt</th><td class="text-trailing">1024</td><td>bc.txt</td></tr>\
        </tbody><tfoot><tr><td></td><td class="text-trailing">1036</td><td></td></tr></tfoot></table>\
        </div>
        """
    )
    #expect(
      Self.table().rendered(as: .markdown) == """
        | [Name](https://a.org/?sort=name) ▴ | Size ▾ |  |
        | --- | ---: | --- |
        | a.txt | 12 | a.txt |
        | bc.txt | 1024 | bc.txt |
        |  | 1036 |  |

        """
    )
    #expect(
      Self.table([Self.files[0]]).rendered(as: .plain) == """
        Name: a.txt
        Size: 12
        a.txt

        Size: 1036

        """
    )
    expectSnapshot(of: Self.table([Self.files[0]]).rendered(as: .tree))
  }

  @Test("A coloured title is a link, a title of a narrow table its text, also the symbol in ASCII")
  func text() {
    let link = "\u{1B}]8;id=1;https://a.org/?sort=name\u{1B}\\Name\u{1B}]8;;\u{1B}\\"
    let colored = Self.table([]).theme(.square).rendered(
      as: .text(color: .ansi16, options: .hyperlinks)
    )
    #expect(colored.split(separator: "\n")[1].contains(link))
    #expect(
      Self.table([Self.files[0]]).theme(.square).rendered(as: .text(width: 12, options: .ascii))
        == """
        a.txt
        Size v  12
        a.txt
        ------------
        Size v  1036

        """
    )
  }

  @Test("Titles that are texts have symbols, too") func texts() {
    let table = Table([1]) { TableColumn("N") { Text("\($0)") }.sortIndicator(.descending) }
    #expect(
      table.rendered(as: .html) == """
        <div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr>\
        <th scope="col" aria-sort="descending">N<span aria-hidden="true">\u{A0}▾</span></th></tr>\
        </thead><tbody><tr><td>1</td></tr></tbody></table></div>
        """
    )
    #expect(table.rendered(as: .markdown) == "| N ▾ |\n| --- |\n| 1 |\n")
    #expect(table.rendered(as: .plain) == "N: 1\n")
    let unsorted = Table([1]) {
      TableColumn("N") { Text("\($0)") }.sortIndicator(.ascending).sortIndicator(nil)
    }
    #expect(unsorted.rendered(as: .markdown) == "| N |\n| --- |\n| 1 |\n")
  }

  @Test("A title made of blocks is one text in a terminal, and blocks in a page") func blocks() {
    let table = Table([1]) {
      TableColumn {
        Text("\($0)")
      } header: {
        VStack {
          Text("Size")
          Text("in kB").dim()
        }
      }
      TableColumn("N") { Text("\($0)") }.columnSpan { $0 }.rowSpan { $0 }
    }
    #expect(
      table.theme(.square).rendered(as: .text()) == """
        ┌────────────┬───┐
        │ Size in kB │ N │
        ├────────────┼───┤
        │ 1          │ 1 │
        └────────────┴───┘

        """
    )
    #expect(
      table.rendered(as: .html) == """
        <div class="scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr>\
        <th scope="col"><div class="vstack"><p>Size</p>\
        <p><span class="dim">in kB</span></p></div></th><th scope="col">N</th></tr></thead>\
        <tbody><tr><th scope="row">1</th><td>1</td></tr></tbody></table></div>
        """
    )
  }

  @Test("Titles in a cell of Markdown are elements, and redacted tables have readable titles")
  func nested() {
    let outer = Table([1]) {
      TableColumn("A") { _ in Self.table([]) }
    }
    #expect(
      outer.rendered(as: .markdown) == """
        | A |
        | --- |
        | <table><tr><th>[Name](https://a.org/?sort=name) ▴</th><th>Size ▾</th><th></th></tr>\
        <tr><td></td><td>1036</td><td></td></tr></table> |

        """
    )
    #expect(
      Self.table([]).redacted(reason: .placeholder).theme(.square).rendered(as: .text()) == """
        ┌────────┬────────┬──┐
        │ Name ▴ │ Size ▾ │  │
        ├────────┼────────┼──┤
        │        │   ▒▒▒▒ │  │
        └────────┴────────┴──┘

        """
    )
  }

  @Test("Streamed rows stand below the titles") func streamed() {
    struct Sink: _ByteSink {
      var bytes: [UInt8] = []

      mutating func write(_ bytes: RawSpan) { bytes.withUnsafeBytes { self.bytes += $0 } }
    }
    let table = Self.table((1...1500).map { File(name: "file-\($0)", size: $0) })
    func compare(_ format: some RenderingFormat<String>) {
      var sink = Sink()
      table.write(as: format, to: &sink)
      #expect(String(decoding: sink.bytes, as: UTF8.self) == table.rendered(as: format))
    }
    compare(.text())
    compare(.text(width: 24, color: .ansi16))
    compare(.html)
    compare(.markdown)
    compare(.plain)
  }
}
