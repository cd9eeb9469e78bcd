import Diptych

/// A view with a parameter far outside the usual range.
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
