/// The marks of one kind and style, in columns.
@usableFromInline
struct MarkGroup: Sendable {
  @usableFromInline let kind: MarkKind
  @usableFromInline let style: MarkStyle
  /// The places on the x axis: numbers, seconds since 2001, or positions of categories; NaN for none.
  @usableFromInline var xs: [Double] = []
  /// The places on the y axis.
  @usableFromInline var ys: [Double] = []
  /// The ends on the x axis; empty if the marks have none.
  @usableFromInline var xEnds: [Double] = []
  /// The ends on the y axis; empty if the marks have none.
  @usableFromInline var yEnds: [Double] = []
  /// The numbers that give rectangles their steps; empty if there are none.
  @usableFromInline var weights: [Double] = []
  /// The words at marks, by the position of the mark.
  @usableFromInline var annotations: [Int: Annotation] = [:]

  @usableFromInline
  init(kind: MarkKind, style: MarkStyle) {
    self.kind = kind
    self.style = style
  }

  /// The kind and the style.
  struct Key: Hashable {
    let kind: MarkKind
    let style: MarkStyle
  }

  var key: Key { Key(kind: kind, style: style) }
}

/// Words at a mark.
@usableFromInline
struct Annotation: Hashable, Sendable {
  @usableFromInline let text: String
  @usableFromInline let position: AnnotationPosition
}
