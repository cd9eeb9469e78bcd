/// The marker of a block.
enum Marker: UInt8 {
  /// It hides something.
  case collapsed
  /// It shows what it could hide.
  case expanded
  /// It is still to be done.
  case unchecked
  case checked

  init(of node: Node) { self = Marker(rawValue: node.flags) ?? .collapsed }

  /// Whether it stands in the place of a bullet.
  var isBox: Bool { self == .unchecked || self == .checked }

  var text: StaticString {
    switch self {
    case .collapsed: "▸"
    case .expanded: "▾"
    case .unchecked: "☐"
    case .checked: "☑"
    }
  }

  var asciiText: StaticString {
    switch self {
    case .collapsed: ">"
    case .expanded: "v"
    case .unchecked: "[ ]"
    case .checked: "[x]"
    }
  }
}
