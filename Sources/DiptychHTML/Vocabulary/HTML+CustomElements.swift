public import DiptychViews

extension HTML {
  /// Creates a custom element.
  ///
  /// ```swift
  /// HTML.element("user-card", .attribute("variant", "wide")) { Text("Ada") }
  /// ```
  ///
  /// becomes `<user-card variant="wide">Ada</user-card>`. Other formats render it like a `span`.
  ///
  /// - Parameters:
  ///   - name: A valid custom element name of HTML, such as `user-card`. It starts with a letter,
  ///     contains a hyphen and no uppercase letters, and is not a name of SVG or MathML such as
  ///     `font-face`. If the name is invalid, a debug build stops. A release build writes a `span`
  ///     instead, and `validate()` reports the name. For an element of HTML, use its own member,
  ///     such as `HTML.div`.
  ///   - attributes: Global attributes, and attributes of the element, see
  ///     ``Attribute/attribute(_:_:)``.
  ///   - content: The content of the element.
  /// - Returns: The element.
  @inlinable
  public static func element<Content: View>(
    _ name: StaticString,
    _ attributes: Attribute<AnyTag>...,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) -> Element<AnyTag, _AttributeList<AnyTag>, Content> {
    let tag = CustomTag(checked: name, attributes)
    return Element(tag.name, tag.attributes, content())
  }
}

/// A custom element name that was checked, with the attributes of the element.
@usableFromInline
struct CustomTag: Sendable {
  @usableFromInline let name: StaticString
  @usableFromInline let attributes: HTML._AttributeList<HTML.AnyTag>

  /// Creates a tag.
  ///
  /// An invalid name becomes `span`, with an attribute that marks the element for a validation.
  init(_ name: StaticString, _ attributes: [HTML.Attribute<HTML.AnyTag>]) {
    let isValid = CustomElementName.isValid(name.description)
    let mark = HTML.Attribute<HTML.AnyTag>(name, CustomElementName.mark, .keyed)
    self.name = isValid ? name : "span"
    self.attributes = HTML._AttributeList(isValid ? attributes : [mark] + attributes)
  }

  /// Creates a tag.
  ///
  /// A debug build stops if the name is invalid.
  @usableFromInline
  init(checked name: StaticString, _ attributes: [HTML.Attribute<HTML.AnyTag>]) {
    assert(
      CustomElementName.isValid(name.description),
      HTMLProblem.Kind.refusal(ofElement: name.description)
    )
    self.init(name, attributes)
  }
}

extension HTML {
  /// Creates a custom element, and does not stop a debug build if the name is invalid.
  package static func uncheckedElement<Content: View>(
    _ name: StaticString,
    _ attributes: [Attribute<AnyTag>],
    _ content: consuming Content
  ) -> Element<AnyTag, _AttributeList<AnyTag>, Content> {
    let tag = CustomTag(name, attributes)
    return Element(tag.name, tag.attributes, content)
  }
}

/// The rules for the names of custom elements.
enum CustomElementName {
  /// The value of the keyed attribute that marks an element whose name is invalid.
  static let mark = "element"

  /// The names with a hyphen that SVG and MathML define.
  private static let taken = Set(
    names: """
      annotation-xml color-profile font-face font-face-src font-face-uri font-face-format
      font-face-name missing-glyph
      """
  )

  /// Whether a name has the form of a custom element name, but SVG or MathML defines it.
  static func isReserved(_ name: String) -> Bool { taken.contains(name) }

  /// Whether a name is a valid custom element name.
  ///
  /// HTML Living Standard, 4.13.3: a PotentialCustomElementName is
  /// `[a-z] (PCENChar)* '-' (PCENChar)*`.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, first.isLetter, first == first.lowercased else {
      return false
    }
    return name.utf8.contains(UInt8(ascii: "-")) && !taken.contains(name)
      && name.unicodeScalars.allSatisfy { isCharacter($0.value) }
  }

  /// Whether a scalar is a PCENChar.
  private static func isCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2E, 0x30...0x39, 0x5F, 0x61...0x7A, 0xB7, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x37D,
      0x37F...0x1FFF, 0x200C...0x200D, 0x203F...0x2040, 0x2070...0x218F, 0x2C00...0x2FEF,
      0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: false
    }
  }
}
