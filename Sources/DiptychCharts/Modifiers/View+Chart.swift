public import DiptychViews

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension View {
  // MARK: Axes

  /// Shows or hides the x axis of the charts in this view.
  public func chartXAxis(_ visibility: ChartVisibility) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.x.isHidden = visibility == .hidden }
  }

  /// Shows or hides the y axis of the charts in this view.
  public func chartYAxis(_ visibility: ChartVisibility) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.y.isHidden = visibility == .hidden }
  }

  /// Sets the grid lines, ticks and labels of the x axis of the charts in this view.
  public func chartXAxis(content: () -> AxisMarks) -> _ChartSettingsView<Self> {
    let marks = content()
    return _ChartSettingsView(self) { $0.x.marks = marks }
  }

  /// Sets the grid lines, ticks and labels of the y axis of the charts in this view.
  public func chartYAxis(content: () -> AxisMarks) -> _ChartSettingsView<Self> {
    let marks = content()
    return _ChartSettingsView(self) { $0.y.marks = marks }
  }

  /// Sets the label of the x axis of the charts in this view.
  ///
  /// The default label is the name of the values, such as `Commits` in `.value("Commits", 12)`. In
  /// a terminal, an axis of dates or of categories has no default label. An empty text removes the
  /// label.
  public func chartXAxisLabel(_ label: String) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.x.label = label }
  }

  /// Sets the label of the y axis of the charts in this view.
  ///
  /// The default label is the name of the values, such as `Commits` in `.value("Commits", 12)`. An
  /// empty text removes the label.
  public func chartYAxisLabel(_ label: String) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.y.label = label }
  }

  // MARK: Scales

  /// Sets the domain and the scale type of the x axis of the charts in this view.
  ///
  /// - Parameters:
  ///   - domain: The range of values that the axis shows.
  ///   - type: The type of the scale: linear or logarithmic.
  /// - Returns: A view whose charts have this domain and scale.
  public func chartXScale(
    domain: _ChartScaleDomain = .automatic,
    type: _ScaleType = .linear
  ) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) {
      $0.x.domain = domain
      $0.x.type = type
    }
  }

  /// Sets the domain and the scale type of the y axis of the charts in this view.
  ///
  /// - Parameters:
  ///   - domain: The range of values that the axis shows.
  ///   - type: The type of the scale: linear or logarithmic.
  /// - Returns: A view whose charts have this domain and scale.
  public func chartYScale(
    domain: _ChartScaleDomain = .automatic,
    type: _ScaleType = .linear
  ) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) {
      $0.y.domain = domain
      $0.y.type = type
    }
  }

  /// Sets the lowest and the highest value of the x axis of the charts in this view.
  public func chartXScale<Value: Plottable & Comparable>(
    domain: ClosedRange<Value>,
    type: _ScaleType = .linear
  ) -> _ChartSettingsView<Self> {
    chartXScale(domain: _ChartScaleDomain(domain), type: type)
  }

  /// Sets the lowest and the highest value of the y axis of the charts in this view.
  public func chartYScale<Value: Plottable & Comparable>(
    domain: ClosedRange<Value>,
    type: _ScaleType = .linear
  ) -> _ChartSettingsView<Self> {
    chartYScale(domain: _ChartScaleDomain(domain), type: type)
  }

  /// Sets the order of the categories on the x axis.
  ///
  /// Categories that are not in `domain` follow in the order of the data.
  public func chartXScale<Value: Plottable>(domain: [Value]) -> _ChartSettingsView<Self> {
    chartXScale(domain: _ChartScaleDomain(domain))
  }

  /// Sets the order of the categories on the y axis.
  ///
  /// Categories that are not in `domain` follow in the order of the data.
  public func chartYScale<Value: Plottable>(domain: [Value]) -> _ChartSettingsView<Self> {
    chartYScale(domain: _ChartScaleDomain(domain))
  }

  // MARK: Series

  /// Sets the order of the series, and the role that determines the colour of each series.
  public func chartForegroundStyleScale(
    _ roles: KeyValuePairs<String, Role>
  ) -> _ChartSettingsView<Self> {
    let roles = roles.map { (name: $0.key, role: Optional($0.value)) }
    return _ChartSettingsView(self) { $0.seriesRoles = roles }
  }

  /// Sets the order of the series.
  ///
  /// The first series gets the first colour of the palette, and so on.
  public func chartForegroundStyleScale(domain: [String]) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.seriesRoles = domain.map { ($0, nil) } }
  }

  /// Shows or hides the legend of the charts in this view.
  public func chartLegend(_ visibility: ChartVisibility) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) {
      $0.hasLegend = visibility == .automatic ? nil : visibility == .visible
    }
  }

  /// Sets the place of the legend of the charts in this view.
  public func chartLegend(position: ChartLegendPosition) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.legendPosition = position }
  }

  // MARK: Size and time

  /// Sets the height of the charts in this view, in lines of text.
  ///
  /// The height includes the axes. A number below 3 counts as 3, and a number above 500 as 500.
  public func chartHeight(_ lines: Int) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.height = min(max(lines, 3), 500) }
  }

  /// Sets the calendar and the time zone for dates in the charts of this view.
  ///
  /// The default is the Gregorian calendar in UTC, so that a chart looks the same everywhere.
  public func chartCalendar(_ calendar: Calendar) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.calendar = calendar }
  }
}

