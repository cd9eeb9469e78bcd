public import DiptychViews

/// The marks of a content, with a changed style.
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
  /// Colours marks by series, and adds each series to the legend.
  ///
  /// Marks with equal values form a series. There is one exception: if the marks are rectangles and
  /// the value is a number, the number chooses one of five shades of the accent colour.
  @inlinable
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> _StyledChartContent<Self> {
    _StyledChartContent(self, .series(value.datum))
  }

  /// Gives marks the colour of a role, which is the meaning of a style in the theme.
  @inlinable
  public func foregroundStyle(_ role: Role) -> _StyledChartContent<Self> {
    _StyledChartContent(self, .role(role))
  }

  /// Places bars with different values beside each other instead of stacking them.
  @inlinable
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> _StyledChartContent<Self> {
    _StyledChartContent(self, .position(value.datum))
  }

  /// Sets the shape of a line, or of the edge of an area, between two points.
  @inlinable
  public func interpolationMethod(_ method: InterpolationMethod) -> _StyledChartContent<Self> {
    _StyledChartContent(self, .interpolation(method))
  }

  /// Writes the text of a view beside each mark.
  ///
  /// If there is no room for the text at a mark, the text is left out.
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
