import Diptych
import DiptychANSI
import DiptychCharts

extension RandomTree {
  /// Returns a component of the look.
  mutating func component(_ content: some View, _ one: AnyView) -> AnyView {
    let title = string()
    let status = any([Status.info, .success, .warning, .danger])
    switch number(below: 15) {
    case 0: return node(Badge(title, status: status))
    case 1: return node(Pathname(title + "/" + string()))
    case 2:
      return node(
        Callout(title, status: status) {
          content
        } actions: {
          one
        }
      )
    case 3: return node(ContentUnavailableView(title) { content })
    case 4:
      return node(
        Facts {
          LabeledContent(title) { one }
          content
          LabeledContent("B", value: title)
        }
      )
    case 5:
      return node(
        Stats {
          Stat(title, value: string(), note: { one })
          Stat("B", value: "2", note: title)
          content
        }
      )
    case 6:
      return node(
        Navigation(title) {
          Link(title, destination: "/a").current()
          content
        }
      )
    case 7:
      return node(
        Breadcrumbs {
          content
          Text(verbatim: title)
        }
      )
    case 8:
      hasBars = true
      let segments = (0..<number(below: 4)).map { _ in
        BarSegment(number(below: 9), role: any([.added, .removed, .accent]))
      }
      return node(SegmentedBar(title, segments))
    case 9:
      hasBars = true
      let rows = (0..<number(below: 4)).map { "\($0)" + title }
      let columns = (0..<number(below: 4)).map { "\($0)" }
      let values = rows.map { _ in columns.map { _ in number(below: 9) } }
      return node(
        HeatMap(title, rows: rows, columns: columns, values: values, caption: any([nil, title]))
      )
    case 10: return node(TerminalScreenshot(title, width: 5 + number(below: 20)) { one })
    case 11: return node(Diff(from: title, to: string()))
    case 12: return node(TableOfContents(of: one, levels: 1...(1 + number(below: 6))))
    case 13:
      return node(Panel(title, subtitle: text(), footer: text()) { content })
    default:
      let language = any(["swift", "sh", "console", "json", "diff"])
      return node(CodeBlock(title + "\n" + string(), language: language))
    }
  }
}
