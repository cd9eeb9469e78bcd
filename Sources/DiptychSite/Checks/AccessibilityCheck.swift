import DiptychAccessibility

/// The rules of a page that everybody can read, as far as its markup shows.
struct AccessibilityCheck {
  private(set) var problems: [AccessibilityProblem] = []
  private var lastLevel: Int?
  /// Whether a heading has level 1; headings of a sidebar may stand before it.
  private var hasFirstHeading = false

  init(_ tree: MarkupTree) {
    for child in AccessibilityTree(tree).children { check(child) }
    if !hasFirstHeading { problems.append(.noFirstHeading) }
    for node in tree.nodes {
      guard let image = node.element, image.name == "img", !image.isDescribed else { continue }
      problems.append(.unnamedImage(source: image["src"] ?? ""))
    }
  }

  private mutating func check(_ child: AccessibilityNode.Child) {
    guard case .node(let node) = child else { return }
    switch node.role {
    case .heading: checkHeading(node)
    case .link where node.name.isEmpty:
      let address = node.properties.first { $0.name == "url" }?.value
      problems.append(.unnamedLink(destination: address ?? ""))
    case .button, .textbox, .checkbox, .radio, .combobox, .searchbox, .slider, .spinbutton,
      .listbox, .switch:
      if node.name.isEmpty { problems.append(.unnamedControl(role: node.role.rawValue)) }
    case .table where !node.hasHeaders: problems.append(.tableWithoutHeaders)
    default: break
    }
    for child in node.children { check(child) }
  }

  private mutating func checkHeading(_ node: AccessibilityNode) {
    guard let level = node.level else { return }
    if let last = lastLevel, level > last + 1 {
      problems.append(.skippedLevel(heading: node.name, level: level, after: last))
    }
    if level == 1 { hasFirstHeading = true }
    lastLevel = level
  }
}

extension MarkupElement {
  /// Whether an image has a description, or an empty one since it needs none.
  fileprivate var isDescribed: Bool {
    ["alt", "aria-label", "aria-labelledby", "title"].contains(where: has)
      || self["aria-hidden"] == "true" || ["none", "presentation"].contains(self["role"])
  }
}

extension AccessibilityNode {
  /// Whether a cell of a table is a title of its row or its column.
  fileprivate var hasHeaders: Bool {
    if role == .columnheader || role == .rowheader { return true }
    return children.contains { child in
      if case .node(let node) = child { node.hasHeaders } else { false }
    }
  }

  /// The level of a heading.
  fileprivate var level: Int? {
    states.lazy.compactMap { state in
      state.hasPrefix("level=") ? Int(state.dropFirst("level=".count)) : nil
    }.first
  }
}