extension _ChartScaleDomain {
  init<Value: Plottable>(_ range: ClosedRange<Value>) {
    self.init([range.lowerBound, range.upperBound])
  }

  init<Value: Plottable>(_ values: [Value]) {
    includesZero = nil
    self.values = values.map(\.primitivePlottable.plottedDatum)
  }
}

/// The visibility of an axis or a legend of a chart.
public enum ChartVisibility: UInt8, Hashable, Sendable {
  /// The chart decides whether the axis or the legend is shown.
  case automatic
  /// The axis or the legend is shown.
  case visible
  /// The axis or the legend is hidden.
  case hidden
}

/// The place of a chart's legend.
public enum ChartLegendPosition: UInt8, Hashable, Sendable {
  /// The legend is below the chart.
  case bottom
  /// The legend is above the chart.
  case top
}

/// A view that changes a setting of the charts in its content.
public struct _ChartSettingsView<Content: View>: _PrimitiveView {
  private let content: Content
  private let change: (inout ChartSettings) -> Void

  init(_ content: Content, _ change: @escaping (inout ChartSettings) -> Void) {
    self.content = content
    self.change = change
  }

  private func bound<Result>(_ render: (Content) -> Result) -> Result {
    var values = EnvironmentValues.current
    change(&values.chartSettings)
    return EnvironmentValues.$current.withValue(values) { render(content) }
  }

  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    view.bound { Content._render($0, into: &renderer) }
  }

  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    view.bound { Content._renderChildren($0, into: &renderer) }
  }

  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    view.bound { _kind(ofContent: $0, levels: levels) }
  }
}

/// The settings that modifiers have made for a chart.
struct ChartSettings: Sendable {
  var x = AxisSettings()
  var y = AxisSettings()
  /// Whether the chart has a legend, or nil if it depends on the number of series.
  var hasLegend: Bool?
  /// The place of the legend.
  var legendPosition = ChartLegendPosition.bottom
  /// The order of the series, and the roles that give them colours.
  var seriesRoles: [(name: String, role: Role?)] = []
  /// The height of the plot with its axes, in lines.
  var height: Int?
  /// The calendar of dates.
  var calendar = Calendar.utc
  /// The words and separators of numbers in the language of the program.
  var words = Labels()
  var chartLabels = ChartLabels()
}

extension EnvironmentValues {
  private enum ChartSettingsKey: EnvironmentKey {
    static var defaultValue: ChartSettings { ChartSettings() }
  }

  /// The settings that the modifiers of a chart have made.
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

extension Calendar {
  /// The Gregorian calendar in UTC, so that a chart looks the same everywhere.
  static let utc: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
