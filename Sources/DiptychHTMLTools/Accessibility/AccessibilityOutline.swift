import DiptychFiles

/// An accessibility outline of HTML: roles, names and states in reading order.
///
/// Its text is the aria snapshot of Playwright, a list in YAML.
package struct AccessibilityOutline: CustomStringConvertible, Sendable {
  /// The text, with a newline at the end of each line.
  package let description: String

  /// Creates the outline of a document, or of a part of one.
  package init(html: String) {
    self.init(AccessibilityTree(MarkupTree(html: html)))
  }

  /// Creates the outline of a tree.
  package init(_ tree: AccessibilityTree) {
    var lines = ""
    for child in tree.children { Self.write(child, depth: 0, to: &lines) }
    description = lines
  }

  /// The maximum length of a name.
  ///
  /// A longer name is left out, because the content has the same text.
  private static let longestName = 900

  private static func write(
    _ child: AccessibilityNode.Child,
    depth: Int,
    to lines: inout String
  ) {
    let indentation = String(repeating: "  ", count: depth)
    switch child {
    case .text(let text): lines += "\(indentation)- text: \(YAMLScalar.value(text))\n"
    case .node(let node):
      lines += "\(indentation)- \(YAMLScalar.key(key(of: node)))"
      if node.properties.isEmpty, case .text(let text)? = node.children.first,
        node.children.count == 1
      {
        lines += ": \(YAMLScalar.value(text))\n"
        return
      }
      lines += node.properties.isEmpty && node.children.isEmpty ? "\n" : ":\n"
      for property in node.properties {
        lines += "\(indentation)  - /\(property.name): \(YAMLScalar.value(property.value))\n"
      }
      for child in node.children { write(child, depth: depth + 1, to: &lines) }
    }
  }

  private static func key(of node: AccessibilityNode) -> String {
    let name =
      node.name.isEmpty || node.name.utf16.count > longestName
      ? "" : " \(node.name.quotedAsJSON())"
    return node.role.rawValue + name + node.states.map { " [\($0)]" }.joined()
  }
}
