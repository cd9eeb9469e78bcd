/// A receiver of the attributes of an element, which are passed to it one by one.
///
/// Only ``attribute(_:_:)`` is required.
public protocol _AttributeSink {
  /// Receives an attribute whose value is text.
  mutating func attribute(_ name: StaticString, _ value: String)

  /// Receives an attribute with a value of the given kind.
  ///
  /// The default ignores an attribute of the kind `_AttributeKind.absent`, passes an attribute of
  /// the kind `_AttributeKind.keyed` to ``attribute(_:key:_:)``, and passes every other attribute
  /// to ``attribute(_:_:)``.
  mutating func attribute(_ name: StaticString, _ value: String, as kind: _AttributeKind)

  /// Receives an attribute whose name consists of a prefix and a key, such as `data-` and `id` in
  /// `data-id`.
  ///
  /// Default: nothing.
  mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring)
}

/// The kind of an attribute's value.
public enum _AttributeKind: Hashable, Sendable {
  /// Text.
  case text
  /// Classes, separated by spaces.
  ///
  /// All classes of an element become one `class` attribute.
  case classes
  /// A URL. The ``LinkPolicy`` decides whether its scheme is allowed.
  case url
  /// No value: the presence of the attribute means true.
  case boolean
  /// A value of the form `key=value`; the name of the attribute is a prefix of the key.
  ///
  /// For example, the name `data-` and the value `id=7` become the attribute `data-id="7"`.
  case keyed
  /// URLs separated by white space.
  case urls
  /// URLs of images with optional descriptors, separated by commas, as in `srcset`.
  case imageCandidates
  /// The content of `<meta http-equiv="refresh">`, such as `5; url=next.html`: the seconds until
  /// the browser reloads the page, or opens the given URL.
  case refresh
  /// Classes that are added to the classes of the preceding attribute.
  case furtherClasses
  /// An attribute that is left out of the output, such as `hidden` of an element that is not
  /// hidden.
  case absent
  /// A URL of an image or an icon.
  ///
  /// The ``LinkPolicy`` decides whether its scheme is allowed, and may also allow a `data:` URL.
  case imageURL
}

extension _AttributeSink {
  public mutating func attribute(_ name: StaticString, _ value: String, as kind: _AttributeKind) {
    textAttribute(name, value, as: kind)
  }

  /// Passes an attribute on as text, or as a prefix, a key and a value if its kind is `keyed`.
  package mutating func textAttribute(
    _ name: StaticString,
    _ value: String,
    as kind: _AttributeKind
  ) {
    switch kind {
    case .text, .classes, .furtherClasses, .url, .urls, .imageURL, .imageCandidates:
      attribute(name, value)
    case .boolean: attribute(name, "")
    case .keyed: keyedAttribute(name, value)
    case .refresh:
      attribute("http-equiv", "refresh")
      attribute(name, value)
    case .absent: break
    }
  }

  @_alwaysEmitIntoClient
  public mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {}

  /// Receives a keyed attribute; a value without `=` is ignored.
  package mutating func keyedAttribute(_ prefix: StaticString, _ value: String) {
    guard let separator = value.utf8.firstIndex(of: UInt8(ascii: "=")) else { return }
    attribute(prefix, key: value[..<separator], value[value.utf8.index(after: separator)...])
  }
}

/// The attributes of an element.
///
/// Each list of attributes has its own concrete type, so it needs no array of existential values
/// and no allocation.
public protocol Attributes {
  /// Passes the attributes to a sink, in order.
  static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S)
}

/// An empty list of attributes.
public struct _NoAttributes: Attributes, Sendable {
  /// Creates an empty list of attributes.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init() {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {}
}

/// An attribute with a name and a value.
public struct Attribute: Attributes, Sendable {
  @usableFromInline let name: StaticString
  @usableFromInline let value: String

  /// Creates an attribute from a name and a value.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ name: StaticString, _ value: String) {
    self.name = name
    self.value = value
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    sink.attribute(attributes.name, attributes.value)
  }
}

/// Two lists of attributes, one after the other.
public struct _AttributePair<First: Attributes, Second: Attributes>: Attributes {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// Creates a list of attributes from two lists.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    write(attributes.first, attributes.second, into: &sink)
  }

  // One call takes both lists, so that each is destroyed by itself. A struct of more than six words
  // is otherwise destroyed through its metadata, which costs as much as writing an attribute.
  @_alwaysEmitIntoClient
  @inline(__always)
  static func write<S: _AttributeSink>(
    _ first: consuming First,
    _ second: consuming Second,
    into sink: inout S
  ) {
    First._write(first, into: &sink)
    Second._write(second, into: &sink)
  }
}

extension _AttributePair: Sendable where First: Sendable, Second: Sendable {}

/// A sink that keeps the value of one attribute of an HTML element.
struct AttributeReader: _AttributeSink {
  private let name: String
  /// The value of the attribute, or nil if the element does not have it.
  private(set) var value: String?

  init(name: StaticString) { self.name = name.description }

  /// Whether a name is the name of the attribute to keep.
  private func isRead(_ name: StaticString) -> Bool { name.description == self.name }

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
    if "\(prefix)\(key)" == name { self.value = String(value) }
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

extension Set<String> {
  /// Creates a set of names from one text, where white space separates the names.
  ///
  /// A literal of as many strings would take longer to compile than all code that uses the set.
  // In the client, because programs that only print text need no such set.
  @_alwaysEmitIntoClient
  package init(names: String) {
    self.init(names.split { $0 == " " || $0 == "\n" }.map { String($0) })
  }
}
