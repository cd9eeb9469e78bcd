/// An element of an accessibility outline, with its role, its name and its content.
package struct AccessibilityNode: Hashable, Sendable {
  /// A part of an element's content: another element or a text.
  package enum Child: Hashable, Sendable {
    case node(AccessibilityNode)
    case text(String)
  }

  package let role: AccessibilityRole
  /// The name, which may be empty.
  package let name: String
  /// The states, such as `checked` or `level=2`.
  package let states: [String]
  /// The properties that are on separate lines of the outline, such as the address of a link.
  package var properties: [Property] = []
  package var children: [Child] = []

  /// A property of an element.
  package struct Property: Hashable, Sendable {
    package let name: String
    package let value: String
  }
}
