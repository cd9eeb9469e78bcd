import DiptychViews

/// The symbols of points.
///
/// The first colours have symbols of different forms.
///
/// So series can be distinguished without colours.
enum PlotSymbol {
  /// The radius of a circle, in pixels.
  static let radius = "3.5"

  /// Draws a point at a place, which is a percentage or a number of pixels.
  ///
  /// The radius applies to a circle. A CSS rule of the group makes other forms smaller.
  static func draw<R: Renderer>(
    _ color: ChartColor,
    x: String,
    y: String,
    radius: String = radius,
    title: String?,
    into renderer: inout R
  ) {
    var attributes = SVGAttributes(class: color.classes("dot"))
    guard case .series(let number) = color, number > 0 else {
      attributes.set("cx", x)
      attributes.set("cy", y)
      attributes.set("r", radius)
      return renderer.shape("circle", attributes, title: title)
    }
    attributes.set("d", paths[(number - 1) % paths.count])
    var place = SVGAttributes()
    place.set("x", x)
    place.set("y", y)
    renderer.element("svg", place, Symbol(attributes: attributes, title: title))
  }

  /// A square, a diamond, two triangles, a cross, a star and a bar, around zero.
  private static let paths = [
    "M-3-3H3V3H-3Z", "M0-4.5 4.5 0 0 4.5-4.5 0Z", "M0-4 4 3.5H-4Z", "M0 4 4-3.5H-4Z",
    "M-1.3-4H1.3V-1.3H4V1.3H1.3V4H-1.3V1.3H-4V-1.3H-1.3Z",
    "M0-5 1.5-1.5 5 0 1.5 1.5 0 5-1.5 1.5-5 0-1.5-1.5Z",
    "M-4.5-1.5H4.5V1.5H-4.5Z",
  ]

  private struct Symbol: PrimitiveView {
    let attributes: SVGAttributes
    let title: String?

    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      renderer.shape("path", view.attributes, title: view.title)
    }
  }
}
