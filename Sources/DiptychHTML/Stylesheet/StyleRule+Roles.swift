import DiptychViews

// Rules for roles. The name of a role is its class. Its colour is a variable of the page, or else
// the variable of the parent role.
extension StyleRule {
  static func role(_ role: Role) -> StyleRule {
    StyleRule(role: role, ClassName(role.className), property: "color")
  }

  static func roleBackground(_ role: Role) -> StyleRule {
    StyleRule(role: role, ClassName("on-", .word(role.className)), property: "background")
  }
}

extension Role {
  /// The class of text in the role, which is also the name of the role's variable.
  var className: StaticString {
    switch self {
    case .text: "ink"
    case .secondary: "soft"
    case .accent: "accent"
    case .onAccent: "on-accent"
    case .background: "ground"
    case .secondaryBackground: "sunken"
    case .border: "line"
    case .edge: "edge"
    case .info: "info"
    case .success: "success"
    case .warning: "warning"
    case .danger: "danger"
    case .added: "added"
    case .removed: "removed"
    case .link: "link"
    case .code: "code"
    case .identifier: "identifier"
    case .person: "person"
    case .label: "label"
    case .value: "value"
    case .tableHeader: "table-header"
    case .track: "track"
    case .marker: "marker"
    case .heading1: "heading-1"
    case .heading2: "heading-2"
    case .heading3: "heading-3"
    case .heading4: "heading-4"
    case .heading5: "heading-5"
    case .heading6: "heading-6"
    case .keyword: "keyword"
    case .type: "type"
    case .string: "string"
    case .number: "number"
    case .comment: "comment"
    }
  }

  /// The CSS value of the role's colour: its variable, or else the variable of its parent.
  var variable: String {
    guard let parent else { return "var(--\(className))" }
    return "var(--\(className), \(parent.variable))"
  }
}
