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

  /// Sets the marks of the x axis.
  public func chartXAxis(content: () -> AxisMarks) -> _ChartSettingsView<Self> {
    let marks = content()
    return _ChartSettingsView(self) { $0.x.marks = marks }
  }

  /// Sets the marks of the y axis.
  public func chartYAxis(content: () -> AxisMarks) -> _ChartSettingsView<Self> {
    let marks = content()
    return _ChartSettingsView(self) { $0.y.marks = marks }
  }

  /// Sets the words at the x axis; by default they are the name of its values.
  ///
  /// In a terminal, an axis of dates or of categories has no words by default. An empty text
  /// removes the words.
  public func chartXAxisLabel(_ label: String) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.x.label = label }
  }

  /// Sets the words at the y axis; by default they are the name of its values.
  public func chartYAxisLabel(_ label: String) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.y.label = label }
  }

  // MARK: Scales

  /// Sets the scale of the x axis.
  ///
  /// - Parameters:
  ///   - domain: The values that the axis reaches over.
  ///   - type: The mapping of numbers to places.
  /// - Returns: A view whose charts have the scale.
  public func chartXScale(
    domain: ChartScaleDomain = .automatic,
    type: ScaleType = .linear
  ) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) {
      $0.x.domain = domain
      $0.x.type = type
    }
  }

  /// Sets the scale of the y axis.
  ///
  /// - Parameters:
  ///   - domain: The values that the axis reaches over.
  ///   - type: The mapping of numbers to places.
  /// - Returns: A view whose charts have the scale.
  public func chartYScale(
    domain: ChartScaleDomain = .automatic,
    type: ScaleType = .linear
  ) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) {
      $0.y.domain = domain
      $0.y.type = type
    }
  }

  /// Sets the first and the last value of the x axis.
  public func chartXScale<Value: Plottable & Comparable>(
    domain: ClosedRange<Value>,
    type: ScaleType = .linear
  ) -> _ChartSettingsView<Self> {
    chartXScale(domain: ChartScaleDomain(domain), type: type)
  }

  /// Sets the first and the last value of the y axis.
  public func chartYScale<Value: Plottable & Comparable>(
    domain: ClosedRange<Value>,
    type: ScaleType = .linear
  ) -> _ChartSettingsView<Self> {
    chartYScale(domain: ChartScaleDomain(domain), type: type)
  }

  /// Sets the categories of the x axis and their order.
  public func chartXScale<Value: Plottable>(domain: [Value]) -> _ChartSettingsView<Self> {
    chartXScale(domain: ChartScaleDomain(domain))
  }

  /// Sets the categories of the y axis and their order.
  public func chartYScale<Value: Plottable>(domain: [Value]) -> _ChartSettingsView<Self> {
    chartYScale(domain: ChartScaleDomain(domain))
  }

  // MARK: Series

  /// Sets the order of the series and the roles that give them colours.
  public func chartForegroundStyleScale(
    _ roles: KeyValuePairs<String, Role>
  ) -> _ChartSettingsView<Self> {
    let roles = roles.map { (name: $0.key, role: Optional($0.value)) }
    return _ChartSettingsView(self) { $0.seriesRoles = roles }
  }

  /// Sets the order of the series, which have the colours of the palette in that order.
  public func chartForegroundStyleScale(domain: [String]) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.seriesRoles = domain.map { ($0, nil) } }
  }

  /// Shows or hides the legend of the charts in this view.
  public func chartLegend(_ visibility: ChartVisibility) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) {
      $0.hasLegend = visibility == .automatic ? nil : visibility == .visible
    }
  }

  /// Sets the place of the legend.
  public func chartLegend(position: ChartLegendPosition) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.legendPosition = position }
  }

  // MARK: Size and time

  /// Sets the height of the charts in this view, in lines: the plot with its axes.
  ///
  /// A number below 3 counts as 3, one above 500 as 500.
  public func chartHeight(_ lines: Int) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.height = min(max(lines, 3), 500) }
  }

  /// Sets the calendar, and with it the time zone, of the dates in the charts of this view.
  ///
  /// By default a chart has the Gregorian calendar in UTC, so that it is the same everywhere.
  public func chartCalendar(_ calendar: Calendar) -> _ChartSettingsView<Self> {
    _ChartSettingsView(self) { $0.calendar = calendar }
  }
}

extension ChartScaleDomain {
  init<Value: Plottable>(_ range: ClosedRange<Value>) {
    self.init([range.lowerBound, range.upperBound])
  }

  init<Value: Plottable>(_ values: [Value]) {
    includesZero = nil
    self.values = values.map(\.primitivePlottable.plottedDatum)
  }
}
