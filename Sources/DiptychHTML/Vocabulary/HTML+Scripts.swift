public import DiptychViews

// The elements whose content is no markup: frames, scripts and stylesheets.

extension HTML {
  /// A frame with another document: `iframe`.
  ///
  /// ```swift
  /// HTML.iframe(.src("/map.html"), .title("Map"))
  /// ```
  ///
  /// The call takes no view, because browsers do not parse the content of this element as markup.
  public static func iframe(
    _ attributes: Attribute<Tag.Iframe>...
  ) -> Element<Tag.Iframe, _AttributeList<Tag.Iframe>, EmptyView> {
    Element("iframe", _AttributeList(attributes), EmptyView())
  }

  /// A script, or data for scripts: `script`.
  ///
  /// ```swift
  /// HTML.script(.src("/app.js"), .defer)
  /// HTML.script(.type("module"), text: "import('/app.js')")
  /// ```
  ///
  /// The text must be a literal, because code that is assembled from data would allow injection. If
  /// the text could end its element, a comment replaces it, and `validate()` reports it. To pass
  /// data to a script, use JSON, which browsers do not run, see ``script(_:json:)``.
  public static func script(
    _ attributes: Attribute<Tag.Script>...,
    text: StaticString = ""
  ) -> Element<Tag.Script, _AttributeList<Tag.Script>, _RawText> {
    Element("script", _AttributeList(attributes), _RawText(text.description))
  }

  @available(*, unavailable, message: "write HTML.script(text:) with a literal, or json: with data")
  public static func script<Text>(_ text: Text) -> EmptyView { EmptyView() }

  /// A `script` with JSON, as data for other scripts.
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
  public static func script(
    _ attributes: Attribute<Tag.Script>...,
    json: String
  ) -> Element<Tag.Script, _AttributeList<Tag.Script>, _RawText> {
    let attributes = ScriptType.attributes(ofJSON: attributes)
    return Element("script", _AttributeList(attributes), _RawText(RawText.json(json)))
  }

  /// A stylesheet in the page: `style`.
  ///
  /// The text must be a literal, as in a ``script(_:text:)``.
  ///
  /// ```swift
  /// HTML.style(text: ".wide { width: 100% }")
  /// ```
  public static func style(
    _ attributes: Attribute<Tag.Style>...,
    text: StaticString = ""
  ) -> Element<Tag.Style, _AttributeList<Tag.Style>, _RawText> {
    Element("style", _AttributeList(attributes), _RawText(text.description))
  }

  @available(*, unavailable, message: "write HTML.style(text:) with a literal")
  public static func style<Text>(_ text: Text) -> EmptyView { EmptyView() }

  /// The text of a `script` or a `style`.
  public struct _RawText: _PrimitiveView, Sendable {
    @usableFromInline let text: String

    init(_ text: String) { self.text = text }

    @inlinable
    public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
      if !view.text.isEmpty { renderer.raw(view.text, isText: true) }
    }
  }
}

/// A comment in the markup of a page.
///
/// ```swift
/// HTMLComment("made by report --all")
/// ```
///
/// becomes `<!-- made by report - -all -->`. A space separates adjacent hyphens, because they could
/// end the comment. A space also separates `<` from `/`, because an end tag in the comment could
/// end an element that can't contain comments, such as a `noscript`. Other formats render nothing.
public struct HTMLComment: _PrimitiveView, Sendable {
  let text: String

  /// Creates a comment.
  public init(_ text: String) { self.text = text }

  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard R.self is any HTMLPageRenderer.Type else { return }
    renderer.raw(RawText.comment(view.text), isText: false)
  }
}

/// A renderer whose output is HTML, and not another format that may contain HTML.
protocol HTMLPageRenderer {}

extension HTMLRenderer: HTMLPageRenderer {}
