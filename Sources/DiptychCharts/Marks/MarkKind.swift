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

  /// The default stacking of the marks.
  @usableFromInline var stacking: MarkStackingMethod {
    self == .bar || self == .area ? .standard : .unstacked
  }
}
