public import DiptychViews

/// A chart of marks: blocks and dots in a terminal, an SVG in a page.
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
/// The marks and modifiers have the names of Swift Charts. A page draws the chart at any width with
/// words of the same size, and has a table of the data below it; Markdown and text that is read
/// aloud have a sentence and that table.
///
/// Modifiers such as ``DiptychViews/View/chartXAxis(_:)`` may stand on the chart or on a view
/// around it.
public struct Chart: PrimitiveView, Sendable {
  private let title: String
  private let marks: MarkGroups

  /// Creates a chart of marks.
  ///
  /// - Parameters:
  ///   - title: The title; without one the chart is named by its axes.
  ///   - content: The marks.
  @inlinable
  public init<C: ChartContent>(_ title: String = "", @ChartContentBuilder content: () -> C) {
    var marks = _ChartMarks()
    content()._append(to: &marks)
    self.init(title: title, marks: marks.groups())
  }

  /// Creates a chart with marks for each element.
  ///
  /// - Parameters:
  ///   - title: The title; without one the chart is named by its axes.
  ///   - data: The elements.
  ///   - content: The marks of an element.
  @inlinable
  public init<Data: Sequence, C: ChartContent>(
    _ title: String,
    _ data: Data,
    @ChartContentBuilder content: (Data.Element) -> C
  ) {
    var marks = _ChartMarks(expectedCount: data.underestimatedCount)
    for element in data { content(element)._append(to: &marks) }
    self.init(title: title, marks: marks.groups())
  }

  /// Creates a chart with marks for each element, which is named by its axes.
  @inlinable
  public init<Data: Sequence, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: (Data.Element) -> C
  ) {
    self.init("", data, content: content)
  }

  @usableFromInline
  init(title: String, marks: MarkGroups) {
    self.title = title
    self.marks = marks
  }

  /// The problems of marks that can't be drawn: values of two kinds on an axis, values that are not
  /// finite, and others.
  ///
  /// Problems that come from a modifier, such as a domain that does not fit its axis, or zero on a
  /// logarithmic one, are only in the output.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the number of marks.
  public var problems: [ChartProblem] { scene(ChartSettings()).problems }

  /// The CSS of charts, for a page that is streamed.
  ///
  /// The rules of a whole page are collected while it is rendered. The head of a streamed page is
  /// sent before, so a program gives streamed pages with charts the rules by a theme:
  ///
  /// ```swift
  /// page.theme(try Theme.standard.rules(Chart.stylesheet))
  /// ```
  public static var stylesheet: String { ChartRules.css }

  func scene(_ settings: ChartSettings) -> ChartScene {
    var builder = SceneBuilder(marks, settings)
    return builder.scene(title: title)
  }

  @inline(never)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var settings = EnvironmentValues.current.chartSettings
    settings.words = EnvironmentValues.current.words.charts
    let scene = view.scene(settings)
    if let map = scene.heatMap {
      let view = ChartHeatMap(map, scene.problems, scene.words)
      return ChartHeatMap._render(view, into: &renderer)
    }
    renderer.figure(ChartFigure(scene: scene))
  }
}
