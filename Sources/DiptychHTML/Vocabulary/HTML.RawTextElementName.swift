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
  /// for a script goes into JSON, which no browser runs, see ``callAsFunction(_:json:)``.
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
  /// HTML.script(.id("user"), json: #"{"name": "</script>"}"#)
  /// ```
  ///
  /// becomes `<script type="application/json" id="user">{"name": "\u003C/script>"}</script>`.
  ///
  /// The element is a block of data whatever the text is. So its `type` is `application/json`, or the
  /// one that is given if it is a type of data, such as `application/ld+json`, or `importmap` or
  /// `speculationrules`, which a browser reads as rules for the page. With a type that runs its text,
  /// `module` or `text/javascript`, or with one that is no MIME type, it is `application/json` too,
  /// and `validate()` says so.
  ///
  /// - Parameters:
  ///   - attributes: The attributes, of which `type` says what the JSON means.
  ///   - json: JSON, from an encoder. A text that is no JSON is not run either, but a script that
  ///     reads it fails.
  /// - Returns: The element, which no JSON ends early.
  public func callAsFunction(
    _ attributes: HTML.Attribute<Tag>...,
    json: String
  ) -> HTML.Element<Tag, HTML.AttributeList<Tag>, HTML.RawTextContent> {
    HTML.Element(
      HTML.AttributeList(ScriptType.attributes(ofJSON: attributes)),
      HTML.RawTextContent(RawText.json(json))
    )
  }
}
