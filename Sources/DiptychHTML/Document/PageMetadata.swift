public import DiptychViews

/// What a page says about itself to search engines, to other sites and to browsers.
///
/// ```swift
/// Document(
///   title: "Report",
///   language: "en",
///   metadata: PageMetadata(
///     description: "What changed this week.",
///     canonical: "https://example.org/report",
///     alternates: [.init(language: "de", url: "https://example.org/bericht")],
///     openGraph: [.type("article"), .image("https://example.org/report.png")]
///   )
/// ) { ... }
/// ```
///
/// Each part that is given becomes an element of the head, in the order of the properties. A URL
/// whose scheme is not allowed becomes `about:invalid`, and `validate()` says so. Of Open Graph, `url`,
/// `image`, `video` and `audio` are URLs, and so are their parts `url` and `secure_url`.
public struct PageMetadata: PrimitiveView, Sendable {
  /// A page with the same content in another language.
  public struct Alternate: Hashable, Sendable {
    /// The language, as a BCP 47 tag, or `x-default`.
    public var language: String
    /// Where the page is.
    public var url: String

    /// Creates an alternate.
    public init(language: String, url: String) {
      self.language = language
      self.url = url
    }
  }

  /// A property of the Open Graph protocol, https://ogp.me.
  public struct OpenGraph: Hashable, Sendable {
    /// The name, without `og:`.
    public var property: String
    /// The value.
    public var content: String

    /// Creates a property, such as `OpenGraph("site_name", "Example")`.
    public init(_ property: String, _ content: String) {
      self.property = property
      self.content = content
    }

    /// The properties that are URLs.
    private static let urls: Set<String> = [
      "url", "image", "image:url", "image:secure_url", "video", "video:url", "video:secure_url",
      "audio", "audio:url", "audio:secure_url",
    ]

    /// Whether the value is a URL.
    var isURL: Bool { Self.urls.contains(property.lowercased()) }

    /// What is shared: `og:title`.
    public static func title(_ title: String) -> Self { Self("title", title) }
    /// What kind of thing it is, such as `article`: `og:type`.
    public static func type(_ type: String) -> Self { Self("type", type) }
    /// An image that shows it: `og:image`.
    public static func image(_ url: String) -> Self { Self("image", url) }
    /// Where it is: `og:url`.
    public static func url(_ url: String) -> Self { Self("url", url) }
    /// A sentence or two about it: `og:description`.
    public static func description(_ text: String) -> Self { Self("description", text) }
  }

  /// A style sheet or a script of a file.
  public struct Resource: Hashable, Sendable {
    /// Where the file is.
    public var url: String
    /// The hash that it must have, such as `sha384-...`; see Subresource Integrity.
    public var integrity: String?

    /// Creates a resource.
    public init(_ url: String, integrity: String? = nil) {
      self.url = url
      self.integrity = integrity
    }
  }

  /// The grounds that a page can be drawn on.
  public enum ColorScheme: String, Hashable, Sendable {
    /// A light ground, whatever the reader prefers.
    case light = "only light"
    /// A dark ground, whatever the reader prefers.
    case dark = "only dark"
    /// What the reader prefers.
    case lightAndDark = "light dark"
  }

  /// What the page is about, in a sentence or two.
  public var description: String?
  /// The one URL of the page among those it is found at.
  public var canonical: String?
  /// The same page in other languages.
  public var alternates: [Alternate]
  /// How it looks where it is shared.
  public var openGraph: [OpenGraph]
  /// The grounds it can be drawn on; nil says nothing, and the sheet of the kit has both.
  public var colorScheme: ColorScheme?
  /// Style sheets, after that of the kit.
  public var stylesheets: [Resource]
  /// Scripts, which run as modules when the page is there.
  public var scripts: [Resource]

  /// Creates metadata.
  public init(
    description: String? = nil,
    canonical: String? = nil,
    alternates: [Alternate] = [],
    openGraph: [OpenGraph] = [],
    colorScheme: ColorScheme? = nil,
    stylesheets: [Resource] = [],
    scripts: [Resource] = []
  ) {
    self.description = description
    self.canonical = canonical
    self.alternates = alternates
    self.openGraph = openGraph
    self.colorScheme = colorScheme
    self.stylesheets = stylesheets
    self.scripts = scripts
  }

  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    if let description = view.description { renderer.meta("description", description) }
    if let scheme = view.colorScheme { renderer.meta("color-scheme", scheme.rawValue) }
    if let url = view.canonical { renderer.link([.rel("canonical"), .href(url)]) }
    for alternate in view.alternates {
      renderer.link([.rel("alternate"), .hreflang(alternate.language), .href(alternate.url)])
    }
    for property in view.openGraph {
      let attributes = AttributePair(
        Attribute("property", "og:" + property.property),
        HTML.Attribute<HTML.Tag.Meta>("content", property.content, property.isURL ? .url : .text)
      )
      renderer.voidElement("meta", attributes)
    }
    for sheet in view.stylesheets {
      renderer.link([.rel("stylesheet"), .href(sheet.url)] + integrity(of: sheet))
    }
    for script in view.scripts {
      let attributes: [HTML.Attribute<HTML.Tag.Script>] = [.type("module"), .src(script.url)]
      renderer.element(
        "script",
        HTML.AttributeList(attributes + integrity(of: script)),
        EmptyView()
      )
    }
  }

  /// The attributes that hold a resource to its hash; a file of another site needs both.
  private static func integrity<Tag: HTMLTraits.Integrity & HTMLTraits.Crossorigin>(
    of resource: Resource
  ) -> [HTML.Attribute<Tag>] {
    resource.integrity.map { [.integrity($0), .crossorigin("anonymous")] } ?? []
  }
}

extension Renderer {
  fileprivate mutating func meta(_ name: String, _ content: String) {
    voidElement("meta", AttributePair(Attribute("name", name), Attribute("content", content)))
  }

  fileprivate mutating func link(_ attributes: [HTML.Attribute<HTML.Tag.Link>]) {
    voidElement("link", HTML.AttributeList(attributes))
  }
}
