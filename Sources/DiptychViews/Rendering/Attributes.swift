/// Receives the attributes of an element one by one.
///
/// Only ``attribute(_:_:)`` is required.
public protocol AttributeSink {
  /// A name and its value, which is text.
  mutating func attribute(_ name: StaticString, _ value: String)

  /// A name and its value, of some kind. Default: text, or what a key is made of.
  mutating func attribute(_ name: StaticString, _ value: String, as kind: AttributeKind)

  /// A name made from a prefix and a key, such as `data-key`. Default: nothing.
  mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring)
}

/// What the value of an attribute is.
public enum AttributeKind: UInt8, Hashable, Sendable {
  /// Text.
  case text
  /// Classes, separated by spaces. Those of one element are joined.
  case classes
  /// A URL, of which only some schemes are allowed.
  case url
  /// Nothing: that the attribute is there means true.
  case boolean
  /// `key=value`, and the name is a prefix.
  case keyed
  /// URLs separated by white space.
  case urls
  /// URLs of images, each with a descriptor or without, separated by commas.
  case imageCandidates
  /// Seconds, and perhaps a semicolon and a URL: when a page is left, and where to.
  case refresh
  /// Classes that are joined with those of the attribute just before.
  case furtherClasses
  /// Nothing: the attribute is left out.
  case absent
}

extension AttributeSink {
  public mutating func attribute(
    _ name: StaticString,
    _ value: String,
    as kind: AttributeKind
  ) {
    textAttribute(name, value, as: kind)
  }

  /// An attribute of some kind as text, or as what a key is made of.
  mutating func textAttribute(_ name: StaticString, _ value: String, as kind: AttributeKind) {
    switch kind {
    case .text, .classes, .furtherClasses, .url, .urls, .imageCandidates: attribute(name, value)
    case .boolean: attribute(name, "")
    case .keyed: keyedAttribute(name, value)
    case .refresh:
      attribute("http-equiv", "refresh")
      attribute(name, value)
    case .absent: break
    }
  }

  @inlinable
  public mutating func attribute(_ prefix: StaticString, key: Substring, _ value: Substring) {}

  /// An attribute whose key stands before its value; nothing if there is no key.
  package mutating func keyedAttribute(_ prefix: StaticString, _ value: String) {
    guard let separator = value.utf8.firstIndex(of: UInt8(ascii: "=")) else { return }
    attribute(prefix, key: value[..<separator], value[value.utf8.index(after: separator)...])
  }
}

/// The attributes of an element, as a type: no array, no existential, no allocation.
public protocol Attributes {
  /// Hands the attributes to a sink, in order.
  static func _write<S: AttributeSink>(_ attributes: consuming Self, into sink: inout S)
}

/// No attributes.
public struct NoAttributes: Attributes, Sendable {
  /// Creates an empty list of attributes.
  @inlinable
  @inline(__always)
  public init() {}

  @inlinable
  @inline(__always)
  public static func _write<S: AttributeSink>(_ attributes: consuming Self, into sink: inout S) {}
}

/// One attribute.
public struct Attribute: Attributes, Sendable {
  @usableFromInline let name: StaticString
  @usableFromInline let value: String

  /// Creates an attribute from a name and a value.
  @inlinable
  @inline(__always)
  public init(_ name: StaticString, _ value: String) {
    self.name = name
    self.value = value
  }

  @inlinable
  @inline(__always)
  public static func _write<S: AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    sink.attribute(attributes.name, attributes.value)
  }
}

/// Two lists of attributes, one after the other.
public struct AttributePair<First: Attributes, Second: Attributes>: Attributes {
  @usableFromInline let first: First
  @usableFromInline let second: Second

  /// Creates a list from two.
  @inlinable
  @inline(__always)
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  @inlinable
  @inline(__always)
  public static func _write<S: AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    First._write(attributes.first, into: &sink)
    Second._write(attributes.second, into: &sink)
  }
}

extension AttributePair: Sendable where First: Sendable, Second: Sendable {}
