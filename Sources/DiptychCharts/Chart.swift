public import DiptychViews

/// A chart that is drawn with characters in a terminal and as SVG in a page.
///
/// ```swift
/// Chart(months) {
///   BarMark(x: .value("Month", $0.name), y: .value("Commits", $0.count))
/// }
/// .chartHeight(8)
/// ```
///
/// ```text
/// Commits
/// 100▔
///
///                 █████       ▁▁▁▁▁
///  50▔            █████ ▃▃▃▃▃ █████
///           ▇▇▇▇▇ █████ █████ █████ ▄▄▄▄▄
///     ▆▆▆▆▆ █████ █████ █████ █████ █████
///   0▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔▔
///      Jan   Feb   Mar   Apr   May   Jun
/// ```
///
/// The marks and modifiers have the same names as in Swift Charts. In a page, the chart is as wide
/// as its container, its text does not scale with the width, and a table of the data is below the
/// chart. In Markdown and for screen readers, a sentence about the data and the same table replace
/// the chart.
///
/// Modifiers such as ``DiptychViews/View/chartXAxis(_:)`` can be applied to the chart or to a view
/// that contains it.
public struct Chart: _PrimitiveView, Sendable {
  private let title: String
  private let marks: MarkGroups

  /// Creates a chart of marks.
  ///
  /// - Parameters:
  ///   - title: The title. If it is empty, screen readers read the names of the axes instead.
  ///   - content: The marks.
  @inlinable
  public init<C: ChartContent>(_ title: String = "", @_ChartContentBuilder content: () -> C) {
    var marks = _ChartMarks()
    content()._append(to: &marks)
    self.init(title: title, marks: marks.groups())
  }

  /// Creates a chart with a title and with marks for each element.
  ///
  /// - Parameters:
  ///   - title: The title. If it is empty, screen readers read the names of the axes instead.
  ///   - data: The elements.
  ///   - content: A closure that returns the marks of an element.
  @inlinable
  public init<Data: Sequence, C: ChartContent>(
    _ title: String,
    _ data: Data,
    @_ChartContentBuilder content: (Data.Element) -> C
  ) {
    var marks = _ChartMarks(expectedCount: data.underestimatedCount)
    for element in data { content(element)._append(to: &marks) }
    self.init(title: title, marks: marks.groups())
  }

  /// Creates a chart with marks for each element and without a title.
  @inlinable
  public init<Data: Sequence, C: ChartContent>(
    _ data: Data,
    @_ChartContentBuilder content: (Data.Element) -> C
  ) {
    self.init("", data, content: content)
  }

  @usableFromInline
  init(title: String, marks: MarkGroups) {
    self.title = title
    self.marks = marks
  }

  /// The reasons why some marks can't be drawn, such as values that are not finite.
  ///
  /// The list does not contain problems that a modifier causes, such as negative values on a
  /// logarithmic scale. The rendered chart shows such problems.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of marks.
  public var problems: [ChartProblem] { scene(ChartSettings()).problems }

  /// The CSS rules of charts and heat maps, for a page with a stylesheet file.
  ///
  /// Any other page contains the rules that its views need. Add the rules to the theme of the page:
  ///
  /// ```swift
  /// page.theme(try Theme.standard.rules(Chart.stylesheet))
  /// ```
  public static var stylesheet: String {
    [ChartRules.rules, HeatMapPage.rules].map(\.ownCSS).joined(separator: "\n")
  }

  func scene(_ settings: ChartSettings) -> ChartScene {
    var builder = SceneBuilder(marks, settings)
    return builder.scene(title: title)
  }

  @inline(never)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    var settings = EnvironmentValues.current.chartSettings
    settings.words = EnvironmentValues.current.labels
    settings.chartLabels = EnvironmentValues.current.chartLabels
    let scene = view.scene(settings)
    if let map = scene.heatMap {
      let view = ChartHeatMap(map: map, problems: scene.problems)
      return ChartHeatMap._render(view, into: &renderer)
    }
    renderer.figure(ChartFigure(scene: scene))
  }
}

/// A chart for renderers, with a drawing for each medium.
struct ChartFigure: _Figure {
  let scene: ChartScene

  var page: ChartPage { ChartPage(scene: scene) }

  static var rules: _FigureRules { ChartRules.rules }

  var terminal: _TerminalFigure { TextChart(scene).figure }

  var words: ChartDescription { ChartDescription(scene: scene) }

  var redacted: ChartFigure {
    var scene = scene
    scene.isRedacted = true
    return ChartFigure(scene: scene)
  }
}

/// A chart that is a heat map, followed by the problems of marks that can't be drawn.
struct ChartHeatMap: View {
  let map: HeatMap
  let problems: [ChartProblem]

  var body: some View {
    if problems.isEmpty {
      map
    } else {
      VStack {
        map
        ForEach(problems, id: \.self) { problem in
          Paragraph { problem.note }.hangingIndent(2)
        }
      }
    }
  }
}
