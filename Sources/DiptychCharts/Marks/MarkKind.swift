/// A kind of mark, such as a bar or a line.
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
