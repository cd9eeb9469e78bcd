/// A tree of the roles, names, states and texts that a screen reader reads from markup.
///
/// Stylesheets are ignored, and only the attribute `style` is read. So the tree contains content
/// that a stylesheet hides, and lacks content that a stylesheet generates.
package struct AccessibilityTree: Sendable {
  /// The maximum depth.
  ///
  /// Deeper text is at the last level.
  static let maximumDepth = 64

  /// The elements and texts at the top.
  package private(set) var children: [AccessibilityNode.Child] = []

  /// Creates the tree of a document, or of a part of one.
  package init(_ tree: MarkupTree) {
    let markup = AccessibleMarkup(tree)
    var parts = Parts()
    for node in tree.children(of: markup.root) { Self.add(node, to: &parts, markup) }
    parts.endText()
    children = parts.children
  }

  /// The children of an element; adjacent texts are joined.
  private struct Parts {
    private(set) var children: [AccessibilityNode.Child] = []
    private var text = ""
    /// The number of elements around the children.
    let depth: Int
    /// Whether texts are left out, because they belong to a field that has a value.
    var isField = false

    init(depth: Int = 0) { self.depth = depth }

    mutating func add(_ text: String) { if !isField { self.text += text } }

    mutating func add(_ node: AccessibilityNode) {
      endText()
      children.append(.node(node))
    }

    mutating func endText() {
      let text = collapsed(text)
      self.text = ""
      if !text.isEmpty { children.append(.text(text)) }
    }
  }

  private static func add(_ node: Int, to parts: inout Parts, _ markup: AccessibleMarkup) {
    let isHidden = markup.isHidden(node)
    guard let element = markup.tree.element(node) else {
      if !isHidden, let text = markup.tree.text(node) { parts.add(text) }
      return
    }
    let isBlock = markup.isBlock(node) && !isHidden
    guard !isHidden, let role = markup.role(of: node), !role.isPresentational, role != .generic,
      parts.depth < maximumDepth
    else {
      if isBlock { parts.add(" ") }
      for child in markup.tree.children(of: node) { add(child, to: &parts, markup) }
      if isBlock { parts.add(" ") }
      return
    }
    parts.add(self.node(node, element, role, depth: parts.depth, markup))
  }

  private static func node(
    _ node: Int,
    _ element: MarkupElement,
    _ role: AccessibilityRole,
    depth: Int,
    _ markup: AccessibleMarkup
  ) -> AccessibilityNode {
    let name = role == .iframe ? "" : markup.name(of: node)
    var result = AccessibilityNode(
      role: role,
      name: name,
      states: ElementStates(markup: markup).states(of: node, element, role)
    )
    var parts = Parts(depth: depth + 1)
    if let type = element.inputType, !["checkbox", "file", "radio"].contains(type) {
      parts.add(ElementValue.text(of: node, in: markup.tree))
    } else if element.name == "textarea" {
      parts.add(ElementValue.text(of: node, in: markup.tree))
    } else if role != .iframe {
      parts.isField = role == .textbox
      for child in markup.tree.children(of: node) { add(child, to: &parts, markup) }
    }
    parts.isField = false
    parts.endText()
    // If the only child is a text that equals the name, the text is not repeated.
    result.children = parts.children == [.text(name)] ? [] : parts.children
    if role == .link, let url = markup.destination(of: node) {
      result.properties.append(.init(name: "url", value: url))
    }
    if role == .textbox, let placeholder = element["placeholder"], placeholder != name {
      result.properties.append(.init(name: "placeholder", value: placeholder))
    }
    return result
  }
}
