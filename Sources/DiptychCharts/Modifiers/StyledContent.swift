import DiptychContent
public import DiptychViews

/// Chart content whose marks have a changed style.
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
  /// Marks with equal values form a series. Rectangles with numbers are an exception: the number of
  /// a rectangle determines which of five shades of the accent colour the rectangle has.
  @inlinable
  public func foregroundStyle<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> _StyledChartContent<Self> {
    _StyledChartContent(self, .series(value.datum))
  }

  /// Draws marks in the colour that the theme defines for a role, such as `.warning`.
  @inlinable
  public func foregroundStyle(_ role: Role) -> _StyledChartContent<Self> {
    _StyledChartContent(self, .role(role))
  }

  /// Places bars side by side instead of stacking them.
  ///
  /// Bars with the same `value` have the same position and are still stacked.
  @inlinable
  public func position<Value: Plottable>(
    by value: PlottableValue<Value>
  ) -> _StyledChartContent<Self> {
    _StyledChartContent(self, .position(value.datum))
  }

  /// Sets the shape of lines, or of the edges of areas, between two points.
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
    _StyledChartContent(self, .annotation(Annotation(text: content().words(), position: position)))
  }
}

/// The place of an annotation relative to its mark.
public enum AnnotationPosition: UInt8, Hashable, Sendable {
  /// The annotation is above the mark.
  ///
  /// The annotation of a horizontal bar is after the end of the bar instead.
  case automatic
  /// The annotation is above the mark.
  case top
  /// The annotation is below the mark.
  case bottom
  /// The annotation is before the leading edge of the mark.
  case leading
  /// The annotation is after the trailing edge of the mark.
  case trailing
  /// The annotation is on the mark.
  case overlay
}
