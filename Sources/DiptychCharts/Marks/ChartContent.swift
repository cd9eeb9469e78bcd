/// A type of content in a chart: a mark, or a combination of marks.
public protocol ChartContent {
  /// Adds the marks of the content to a chart.
  func _append(to marks: inout _ChartMarks)
}

/// The result builder for the content of a chart.
@resultBuilder
public enum _ChartContentBuilder {
  @inlinable
  public static func buildExpression<C: ChartContent>(_ content: C) -> C { content }

  @inlinable
  public static func buildBlock() -> _EmptyChartContent { _EmptyChartContent() }

  @inlinable
  public static func buildPartialBlock<C: ChartContent>(first: C) -> C { first }

  @inlinable
  public static func buildPartialBlock<First: ChartContent, Second: ChartContent>(
    accumulated: First,
    next: Second
  ) -> _ChartContentPair<First, Second> {
    _ChartContentPair(first: accumulated, second: next)
  }

  @inlinable
  public static func buildOptional<C: ChartContent>(_ content: C?) -> _ChartContentList<C> {
    _ChartContentList(contents: content.map { [$0] } ?? [])
  }

  @inlinable
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    first: First
  ) -> _EitherChartContent<First, Second> {
    .first(first)
  }

  @inlinable
  public static func buildEither<First: ChartContent, Second: ChartContent>(
    second: Second
  ) -> _EitherChartContent<First, Second> {
    .second(second)
  }

  @inlinable
  public static func buildArray<C: ChartContent>(_ contents: [C]) -> _ChartContentList<C> {
    _ChartContentList(contents: contents)
  }
}

/// Chart content without marks.
public struct _EmptyChartContent: ChartContent {
  @usableFromInline
  init() {}

  @inlinable
  public func _append(to marks: inout _ChartMarks) {}
}

/// A pair of chart contents.
///
/// The second content is drawn in front of the first content.
public struct _ChartContentPair<First: ChartContent, Second: ChartContent>: ChartContent {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  @inlinable
  init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  public func _append(to marks: inout _ChartMarks) {
    first._append(to: &marks)
    second._append(to: &marks)
  }
}

/// The chart contents that a loop, or an `if` without `else`, has built.
public struct _ChartContentList<Content: ChartContent>: ChartContent {
  @usableFromInline let contents: [Content]

  @inlinable
  init(contents: [Content]) { self.contents = contents }

  @inlinable
  public func _append(to marks: inout _ChartMarks) {
    for content in contents { content._append(to: &marks) }
  }
}

/// The chart content of one branch of an `if` with `else` or of a `switch`.
public enum _EitherChartContent<First: ChartContent, Second: ChartContent>: ChartContent {
  case first(First)
  case second(Second)

  @inlinable
  public func _append(to marks: inout _ChartMarks) {
    switch self {
    case .first(let content): content._append(to: &marks)
    case .second(let content): content._append(to: &marks)
    }
  }
}

/// A kind of mark, such as a bar or a line.
@usableFromInline
enum MarkKind: UInt8, Hashable, Sendable {
  case bar, line, area, point, rule, rectangle, sector

  /// The name of the mark's type, such as `BarMark`.
  var name: String {
    switch self {
    case .bar: "BarMark"
    case .line: "LineMark"
    case .area: "AreaMark"
    case .point: "PointMark"
    case .rule: "RuleMark"
    case .rectangle: "RectangleMark"
    case .sector: "SectorMark"
    }
  }
}

/// The kind and the values of a mark.
@usableFromInline
struct PlottedMark {
  let kind: MarkKind
  let x: NamedDatum?
  let y: NamedDatum?
  let xEnd: NamedDatum?
  let yEnd: NamedDatum?
  let stacking: MarkStackingMethod

  @usableFromInline
  init(
    _ kind: MarkKind,
    x: NamedDatum? = nil,
    y: NamedDatum? = nil,
    xEnd: NamedDatum? = nil,
    yEnd: NamedDatum? = nil,
    stacking: MarkStackingMethod = .unstacked
  ) {
    self.kind = kind
    self.x = x
    self.y = y
    self.xEnd = xEnd
    self.yEnd = yEnd
    self.stacking = stacking
  }
}
