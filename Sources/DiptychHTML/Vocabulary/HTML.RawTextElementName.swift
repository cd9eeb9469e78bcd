public import DiptychViews

extension HTML {
  /// The name of an element whose text is not markup, called with its attributes and its text.
  ///
  /// ```swift
  /// HTML.script(.src("/app.js"), .defer)
  /// HTML.script(.type("module"), text: "import('/app.js')")
  /// HTML.style(text: ".wide { width: 100% }")
  /// ```
  ///
  /// A text is a literal of the program: code that is put together from data is an injection. A
  /// literal that could end its element becomes a comment that says so, see ``HTMLProblem``. Data
  /// for a script goes into JSON, which is safe whatever it holds.
  public struct RawTextElementName<Tag: HTMLTag>: Sendable {
    /// Creates the name of an element.
    @inlinable
    public init() {}

    /// Creates an element with a text, empty without one.
    @inlinable
    public func callAsFunction(
      _ attributes: Attribute<Tag>...,
      text: StaticString = ""
    ) -> Element<Tag, AttributeList<Tag>, RawTextContent> {
      Element(AttributeList(attributes), RawTextContent(text.description))
    }
  }

  /// The text of a `script` or a `style`.
  public struct RawTextContent: PrimitiveView, Sendable {
    @usableFromInline let text: String

    @usableFromInline
    init(_ text: String) {
      self.text = text
    }

    @inlinable
    public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      if !view.text.isEmpty { renderer.rawText(view.text) }
    }
  }
}

extension HTML.RawTextElementName where Tag == HTML.Tag.Script {
  /// Creates a block of data for other scripts.
  ///
  /// ```swift
  /// HTML.script(.type("application/json"), .id("user"), json: #"{"name": "</script>"}"#)
  /// ```
  ///
  /// becomes `<script type="application/json" id="user">{"name": "\u003C/script>"}</script>`.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, of which `type` says what the JSON means.
  ///   - json: JSON, from an encoder; what is none is as harmless.
  /// - Returns: The element, which no JSON ends early.
  public func callAsFunction(
    _ attributes: HTML.Attribute<Tag>...,
    json: String
  ) -> HTML.Element<Tag, HTML.AttributeList<Tag>, HTML.RawTextContent> {
    HTML.Element(HTML.AttributeList(attributes), HTML.RawTextContent(RawText.json(json)))
  }
}
