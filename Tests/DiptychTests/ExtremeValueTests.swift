import Diptych
import DiptychMarkdown
import Testing

/// Tests values that no author writes by intention, but that data may contain.
@Suite("Extreme values")
struct ExtremeValueTests {
  @Test("They are drawn in every format", arguments: ExtremeView.allCases)
  func everyFormat(extreme: ExtremeView) {
    let view = extreme.view
    let lines = view.rendered(as: .text(width: 30)).split(separator: "\n")
    #expect(lines.allSatisfy { CellWidth.of($0) <= 30 })
    #expect(!view.rendered(as: .text(width: .max)).isEmpty)
    #expect(!view.rendered(as: .text()).isEmpty)
    #expect(!view.rendered(as: .plain).isEmpty)
    #expect(!view.rendered(as: .markdown).isEmpty)
    let page = Document(title: "p", language: "en") { view }.rendered(as: .html)
    #expect(!page.contains("nan") && !page.contains("inf,"))
  }

  @Test("A frame is as wide as it says")
  func frames() {
    let frame = Text("a").frame(maxWidth: 1500, alignment: .trailing)
    #expect(frame.rendered(as: .text(width: 3000)).count == 1021 + 1)
  }

  @Test("A maximum holds for columns that take the rest, or a part")
  func columnLimits() {
    let table = Table(["x"]) {
      TableColumn("A") { Text($0) }.width(max: 8).flexible()
      TableColumn("B") { Text($0) }.width(max: 6).width(fraction: 0.5)
      TableColumn("C") { Text($0) }.flexible()
    }
    #expect(
      table.rendered(as: .text(width: 40)) == """
        ┌──────────┬────────┬──────────────────┐
        │ A        │ B      │ C                │
        ├──────────┼────────┼──────────────────┤
        │ x        │ x      │ x                │
        └──────────┴────────┴──────────────────┘

        """
    )
  }

  @Test("What may not be read is not, however many styles there are")
  func redaction() {
    let view = VStack {
      ForEach(0..<66_000, id: \.self) { Link("a", destination: "/\($0)") }
      Text("SECRET").redacted(reason: .placeholder)
    }
    #expect(view.rendered(as: .text(width: 9, color: .ansi16)).suffix(7) == "▒▒▒▒▒▒\n")
    let label = Text("x").accessibilityLabel("SECRET").redacted(reason: .placeholder)
    #expect(
      label.rendered(as: .html) == #"<p><span class="redacted" aria-hidden="true">▒</span></p>"#
    )
  }

  @Test("Nothing is drawn of a table without titles and rows")
  func emptyTable() {
    for border in [TableBorder.square, .horizontal, .none] {
      let table = Table([Int]()) { TableColumn("") { Text("\($0)") } }.tableBorder(border)
      #expect(table.rendered(as: .text(width: 40)) == "")
    }
  }

  @Test("Each row keeps a cell of its own")
  func coveredRows() {
    let table = Table(1...3) { TableColumn("") { Text("\($0)") }.rowSpan { _ in 2 } }
    #expect(
      table.rendered(as: .html)
        == "<table><tbody><tr><td>1</td></tr><tr><td>2</td></tr><tr><td>3</td></tr></tbody></table>"
    )
    let pairs = Table(1...3) {
      TableColumn("") { Text("a\($0)") }.rowSpan { $0 == 1 ? 3 : 1 }
      TableColumn("") { Text("b\($0)") }.rowSpan { $0 == 2 ? 2 : 1 }
    }
    #expect(
      pairs.rendered(as: .html) == """
        <table><tbody><tr><td rowspan="3">a1</td><td>b1</td></tr><tr><td>b2</td></tr>\
        <tr><td>b3</td></tr></tbody></table>
        """
    )
  }

  @Test("What stands beside a text that terminals draw in other ways is put in its column")
  func layers() {
    let view = ZStack(alignment: .trailing) {
      Text("❤️aaaaaaaa")
      Text("|")
    }
    let format = TextFormat(width: 20, options: .absoluteColumns)
    #expect(view.rendered(as: format) == "❤️aaaaaaa\u{1B}[10G|\n")
  }
}

/// A view with an extreme parameter.
enum ExtremeView: CaseIterable, Sendable {
  case spacer, spacing, sparkline, range, progress, gauge, start, element, column, limits, cells

  var view: AnyView {
    let texts = ForEach(0..<9, id: \.self) { Text("\($0)") }
    switch self {
    case .spacer:
      return AnyView(
        HStack {
          Spacer(minLength: .max)
          Text("a")
        }
      )
    case .spacing: return AnyView(HStack(spacing: .max) { texts })
    case .sparkline:
      let values: [Double] = [1e308, -1e308, 0, .nan, .infinity]
      return AnyView(Sparkline("s", values: values))
    case .range:
      let range: ClosedRange<Double> = -.infinity ... .infinity
      return AnyView(Sparkline("s", values: [0, 1], in: range))
    case .progress: return AnyView(ProgressView(value: Double.infinity, total: .infinity))
    case .gauge: return AnyView(Gauge("g", value: Double.nan))
    case .start: return AnyView(List(.ordered, start: .max) { texts })
    case .element: return AnyView(HTML.ol(.start(.max)) { HTML.li { texts } })
    case .column:
      return AnyView(
        Table([0]) {
          TableColumn("a") { Text("\($0)") }.width(.max)
          TableColumn("b") { Text("\($0)") }.width(fraction: .nan)
          TableColumn("c") { Text("\($0)") }.width(fraction: 1).priority(.max)
          TableColumn("d") { Text("\($0)") }.columnSpan { _ in .max }.rowSpan { _ in .max }
        }
      )
    case .limits: return AnyView(Text("a").frame(minWidth: 5000, maxWidth: 5000))
    case .cells:
      return AnyView(
        HTML.table {
          HTML.tr {
            ForEach(0..<9, id: \.self) { cell in HTML.td(.colspan(1000)) { Text("\(cell)") } }
          }
        }
      )
    }
  }
}
