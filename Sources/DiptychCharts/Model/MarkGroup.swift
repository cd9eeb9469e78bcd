/// The marks of one kind and style, in columns.
@usableFromInline
struct MarkGroup: Sendable {
  @usableFromInline let kind: MarkKind
  @usableFromInline let style: MarkStyle
  /// The places on both axes.
  @usableFromInline var places = MarkPlaces()
  /// The ends on the x axis; empty if the marks have none.
  @usableFromInline var xEnds: [Double] = []
  /// The ends on the y axis; empty if the marks have none.
  @usableFromInline var yEnds: [Double] = []
  /// The numbers that give rectangles their steps; empty if there are none.
  @usableFromInline var weights: [Double] = []
  /// The words at marks, by the position of the mark.
  @usableFromInline var annotations: [Int: Annotation] = [:]

  /// Which places the marks have.
  let parts: Parts

  init(kind: MarkKind, style: MarkStyle, parts: Parts = .point) {
    self.kind = kind
    self.style = style
    self.parts = parts
  }

  /// The places on the x axis.
  var xs: MarkColumn { places.xs }
  /// The places on the y axis.
  var ys: MarkColumn { places.ys }

  /// The number of infinite places and ends.
  var infiniteCount: Int {
    places.infiniteCount + xEnds.count(where: \.isInfinite) + yEnds.count(where: \.isInfinite)
  }

  /// The places that a mark can have; those of a group have the same, as columns have no gaps.
  struct Parts: OptionSet, Hashable {
    let rawValue: UInt8
    static let x = Parts(rawValue: 1)
    static let y = Parts(rawValue: 2)
    static let xEnd = Parts(rawValue: 4)
    static let yEnd = Parts(rawValue: 8)
    static let point: Parts = [.x, .y]
  }

  /// The kind, the style and the places.
  struct Key: Hashable {
    let kind: MarkKind
    let style: MarkStyle
    let parts: Parts
  }

  var key: Key { Key(kind: kind, style: style, parts: parts) }
}

/// Words at a mark.
@usableFromInline
struct Annotation: Hashable, Sendable {
  @usableFromInline let text: String
  @usableFromInline let position: AnnotationPosition
}
