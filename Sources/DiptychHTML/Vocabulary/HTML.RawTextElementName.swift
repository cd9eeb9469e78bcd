public import DiptychViews

extension HTML {
  /// The name of an element whose text is not parsed as markup, called with its attributes and its
  /// text.
  ///
  /// ```swift
  /// HTML.script(.src("/app.js"), .defer)
  /// HTML.script(.type("module"), text: "import('/app.js')")
  /// HTML.style(text: ".wide { width: 100% }")
  /// ```
  ///
  /// The text is a literal of the program, because code that is assembled from data would allow
  /// injection. A literal that could end its element is replaced by a comment, see ``HTMLProblem``.
  /// Data for a script is passed as JSON, which no browser runs, see ``callAsFunction(_:json:)``.
  public struct RawTextElementName<Tag: HTMLTag>: Sendable {
    /// Creates the name of an element.
    @inlinable
    public init() {}

    /// Creates an element with a text, empty by default.
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
  /// Creates a block of data for other scripts.
  ///
  /// ```swift
  /// HTML.script(.id("user"), json: #"{"name": "</script>"}"#)
  /// ```
  ///
  /// becomes `<script type="application/json" id="user">{"name": "\u003C/script>"}</script>`.
  ///
  /// The element is always a data block. A given `type` is kept if it is a data type, such as
  /// `application/ld+json`, or if it is `importmap` or `speculationrules`, which a browser reads as
  /// rules for the page. Without a `type`, it is `application/json`. Any other type, such as
  /// `module`, `text/javascript` or one that is not a MIME type, is replaced by `application/json`,
  /// and `validate()` reports it.
  ///
  /// - Parameters:
  ///   - attributes: The attributes; `type` tells the meaning of the JSON.
  ///   - json: JSON from an encoder. It is not checked. No browser runs invalid JSON either, but a
  ///     script that reads it fails.
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
