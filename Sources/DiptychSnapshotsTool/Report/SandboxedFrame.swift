import Diptych

/// A page in a frame, which can't run scripts, send forms or change the report.
///
/// The kit has no attribute `srcdoc`, because it could not check the document. Here an empty
/// `sandbox` and the policy of the report, which a frame inherits, restrict the document.
struct SandboxedFrame: PrimitiveView {
  let picture: ReportPicture

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let picture = view.picture
    let attributes: [HTML.Attribute<HTML.Tag.Iframe>] = [
      .title(picture.title), .sandbox(""), .loading("lazy"), .height(height(of: picture)),
    ]
    renderer.element(
      "iframe",
      _AttributePair(
        HTML._AttributeList(attributes),
        Attribute("srcdoc", document(of: picture.text))
      ),
      EmptyView()
    )
  }

  /// Returns an estimate of a frame's height in pixels.
  ///
  /// The height is estimated from the number of lines of the source, because only a script could
  /// measure it.
  private static func height(of picture: ReportPicture) -> Int {
    let lines = picture.bytes.split(separator: UInt8(ascii: "\n")).map { 1 + $0.count / 120 }
    return min(max(lines.reduce(0, +), 10), 200) * 16
  }

  /// Returns a whole page.
  ///
  /// If the text is only a part of a page, the standard stylesheet and the other parts are added.
  static func document(of text: String) -> String {
    let start = text.prefix(200).drop(while: \.isWhitespace).lowercased()
    if start.hasPrefix("<!doctype") || start.hasPrefix("<html") { return text }
    return Document(title: "Output", language: "en") {
      Raw(html: text)
    } head: {
      StyleRules(css: Stylesheet.rules(ofClassesIn: text))
      HTML.style(text: "body { border: 0 } body > main { padding: 1rem }")
    }
    .rendered(as: .html)
  }
}

/// Rules of the standard sheet in the head of a page.
private struct StyleRules: PrimitiveView {
  let css: String

  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.element("style", NoAttributes(), RawText(text: view.css))
  }

  private struct RawText: PrimitiveView {
    let text: String

    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      renderer.rawText(view.text)
    }
  }
}
