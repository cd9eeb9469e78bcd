/// A kind of a mark.
public enum MarkKind: UInt8, Hashable, Sendable {
  /// A ``BarMark``.
  case bar
  /// A ``LineMark``.
  case line
  /// An ``AreaMark``.
  case area
  /// A ``PointMark``.
  case point
  /// A ``RuleMark``.
  case rule
  /// A ``RectangleMark``.
  case rectangle
  /// A ``SectorMark``.
  case sector

  /// The name of the mark in code.
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
