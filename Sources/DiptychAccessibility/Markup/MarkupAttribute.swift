/// An attribute of an element, with its character references replaced.
package struct MarkupAttribute: Hashable, Sendable {
  /// The name, in lower case.
  package let name: String
  /// The value; empty if the attribute has none.
  package let value: String
}
