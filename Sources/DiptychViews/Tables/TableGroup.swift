/// The kind of a group of rows in a table.
package enum TableGroup {
  case head
  case body
  case foot

  /// Creates the kind of an element of HTML.
  package init(_ name: StaticString) {
    switch name.description {
    case "thead": self = .head
    case "tfoot": self = .foot
    default: self = .body
    }
  }
}
