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
  /// The rules are those of the attribute of the same name that every element has; in an animation
  /// the values between which it moves may not lead where no link may.
  public static func attribute(_ name: StaticString, _ value: String) -> Self {
    switch name.description.lowercased() {
    case "from", "to", "by", "values": Self(name, value).when(isHarmless(animation: value))
    default: checked(open(name, value), name)
    }
  }
}

/// Whether none of the values of an animation leads where no link may.
private func isHarmless(animation values: String) -> Bool {
  let parts = values.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }
  return parts.allSatisfy(Destination.isAllowed)
}
