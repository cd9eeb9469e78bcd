/// An element of the outline, with its role, its name and its content.
package struct AccessibilityNode: Hashable, Sendable {
  /// A part of an element; they are in reading order.
  package enum Child: Hashable, Sendable {
    case node(AccessibilityNode)
    case text(String)
  }

  package let role: AccessibilityRole
  /// The name, which may be empty.
  package let name: String
  /// The states, as `checked` or `level=2`.
  package let states: [String]
  /// The properties on lines of their own: the address of a link, the placeholder of a field.
  package var properties: [Property] = []
  package var children: [Child] = []

  /// A property of an element.
  package struct Property: Hashable, Sendable {
    package let name: String
    package let value: String
  }
}
