/// The type of an element of SVG or MathML.
///
/// Their vocabularies are not part of the kit. A tag of your own with attributes by their names (see
/// ``HTML/Attribute/attribute(_:_:)``), or ``/DiptychViews/Raw``, says what stands in an
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
