import Diptych
import Testing

@Suite("Tables") struct TableTests {
  private struct File {
    let name: String
    let size: Int
  }

  private let table = Table([File(name: "a", size: 12), File(name: "b", size: 30)]) {
    TableColumn("Name", value: \.name).rowHeader().footer("Sum")
    TableColumn("Size", alignment: .trailing) { Text("\($0.size)") }.footer("42")
  }.caption("Files & folders")

  @Test("A caption, row headers and footers") func semantics() {
    #expect(
      table.rendered(as: .html) == """
        <div class="scroll" role="region" aria-label="Files &amp; folders" tabindex="0">\
        <table><caption>Files &amp; folders</caption><thead><tr><th scope="col">Name</th>\
        <th scope="col" class="text-trailing">Size</th></tr></thead><tbody>\
        <tr><th scope="row">a</th><td class="text-trailing">12</td></tr>\
        <tr><th scope="row">b</th><td class="text-trailing">30</td></tr></tbody><tfoot>\
        <tr><th scope="row">Sum</th><td class="text-trailing">42</td></tr></tfoot></table></div>
        """
    )
  }

  @Test("A table without a caption has the name of the heading above it in its section")
  func names() {
    let table = Table(["x"]) { TableColumn("A") { Text($0) } }
    let view = Group {
      table
      Heading(level: 2) {
        Text("A & \"B\" ")
        Text("<2>").dim()
      }
      Text("All of them")
      table
      table
      Section {
        table
      } header: {
        Heading("C", level: 2)
      }
      table
      Panel("D") { table }
      Heading(String(repeating: "long", count: 200))
      table
      Heading("E").redacted(reason: .placeholder)
      table
    }
    let html: String = view.rendered(as: .html)
    let regions = html.split(separator: "<div class=\"scroll\" ").map { part in
      String(part[..<(part.firstRange(of: " tabindex")?.lowerBound ?? part.endIndex)])
    }
    let expected = [
      #"role="group" aria-label="Table""#,
      #"role="region" aria-label="A &amp; &quot;B&quot; &lt;2>""#,
      #"role="group" aria-label="A &amp; &quot;B&quot; &lt;2>""#,
      #"role="region" aria-label="C""#,
      #"role="group" aria-label="Table""#,
      #"role="region" aria-label="D""#,
      #"role="group" aria-label="Table""#,
      #"role="group" aria-label="Table""#,
    ]
    #expect(regions == expected)
    let page = Group {
      Heading("F").headingIDs()
      table
    }
    #expect(
      page.rendered(as: .html) == """
        <h1 id="f">F</h1><div class="scroll" role="region" aria-label="F" tabindex="0"><table>\
        <thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table>\
        </div>
        """
    )
  }

  @Test("Given widths belong to columns, and lines are a class") func widths() {
    let table = Table(["x"]) {
      TableColumn("A") { Text($0) }
      TableColumn("B") { Text($0) }.width(8)
      TableColumn("C") { Text($0) }.width(fraction: 0.333)
      TableColumn("D") { Text($0) }.width(min: 3, max: 9)
    }
    .tableBorder(.double)
    #expect(
      table.rendered(as: .html) == """
        <div class="scroll" role="group" aria-label="Table" tabindex="0"><table class="lines-double"><colgroup><col><col class="column-8">\
        <col class="column-33-percent"><col></colgroup><thead><tr><th scope="col">A</th>\
        <th scope="col">B</th><th scope="col">C</th><th scope="col">D</th></tr></thead>\
        <tbody><tr><th scope="row">x</th><td>x</td><td>x</td><td>x</td></tr></tbody></table></div>
        """
    )
    let page = Document(title: "Page", language: "en") { table }.rendered(as: .html)
    let rules = page.split(separator: "\n").filter {
      $0.hasPrefix(".column") || $0.contains(".lines")
    }
    #expect(
      rules.sorted() == [
        ".column-33-percent{width:33%}", ".column-8{width:10ch}",
        ".lines-double{--cell-line:3px double var(--line);border:var(--cell-line)}",
        """
        :is(.lines-square,.lines-heavy,.lines-double)>*>tr>:nth-child(n){\
        border:var(--cell-line);padding-inline:var(--space-3)}
        """,
      ]
    )
  }

  @Test(
    "Each border except the default is a class",
    arguments: [
      (.horizontal, ""), (.square, " class=\"lines-square\""), (.rounded, ""),
      (.ascii, " class=\"lines-square\""), (.heavy, " class=\"lines-heavy\""),
      (.double, " class=\"lines-double\""), (.none, " class=\"lines-none\""),
    ] as [(TableBorder, String)]
  )
  func borders(border: TableBorder, attribute: String) {
    let table = Table(["x"]) { TableColumn("A") { Text($0) } }.tableBorder(border)
    let region = border == .rounded ? "scroll framed" : "scroll"
    #expect(
      table.rendered(as: .html) == """
        <div class="\(region)" role="group" aria-label="Table" tabindex="0"><table\(attribute)>\
        <thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table></div>
        """
    )
  }

  @Test("A table with a flexible column fills its width, beside its lines and its own classes")
  func flexible() {
    let table = Table(["x"]) { TableColumn("A") { Text($0) }.flexible() }
    let content = """
      <thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>x</td></tr></tbody></table></div>
      """
    let region = #"<div class="scroll" role="group" aria-label="Table" tabindex="0">"#
    #expect(
      _Pair(table, table.tableBorder(.square).htmlAttributes(.class("own"))).rendered(as: .html)
        == """
        \(region)<table class="fill-width">\(content)\
        \(region)<table class="lines-square own fill-width">\(content)
        """
    )
  }

  @Test("In text the caption is a line above, and the footers follow another line")
  func text() {
    #expect(
      table.rendered(as: .text(width: 40)) == """
        Files & folders
        Name  Size
        ──────────
        a       12
        b       30
        ──────────
        Sum     42

        """
    )
  }

  @Test("A table in a cell keeps the columns of the one around it") func nested() {
    let view = Table([1]) {
      TableColumn("Outer") { _ in
        Table([2]) { TableColumn("Inner") { Text("\($0)") }.footer("f") }
      }.rowHeader()
      TableColumn("Last") { Text("\($0)") }
    }
    #expect(
      view.rendered(as: .html) == """
        <div class="scroll" role="group" aria-label="Table" tabindex="0">\
        <table><thead><tr><th scope="col">Outer</th><th scope="col">Last</th></tr></thead><tbody>\
        <tr><th scope="row"><table><thead><tr><th scope="col">Inner</th></tr></thead><tbody>\
        <tr><td>2</td></tr></tbody><tfoot><tr><td>f</td></tr></tfoot></table></th><td>1</td></tr>\
        </tbody></table></div>
        """
    )
  }

  @Test("Redacted text is not in the caption or the footer either, and titles are readable")
  func redacted() {
    #expect(
      Table([1]) { TableColumn("A") { Text("\($0)") }.footer("9") }.caption("B")
        .redacted(reason: .placeholder).rendered(as: .html) == """
          <div class="scroll" role="group" aria-label="Table" tabindex="0">\
          <table><caption><span \(announcement)>\
          <span class="redacted" aria-hidden="true">▒</span></span></caption>\
          <thead><tr><th scope="col">A</th></tr></thead>\
          <tbody><tr><td><span class="redacted" aria-hidden="true">▒</span></td></tr></tbody>\
          <tfoot><tr><td><span class="redacted" aria-hidden="true">▒</span></td></tr></tfoot>\
          </table></div>
          """
    )
  }

  @Test(
    "The first column of words with a title heads the rows",
    arguments: [
      (["A", "B"], [], "hd"), (["A", "B"], [0], "dh"), (["A", "B"], [0, 1], "hd"),
      (["", "B", "C"], [], "dhd"), (["", "", ""], [], "hdd"), (["", ""], [0], "dh"),
      (["A"], [], "d"),
    ] as [([String], Set<Int>, String)]
  )
  func rowHeaders(titles: [String], numbers: Set<Int>, row: String) {
    let table = Table([1]) {
      TableColumnForEach(Array(titles.enumerated()), id: \.offset) { column in
        TableColumn(
          column.element,
          alignment: numbers.contains(column.offset) ? .trailing : .leading
        ) { _ in Text("x") }
      }
    }
    let html = table.rendered(as: .html)
    let body = html[(html.firstRange(of: "<tbody><tr>")?.upperBound ?? html.endIndex)...]
    let cells = body.matches(of: /<t([dh])/).map { String($0.1) }.joined()
    #expect(cells == row)
  }

  @Test("The first cell of a row that a cell above covers is not in the first column")
  func coveredRows() {
    let table = Table([1, 2, 3]) {
      TableColumn("A") { Text("a\($0)") }.rowSpan { $0 == 1 ? 2 : 1 }
      TableColumn("B") { Text("b\($0)") }.rowSpan { $0 == 2 ? 2 : 1 }
    }
    let html = table.rendered(as: .html)
    #expect(
      html.split(separator: "<tbody>").last ?? "" == """
        <tr><th scope="row" rowspan="2">a1</th><td>b1</td></tr>\
        <tr class="covered"><td rowspan="2">b2</td></tr>\
        <tr><th scope="row">a3</th></tr></tbody></table></div>
        """
    )
  }

  @Test("Rows that may become blocks name the columns of their cells") func records() {
    let view = table.records()
    #expect(
      view.rendered(as: .html) == """
        <div class="scroll records" role="region" aria-label="Files &amp; folders" tabindex="0">\
        <table><caption>Files &amp; folders</caption><thead><tr><th scope="col">Name</th>\
        <th scope="col" class="text-trailing">Size</th></tr></thead><tbody>\
        <tr><th scope="row">a</th><td class="text-trailing" data-label="Size">12</td></tr>\
        <tr><th scope="row">b</th><td class="text-trailing" data-label="Size">30</td></tr></tbody>\
        <tfoot><tr><th scope="row">Sum</th><td class="text-trailing" data-label="Size">42</td></tr>\
        </tfoot></table></div>
        """
    )
    let redacted = view.redacted(reason: .placeholder).rendered(as: .html)
    #expect(redacted.ranges(of: "data-label").count == 3)
  }

  @Test("A row of at least three cells, one of them a sentence, becomes a record by itself")
  func sentences() {
    func html(_ count: Int) -> String {
      Table(["a"]) {
        for index in 1...count {
          TableColumn("\(index)") { Text($0) }._with { $0.isProse = index == 2 }
        }
      }
      .rendered(as: .html)
    }
    #expect(
      html(3) == """
        <div class="scroll records" role="group" aria-label="Table" tabindex="0"><table><thead><tr>\
        <th scope="col">1</th><th scope="col">2</th><th scope="col">3</th></tr></thead>\
        <tbody><tr><th scope="row">a</th><td class="text">a</td><td data-label="3">a</td></tr>\
        </tbody></table></div>
        """
    )
    #expect(!html(2).contains("records"))
  }

  @Test("A table in the cell of a framed table has lines instead of a frame") func framedInCell() {
    let inner = Table([1]) { TableColumn("A") { Text("\($0)") } }.tableBorder(.rounded)
    let outer = Table([1]) { TableColumn("B") { _ in inner } }.tableBorder(.rounded)
    let tables = outer.rendered(as: .html).matches(of: /<table[^>]*>/).map(\.output)
    #expect(tables == ["<table>", "<table class=\"lines-square\">"])
  }

  @Test("A second table of the same caption is not a landmark, and attributes go to the table")
  func landmarks() {
    let table = Table([1]) { TableColumn("A") { Text("\($0)") } }.caption("C")
    let content = """
      <thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td>1</td></tr></tbody>
      """
    #expect(
      _Pair(table, table.id("t")).rendered(as: .html) == """
        <div class="scroll" role="region" aria-label="C" tabindex="0"><table>\
        <caption>C</caption>\(content)</table></div>\
        <div class="scroll" role="group" aria-label="C" tabindex="0"><table id="t">\
        <caption>C</caption>\(content)</table></div>
        """
    )
  }
}
