import DiptychViews

/// The type of an element of SVG or MathML.
///
/// Their vocabularies are not part of the kit. A tag of your own, or ``/DiptychViews/Raw``, says what stands in an
/// ``HTML/svg`` or a ``HTML/math``:
///
/// ```swift
/// enum Circle: ForeignTag { static var name: StaticString { "circle" } }
/// let circle = HTML.ElementName<Circle>()
/// HTML.svg(.viewBox("0 0 10 10"), .aria("hidden", "true")) {
///   circle(.attribute("cx", "5"), .attribute("cy", "5"), .attribute("r", "4")) {}
/// }
/// ```
public protocol ForeignTag: HTMLTag {}

extension HTML.Attribute where Tag: ForeignTag {
  /// An attribute of the other vocabulary.
  ///
  /// `href`, `xlink:href` and `src` are URLs, of which only some schemes are allowed, and so are the
  /// values between which an animation moves. Code is left out: event handlers (`on...`), `style`
  /// and what is no name; a debug build stops to say so.
  public static func attribute(_ name: StaticString, _ value: String) -> Self {
    let key = name.description.lowercased()
    switch key {
    case "href", "xlink:href", "src": return Self(name, value, .url)
    case "from", "to", "by", "values": return Self(name, value).when(isHarmless(animation: value))
    default: break
    }
    let isAllowed = isName(key) && key != "style" && !key.hasPrefix("on")
    assert(isAllowed, "the attribute \"\(name)\" is left out: it is code, or no name")
    return Self(name, value).when(isAllowed)
  }
}

/// Whether none of the values of an animation leads where no link may.
private func isHarmless(animation values: String) -> Bool {
  let parts = values.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }
  return parts.allSatisfy(Destination.isAllowed)
}

/// Whether a string is a name of an attribute that needs no quotation and no escape.
private func isName(_ name: String) -> Bool {
  !name.isEmpty
    && name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: ":"), UInt8(ascii: "."):
        true
      default: false
      }
    }
}
