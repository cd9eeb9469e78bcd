/// An element: its name and its attributes.
package struct MarkupElement: Hashable, Sendable {
  /// The name, in lower case.
  package let name: String
  /// The attributes in their order, each name once.
  package let attributes: [MarkupAttribute]

  /// Returns the value of an attribute.
  package subscript(_ name: String) -> String? {
    attributes.first { $0.name == name }?.value
  }

  /// Whether the element has an attribute.
  package func has(_ name: String) -> Bool {
    attributes.contains { $0.name == name }
  }
}
