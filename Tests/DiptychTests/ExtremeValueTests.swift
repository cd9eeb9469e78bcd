import Diptych
import DiptychFormats
import Testing

/// Tests of values that nobody writes intentionally, but that data may contain.
@Suite("Extreme values") struct ExtremeValueTests {
  @Test("Extreme values are drawn in the panels and in Markdown", arguments: ExtremeView.allCases)
  func everyFormat(extreme: ExtremeView) {
    let view = extreme.view
    #expect(view.theme(.square).rendered(as: .text(width: 30)) == extreme.text)
    #expect(view.rendered(as: .markdown) == extreme.markdown)
    for width in [nil, Int.max] {
      let lines = view.theme(.square).rendered(as: .text(width: width)).split(separator: "\n")
      #expect(lines.map { CellWidth.of($0) } == extreme.widths(in: width))
    }
    #expect(view.rendered(as: HTMLFormat(stylesheet: .file(url: "/kit.css"))) == extreme.html)
    let page = Document(title: "p", language: "en") { view }.rendered(as: .html)
    #expect(!page.contains("nan") && !page.contains("inf,"))
  }

  @Test("A frame has its width, up to a limit") func frames() {
    let frame = Text("a").frame(maxWidth: 1500, alignment: .trailing)
    let line = frame.theme(.square).rendered(as: .text(width: 3000))
    #expect(line.count == 1501)
    let high = Text("a").frame(minHeight: 300)
    #expect(high.rendered(as: .text(width: 9)).count { $0 == "\n" } == 300)
  }

  @Test("A maximum holds for columns that take the rest, or a part") func columnLimits() {
    let table = Table(["x"]) {
      TableColumn("A") { Text($0) }.width(max: 8).flexible()
      TableColumn("B") { Text($0) }.width(max: 6).width(fraction: 0.5)
      TableColumn("C") { Text($0) }.flexible()
    }
    #expect(
      table.theme(.square).rendered(as: .text(width: 40)) == """
        ┌──────────┬────────┬──────────────────┐
        │ A        │ B      │ C                │
        ├──────────┼────────┼──────────────────┤
        │ x        │ x      │ x                │
        └──────────┴────────┴──────────────────┘

        """
    )
  }

  @Test("Redacted text stays hidden, however many styles it has") func redaction() {
    let color = Color(red: 9, green: 9, blue: 9)
    let view = VStack {
      Text("a").foregroundStyle(color)
      ForEach(0..<66_000, id: \.self) { number in
        Text("a").foregroundStyle(
          Color(
            red: 1 + UInt8(number >> 16),
            green: UInt8(number >> 8 & 255),
            blue: UInt8(number & 255)
          )
        )
      }
      // The style of its colour has a number, and none is left for that style where it is redacted.
      Text("SECRET").redacted(reason: .placeholder).foregroundStyle(color)
    }
    #expect(
      view.theme(.square).rendered(as: .text(width: 9, color: .trueColor)).suffix(7) == "▒▒▒▒▒▒\n"
    )
    let label = Text("x").accessibilityLabel("SECRET").redacted(reason: .placeholder)
    #expect(
      label.rendered(as: .html) == """
        <p role="status" aria-busy="true" aria-label="Loading…">\
        <span class="redacted" aria-hidden="true">▒</span></p>
        """
    )
  }

  @Test("A table without titles and rows draws nothing") func emptyTable() {
    for border in [TableBorder.square, .horizontal, .none] {
      let table = Table([Int]()) { TableColumn("") { Text("\($0)") } }.tableBorder(border)
      #expect(table.theme(.square).rendered(as: .text(width: 40)) == "")
    }
  }

  @Test("Each row has its own cell") func coveredRows() {
    let table = Table(1...3) { TableColumn("") { Text("\($0)") }.rowSpan { _ in 2 } }
    #expect(
      table.rendered(as: .html) == """
        <div class="scroll" role="group" aria-label="Table" tabindex="0"><table><tbody>\
        <tr><td>1</td></tr><tr><td>2</td></tr><tr><td>3</td></tr></tbody></table></div>
        """
    )
    let pairs = Table(1...3) {
      TableColumn("") { Text("a\($0)") }.rowSpan { $0 == 1 ? 3 : 1 }
      TableColumn("") { Text("b\($0)") }.rowSpan { $0 == 2 ? 2 : 1 }
    }
    #expect(
      pairs.rendered(as: .html) == """
        <div class="scroll" role="group" aria-label="Table" tabindex="0"><table><tbody>\
        <tr><th scope="row" rowspan="3">a1</th><td>b1</td></tr><tr class="covered"><td>b2</td></tr>\
        <tr class="covered"><td>b3</td></tr></tbody></table></div>
        """
    )
  }

  @Test("A view beside a text of contested width stands in its column") func layers() {
    let view = ZStack(alignment: .trailing) {
      Text("❤️aaaaaaaa")
      Text("|")
    }
    let format = TextFormat(width: 20, options: .absoluteColumns)
    #expect(view.rendered(as: format) == "❤️aaaaaaa\u{1B}[10G|\n")
  }
}
