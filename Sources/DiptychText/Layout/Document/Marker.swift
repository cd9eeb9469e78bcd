/// A marker before the first line of a block.
enum Marker: UInt8 {
  /// The marker of a group whose content is hidden.
  case collapsed
  /// The marker of a group whose content is shown.
  case expanded
  /// The box of a task that is not done.
  case unchecked
  case checked

  init(of node: Node) { self = Marker(rawValue: node.flags) ?? .collapsed }

  /// Whether the marker is a box, which replaces the bullet of an item.
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
