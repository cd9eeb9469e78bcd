/// The type of an element of SVG or MathML.
///
/// Diptych has no functions for the elements in an ``HTML/svg`` or an ``HTML/math``. Declare tags
/// for these elements, and set their attributes by name, see ``HTML/Attribute/attribute(_:_:)``.
/// You can also write the content as markup, with ``/DiptychViews/Raw``.
///
/// ```swift
/// enum Circle: ForeignTag { static var name: StaticString { "circle" } }
/// let circle = HTML.ElementName<Circle>()
/// HTML.svg(.viewBox("0 0 10 10"), .aria("hidden", "true")) {
///   circle(.attribute("cx", "5"), .attribute("cy", "5"), .attribute("r", "4")) {}
/// }
/// ```
public protocol ForeignTag: HTMLTag {}
