/// A kind of mark, such as a bar or a line.
public enum MarkKind: UInt8, Hashable, Sendable {
  /// The mark is a ``BarMark``.
  case bar
  /// The mark is a ``LineMark``.
  case line
  /// The mark is an ``AreaMark``.
  case area
  /// The mark is a ``PointMark``.
  case point
  /// The mark is a ``RuleMark``.
  case rule
  /// The mark is a ``RectangleMark``.
  case rectangle
  /// The mark is a ``SectorMark``.
  case sector

  /// The name of the mark's type, such as `BarMark`.
  public var name: String {
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

  /// The default stacking of the marks.
  @usableFromInline var stacking: MarkStackingMethod {
    self == .bar || self == .area ? .standard : .unstacked
  }
}
