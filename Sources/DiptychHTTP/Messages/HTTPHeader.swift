/// A field of the head of a request or of a response.
package struct HTTPHeader: Hashable, Sendable {
  package let name: String
  package let value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
