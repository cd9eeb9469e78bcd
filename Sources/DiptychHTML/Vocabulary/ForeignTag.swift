/// The type of an element of SVG or MathML.
///
/// Diptych has no functions for these vocabularies. The content of an ``HTML/svg`` or a
/// ``HTML/math`` is made of tags of your own with attributes given by their names (see
/// ``HTML/Attribute/attribute(_:_:)``), or of ``/DiptychViews/Raw``:
///
/// ```swift
/// enum Circle: ForeignTag { static var name: StaticString { "circle" } }
/// let circle = HTML.ElementName<Circle>()
/// HTML.svg(.viewBox("0 0 10 10"), .aria("hidden", "true")) {
///   circle(.attribute("cx", "5"), .attribute("cy", "5"), .attribute("r", "4")) {}
/// }
/// ```
public protocol ForeignTag: HTMLTag {}
