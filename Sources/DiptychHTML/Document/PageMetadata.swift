public import DiptychViews

/// The metadata of a page, for search engines, other sites and browsers.
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
/// Each property that is set becomes an element of the head. A URL whose scheme is not allowed
/// becomes `about:invalid`, and `validate()` reports it. This also applies to the values of these
/// Open Graph properties: `url`, `image`, `video` and `audio`, and `image`, `video` and `audio`
/// with the suffix `:url` or `:secure_url`, such as `image:url`.
public struct PageMetadata: _PrimitiveView, Sendable {
  /// The version of a page in another language.
  public struct Alternate: Hashable, Sendable {
    /// The language, as a BCP 47 tag, or `x-default` for the page that readers of all other
    /// languages see.
    public var language: String
    /// The URL of the page in this language.
    public var url: String

    /// Creates a link to the version of a page in another language.
    public init(language: String, url: String) {
      self.language = language
      self.url = url
    }
  }

  /// A property of the Open Graph protocol, https://ogp.me.
  public struct OpenGraph: Hashable, Sendable {
    /// The name of the property without the prefix `og:`, such as `title`.
    public var property: String
    /// The value of the property, such as the text of the title.
    public var content: String

    /// Creates a property, such as `OpenGraph("site_name", "Example")`.
    public init(_ property: String, _ content: String) {
      self.property = property
      self.content = content
    }

    /// The properties whose value is a URL.
    private static let urls = Set(
      names: """
        url image image:url image:secure_url video video:url video:secure_url audio audio:url
        audio:secure_url
        """
    )

    /// Whether the value is a URL.
    var isURL: Bool { Self.urls.contains(property.lowercased()) }

    /// The title of the page: `og:title`.
    public static func title(_ title: String) -> Self { Self("title", title) }
    /// The Open Graph type of the page, such as `article`: `og:type`.
    public static func type(_ type: String) -> Self { Self("type", type) }
    /// An image that shows the content of the page: `og:image`.
    public static func image(_ url: String) -> Self { Self("image", url) }
    /// The URL of the page: `og:url`.
    public static func url(_ url: String) -> Self { Self("url", url) }
    /// A description of the page, in a sentence or two: `og:description`.
    public static func description(_ text: String) -> Self { Self("description", text) }
  }

  /// A stylesheet file or a script file.
  public struct Resource: Hashable, Sendable {
    /// The URL of the file.
    public var url: String
    /// The hash that browsers compare with the hash of the file, such as `sha384-...`, or nil.
    ///
    /// If the hashes differ, browsers ignore the file (Subresource Integrity).
    public var integrity: String?

    /// Creates a resource.
    public init(_ url: String, integrity: String? = nil) {
      self.url = url
      self.integrity = integrity
    }
  }

  /// The colour schemes that a page supports.
  public enum ColorScheme: String, Hashable, Sendable {
    /// The light scheme, even if the reader prefers the dark scheme.
    case light = "only light"
    /// The dark scheme, even if the reader prefers the light scheme.
    case dark = "only dark"
    /// The scheme that the reader prefers.
    case lightAndDark = "light dark"
  }

  /// The subject of the page, in a sentence or two.
  public var description: String?
  /// The preferred URL of the page, for search engines, or nil.
  public var canonical: String?
  /// The versions of the page in other languages.
  public var alternates: [Alternate]
  /// The Open Graph properties, for the preview on sites where somebody shares the page.
  public var openGraph: [OpenGraph]
  /// The colour schemes that the page supports, or nil to write no `<meta name="color-scheme">`.
  ///
  /// Diptych's stylesheet supports both schemes.
  public var colorScheme: ColorScheme?
  /// The stylesheets of the page, which come after Diptych's stylesheet.
  public var stylesheets: [Resource]
  /// The scripts of the page, which run as modules once the page is parsed.
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

  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    // A redacted page keeps its appearance and its behaviour.
    if let description = view.description { renderer.meta("description", description) }
    if let scheme = view.colorScheme {
      let resources = PageResources(metadata: PageMetadata(colorScheme: scheme))
      renderer.redacted(false, isPlaceholder: false, resources)
    }
    if let url = view.canonical { renderer.link([.rel("canonical"), .href(url)]) }
    for alternate in view.alternates {
      renderer.link([.rel("alternate"), .hreflang(alternate.language), .href(alternate.url)])
    }
    for property in view.openGraph {
      let attributes = _AttributePair(
        Attribute("property", "og:" + property.property),
        HTML.Attribute<HTML.Tag.Meta>("content", property.content, property.isURL ? .url : .text)
      )
      renderer.voidElement("meta", attributes)
    }
    renderer.redacted(
      false,
      isPlaceholder: false,
      PageResources(metadata: PageMetadata(stylesheets: view.stylesheets, scripts: view.scripts))
    )
  }
}

/// The metadata of a page for its appearance and its behaviour.
private struct PageResources: _PrimitiveView {
  let metadata: PageMetadata

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view.metadata
    if let scheme = view.colorScheme { renderer.meta("color-scheme", scheme.rawValue) }
    for sheet in view.stylesheets {
      renderer.link([.rel("stylesheet"), .href(sheet.url)] + integrity(of: sheet))
    }
    for script in view.scripts {
      let attributes: [HTML.Attribute<HTML.Tag.Script>] = [.type("module"), .src(script.url)]
      renderer.element(
        "script",
        HTML._AttributeList(attributes + integrity(of: script)),
        EmptyView()
      )
    }
  }

  /// Returns the attributes `integrity` and `crossorigin`.
  ///
  /// A file of another origin needs both for the check of its hash.
  private static func integrity<Tag: HTMLTraits.Resource>(
    of resource: PageMetadata.Resource
  ) -> [HTML.Attribute<Tag>] {
    resource.integrity.map { [.integrity($0), .crossorigin("anonymous")] } ?? []
  }
}

extension _Renderer {
  fileprivate mutating func meta(_ name: String, _ content: String) {
    voidElement("meta", _AttributePair(Attribute("name", name), Attribute("content", content)))
  }

  fileprivate mutating func link(_ attributes: [HTML.Attribute<HTML.Tag.Link>]) {
    voidElement("link", HTML._AttributeList(attributes))
  }
}
