/// A set of names, written as one text with white space between two names.
///
/// A literal of as many strings would take longer to compile than all code that uses the set.
package struct NameSet: Sendable, ExpressibleByStringLiteral {
  private let names: Set<String>

  package init(stringLiteral names: String) {
    self.names = Set(names.split { $0 == " " || $0 == "\n" }.map { String($0) })
  }

  /// Returns whether a name, of the same case, is one of the set.
  package func contains(_ name: String) -> Bool { names.contains(name) }
}
