/// Reads one attribute of an element of HTML, for a medium that is not HTML.
package struct AttributeReader: AttributeSink {
  private let name: UInt128
  /// The value, if the attribute is there.
  package private(set) var value: String?

  package init(name: StaticString) {
    self.name = ElementRole.packed(name)
  }

  package mutating func attribute(_ name: StaticString, _ value: String) {
    if ElementRole.packed(name) == self.name { self.value = value }
  }
}

extension Attributes {
  /// The value of an attribute, if it is there.
  @usableFromInline
  package static func value(of name: StaticString, in attributes: consuming Self) -> String? {
    var reader = AttributeReader(name: name)
    _write(attributes, into: &reader)
    return reader.value
  }
}

extension ElementRole {
  /// Whether a name is that of an image, which has a text that stands for it.
  @usableFromInline
  package static func isImage(_ name: StaticString) -> Bool { packed(name) == packed("img") }
}
