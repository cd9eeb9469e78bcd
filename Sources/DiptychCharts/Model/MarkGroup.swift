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
  /// The number of infinite places and ends.
  @usableFromInline var infiniteCount = 0
  /// The words at marks, by the position of the mark.
  @usableFromInline var annotations: [Int: Annotation] = [:]

  /// Which places the marks have.
  let places: Places

  init(kind: MarkKind, style: MarkStyle, places: Places = .point) {
    self.kind = kind
    self.style = style
    self.places = places
  }

  /// The places that a mark can have; those of a group have the same, as columns have no gaps.
  struct Places: OptionSet, Hashable {
    let rawValue: UInt8
    static let x = Places(rawValue: 1)
    static let y = Places(rawValue: 2)
    static let xEnd = Places(rawValue: 4)
    static let yEnd = Places(rawValue: 8)
    static let point: Places = [.x, .y]
  }

  /// The kind, the style and the places.
  struct Key: Hashable {
    let kind: MarkKind
    let style: MarkStyle
    let places: Places
  }

  var key: Key { Key(kind: kind, style: style, places: places) }
}

/// Words at a mark.
@usableFromInline
struct Annotation: Hashable, Sendable {
  @usableFromInline let text: String
  @usableFromInline let position: AnnotationPosition
}
