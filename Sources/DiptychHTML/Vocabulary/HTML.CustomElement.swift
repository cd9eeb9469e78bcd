public import DiptychViews

extension HTML {
  /// A custom element: what ``element(_:_:content:)`` returns.
  public struct CustomElement<Content: View>: PrimitiveView {
    @usableFromInline let tag: CustomTag
    @usableFromInline let content: Content

    @inlinable
    init(_ tag: CustomTag, _ content: consuming Content) {
      self.tag = tag
      self.content = content
    }

    @inlinable
    public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      renderer.element(view.tag.name, view.tag.attributes, view.content)
    }
  }

  /// Creates a custom element.
  ///
  /// ```swift
  /// HTML.element("user-card", .attribute("variant", "wide")) { Text("Ada") }
  /// ```
  ///
  /// becomes `<user-card variant="wide">Ada</user-card>`. Other formats draw it as they
  /// draw a `span`.
  ///
  /// - Parameters:
  ///   - name: The name, a valid custom element name of HTML: it starts with a letter, has a hyphen,
  ///     and no upper case, as in `user-card`, and is not one of SVG or MathML, as `font-face`. The elements of HTML are functions, which know what
  ///     may stand in them. With any other name the element is a `span`, `validate()` says so, and a
  ///     debug build stops.
  ///   - attributes: Its attributes: those of every element, and any others by their names.
  ///   - content: Its content.
  /// - Returns: The element.
  @inlinable
  public static func element<Content: View>(
    _ name: StaticString,
    _ attributes: Attribute<AnyTag>...,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) -> CustomElement<Content> {
    CustomElement(CustomTag(checked: name, attributes), content())
  }
}

extension HTML.CustomElement: Sendable where Content: Sendable {}

/// A name that was checked, and the attributes beside it.
@usableFromInline
struct CustomTag: Sendable {
  @usableFromInline let name: StaticString
  @usableFromInline let attributes: HTML.AttributeList<HTML.AnyTag>

  /// Takes a name if it is one of a custom element; else `span`, with a mark that says so.
  init(_ name: StaticString, _ attributes: [HTML.Attribute<HTML.AnyTag>]) {
    let isValid = CustomElementName.isValid(name.description)
    let mark = HTML.Attribute<HTML.AnyTag>(name, CustomElementName.mark, .keyed)
    self.name = isValid ? name : "span"
    self.attributes = HTML.AttributeList(isValid ? attributes : [mark] + attributes)
  }

  /// Takes a name; a debug build stops if it is not one.
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
  /// Creates a custom element without a stop for a name that is none.
  package static func uncheckedElement<Content: View>(
    _ name: StaticString,
    _ attributes: [Attribute<AnyTag>],
    _ content: consuming Content
  ) -> CustomElement<Content> {
    CustomElement(CustomTag(name, attributes), content)
  }
}

/// The names that HTML leaves to authors.
enum CustomElementName {
  /// The value of the keyed attribute that marks an element whose name is none.
  static let mark = "element"

  /// Names with a hyphen that SVG and MathML have.
  private static let taken: Set<String> = [
    "annotation-xml", "color-profile", "font-face", "font-face-src", "font-face-uri",
    "font-face-format", "font-face-name", "missing-glyph",
  ]

  /// Whether a name looks like that of a custom element, and is one of SVG or MathML.
  static func isReserved(_ name: String) -> Bool { taken.contains(name) }

  /// Whether a name is a valid custom element name.
  ///
  /// Of HTML, 4.13.3: a PotentialCustomElementName is `[a-z] (PCENChar)* '-' (PCENChar)*`.
  static func isValid(_ name: String) -> Bool {
    guard let first = name.utf8.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first)
    else {
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
