public import DiptychViews

/// Marks with a style.
public struct _StyledChartContent<Content: ChartContent>: ChartContent {
  @usableFromInline let content: Content
  @usableFromInline let change: Change

  /// The change that a modifier makes.
  @usableFromInline
  enum Change: Sendable {
    case series(NamedDatum)
    case position(NamedDatum)
    case role(Role)
    case interpolation(InterpolationMethod)
    case annotation(Annotation)
  }

  @usableFromInline
  init(_ content: Content, _ change: Change) {
    self.content = content
    self.change = change
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) {
    let outer = marks.style
    let (weight, annotation) = (marks.weight, marks.annotation)
    switch change {
    case .series(let value): marks.setSeries(value)
    case .position(let value): marks.style.position = value.name
    case .role(let role): marks.style.role = role
    case .interpolation(let method): marks.style.interpolation = method
    case .annotation(let words): marks.annotation = words
    }
    content._append(to: &marks)
    if marks.style != outer { marks.style = outer }
    marks.weight = weight
    marks.annotation = annotation
  }
}

extension ChartContent {
  /// Gives marks the colour of a series, and an entry in the legend.
  ///
  /// A number gives rectangles one of five shades of the accent, and other marks a series.
  @inlinable
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> _StyledChartContent<Self> {
    _StyledChartContent(self, .series(value.datum))
  }

  /// Gives marks the colour of a role.
  @inlinable
  public func foregroundStyle(_ role: Role) -> _StyledChartContent<Self> {
    _StyledChartContent(self, .role(role))
  }

  /// Puts bars beside the bars of other values in the same band.
  @inlinable
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> _StyledChartContent<Self> {
    _StyledChartContent(self, .position(value.datum))
  }

  /// Sets the course of a line, or of the edge of an area, from one point to the next.
  @inlinable
  public func interpolationMethod(_ method: InterpolationMethod) -> _StyledChartContent<Self> {
    _StyledChartContent(self, .interpolation(method))
  }

  /// Puts the words of a view at each mark.
  ///
  /// Words that would touch others are left out; the table of the data has every value.
  public func annotation<V: View>(
    position: AnnotationPosition = .automatic,
    @ViewBuilder content: () -> V
  ) -> _StyledChartContent<Self> {
    _StyledChartContent(
      self,
      .annotation(Annotation(text: content().words(), position: position))
    )
  }
}
