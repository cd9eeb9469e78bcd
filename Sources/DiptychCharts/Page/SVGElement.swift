import DiptychViews

/// The attributes of an SVG element of a chart.
struct SVGAttributes: Attributes {
  private var all: [(key: StaticString, value: String)] = []

  init(class name: String? = nil, _ others: KeyValuePairs<StaticString, String> = [:]) {
    if let name { set("class", name) }
    all += others
  }

  /// The attribute of an element that screen readers skip.
  static var hidden: SVGAttributes { SVGAttributes(["aria-hidden": "true"]) }

  mutating func set(_ name: StaticString, _ value: String) { all.append((name, value)) }

  static func _write<S: _AttributeSink>(_ attributes: consuming Self, into sink: inout S) {
    for attribute in attributes.all { sink.attribute(attribute.key, attribute.value) }
  }

  /// Returns a number with at most two decimals.
  static func number(_ value: Double) -> String {
    let hundredths = Int((min(max(value, -1e9), 1e9) * 100).rounded())
    guard hundredths % 100 != 0 else { return "\(hundredths / 100)" }
    let sign = hundredths < 0 ? "-" : ""
    let (whole, rest) = abs(hundredths).quotientAndRemainder(dividingBy: 100)
    let digits = rest % 10 == 0 ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return "\(sign)\(whole).\(digits)"
  }
}

extension String {
  /// Returns a coordinate or a length of a picture, given as a fraction from 0 to 1.
  static func percent(_ part: Double) -> String { SVGAttributes.number(part * 100) + "%" }
}

extension _Renderer {
  /// Draws an element of a chart, with a tooltip if it has one.
  mutating func shape(_ name: StaticString, _ attributes: SVGAttributes, title: String? = nil) {
    if let title {
      element(name, attributes, SVGTitle(text: title))
    } else {
      element(name, attributes, EmptyView())
    }
  }

  /// Draws a text of a chart.
  mutating func words(_ text: String, _ attributes: SVGAttributes) {
    element("text", attributes, Text(verbatim: text))
  }
}

/// The tooltip of a mark.
private struct SVGTitle: _PrimitiveView {
  let text: String

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.element("title", _NoAttributes(), Text(verbatim: view.text))
  }
}

/// An element around other views.
struct PageElement<Content: View>: _PrimitiveView {
  private let name: StaticString
  private let attributes: SVGAttributes
  private let content: Content

  init(
    _ name: StaticString,
    _ attributes: SVGAttributes = SVGAttributes(),
    @ViewBuilder content: () -> Content
  ) {
    self.name = name
    self.attributes = attributes
    self.content = content()
  }

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.element(view.name, view.attributes, view.content)
  }
}
