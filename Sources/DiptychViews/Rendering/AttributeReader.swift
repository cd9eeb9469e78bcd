/// A sink that keeps the value of one attribute of an HTML element.
struct AttributeReader: _AttributeSink {
  private let name: StaticString
  private let packedName: UInt128
  /// The value of the attribute, or nil if the element does not have it.
  private(set) var value: String?

  init(name: StaticString) {
    self.name = name
    packedName = _ElementRole.packed(name)
  }

  /// Whether a name is the name of the attribute to keep.
  private func isRead(_ name: StaticString) -> Bool {
    let packed = _ElementRole.packed(name)
    return packed == packedName && (packed != 0 || "\(name)" == "\(self.name)")
  }

  mutating func attribute(_ name: StaticString, _ value: String) {
    if isRead(name) { self.value = value }
  }

  mutating func attribute(_ name: StaticString, _ value: String, as kind: _AttributeKind) {
    switch kind {
    case .classes, .furtherClasses:
      attribute(name, isRead(name) ? self.value.map { "\($0) \(value)" } ?? value : value)
    default: textAttribute(name, value, as: kind)
    }
  }

  mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {
    if "\(prefix)\(key)" == "\(name)" { self.value = String(value) }
  }
}

extension Attributes {
  /// Returns the value of an attribute, or nil if the element does not have it.
  ///
  /// A renderer for a format other than HTML reads the attributes that it can use:
  ///
  /// ```swift
  /// if let address = attributes["href"] { beginLink(address) }
  /// ```
  ///
  /// The value of a boolean attribute is empty. Classes are joined with spaces.
  ///
  /// - Complexity: O(*n*) in the number of attributes.
  public subscript(name: StaticString) -> String? {
    var reader = AttributeReader(name: name)
    Self._write(self, into: &reader)
    return reader.value
  }

  /// Returns the value of an attribute, or nil if the element does not have it.
  @usableFromInline
  package static func value(of name: StaticString, in attributes: consuming Self) -> String? {
    attributes[name]
  }
}
