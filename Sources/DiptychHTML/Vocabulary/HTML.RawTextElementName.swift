public import DiptychViews

extension HTML {
  /// The name of a `script` or `style` element.
  ///
  /// To create the element, call the name like a function with attributes and text.
  ///
  /// ```swift
  /// HTML.script(.src("/app.js"), .defer)
  /// HTML.script(.type("module"), text: "import('/app.js')")
  /// HTML.style(text: ".wide { width: 100% }")
  /// ```
  ///
  /// The text must be a literal, because code that is assembled from data would allow injection. If
  /// the text could end its element, a comment replaces it, and `validate()` reports it. To pass
  /// data to a script, use JSON, which browsers do not run, see ``callAsFunction(_:json:)``.
  public struct RawTextElementName<Tag: HTMLTag>: Sendable {
    /// Creates the name of an element.
    @inlinable
    public init() {}

    /// Creates an element with a text, which is empty by default.
    @inlinable
    public func callAsFunction(
      _ attributes: Attribute<Tag>...,
      text: StaticString = ""
    ) -> Element<Tag, _AttributeList<Tag>, RawTextContent> {
      Element(_AttributeList(attributes), RawTextContent(text.description))
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
  /// Creates a `script` element with JSON, as data for other scripts.
  ///
  /// ```swift
  /// HTML.script(.id("user"), json: #"{"name": "</script>"}"#)
  /// ```
  ///
  /// becomes `<script type="application/json" id="user">{"name": "\u003C/script>"}</script>`.
  ///
  /// Browsers never run the element as a script. The `type` is `application/json` by default. You
  /// can set another data type, such as `application/ld+json`, or set `importmap` or
  /// `speculationrules`, which browsers read as rules for the page. Any other type, such as
  /// `module` or `text/javascript`, or a text that is not a MIME type, is replaced by
  /// `application/json`, and `validate()` reports it.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, such as `type`.
  ///   - json: JSON from an encoder. It is not checked. If it is invalid, scripts can't parse it,
  ///     but browsers do not run it either.
  /// - Returns: The element. Characters that could end the element early are escaped.
  public func callAsFunction(
    _ attributes: HTML.Attribute<Tag>...,
    json: String
  ) -> HTML.Element<Tag, HTML._AttributeList<Tag>, HTML.RawTextContent> {
    HTML.Element(
      HTML._AttributeList(ScriptType.attributes(ofJSON: attributes)),
      HTML.RawTextContent(RawText.json(json))
    )
  }
}
