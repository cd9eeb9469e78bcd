public import DiptychViews

/// A complete page, with a title, a language and content.
///
/// ```swift
/// Document(title: "Hello", language: "en") {
///   Heading("Hello, Ada")
/// }
/// ```
///
/// In HTML, the view is rendered as a complete document. The head contains the CSS rules that the
/// page uses, and `<main>` contains the content of the view. The document has no inline style and
/// no script, so it works under a strict content security policy, see ``ContentSecurityPolicy``.
/// Text output contains the header, the content, the sidebar and the footer, in this order. It does
/// not contain the head.
///
/// ## Colours and sizes
///
/// The stylesheet takes its colours, fonts and sizes from CSS variables. To set the variables, use
/// a theme, see `View/theme(_:)` and the parameter `theme`. You can also set them in a stylesheet
/// file (see ``PageMetadata/stylesheets``) or in a `style` element in the head. Both come after
/// Diptych's stylesheet, so their values replace its values.
///
/// ```css
/// :root { --accent: light-dark(#7a1fa2, #e2a5f2); --sidebar: 18rem }
/// ```
///
/// | colour | what it colours | light | dark |
/// | --- | --- | --- | --- |
/// | `--ink` | text | `#15191d` | `#e5eaee` |
/// | `--soft` | labels, notes, dimmed text, navigation, captions | `#4e5963` | `#a5b0ba` |
/// | `--accent` | links, bars, the top edge of a page | `#00617f` | `#68c7e5` |
/// | `--on-accent` | text on the accent | `#ffffff` | `#06222d` |
/// | `--ground` | the background of the page | `#ffffff` | `#0f1418` |
/// | `--sunken` | the background of code, of headers of frames, and of the row under the pointer | `#f4f6f7` | `#171d22` |
/// | `--line` | separators, tracks of bars, redacted text | `#dfe4e8` | `#2a333b` |
/// | `--edge` | borders of controls, lines below headers, axes | `#7f8a94` | `#6d7984` |
/// | `--info` | text of information | `#1d5cab` | `#86b6ff` |
/// | `--success` | text of a success, text that was added | `#17693a` | `#62ca8c` |
/// | `--warning` | text of a warning | `#7c5000` | `#e3b04b` |
/// | `--danger` | text of a failure, text that was removed | `#b3261e` | `#ff8d83` |
/// | `--info-tint` | the background of information | `#eaf2fc` | `#131f30` |
/// | `--success-tint` | the background of a success | `#e6f6eb` | `#0f241a` |
/// | `--warning-tint` | the background of a warning | `#fdf3da` | `#2a200e` |
/// | `--danger-tint` | the background of a failure | `#fdecea` | `#2e1716` |
/// | `--series-1` | the first series of a plot | `#0a8fc0` | `#5cc3ea` |
/// | `--series-2` | the second series | `#a24d00` | `#c7691f` |
/// | `--series-3` | the third series | `#3f2a8c` | `#8d7df2` |
/// | `--series-4` | the fourth series | `#74903a` | `#d3f0bd` |
/// | `--series-5` | the fifth series | `#84345a` | `#ee9bbd` |
/// | `--series-6` | the sixth series | `#3e68c6` | `#3a72bd` |
/// | `--series-7` | the seventh series | `#4f3a06` | `#e3bb2c` |
/// | `--series-8` | the eighth series | `#b9659c` | `#96507a` |
///
/// A page defines the `--series-` variables only if it has a plot or a chart.
/// ``Stylesheet/standard`` always defines them.
///
/// | variable | what it measures | value |
/// | --- | --- | --- |
/// | `--sans` | the font of text | `system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif` |
/// | `--mono` | the font of code | `ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace` |
/// | `--text-xs` | small print | `0.8125rem` |
/// | `--text-s` | notes, captions, headers of tables | `0.875rem` |
/// | `--text-m` | text | `1rem` |
/// | `--text-l` | headings of level 3 | `1.125rem` |
/// | `--text-xl` | headings of level 2 | `1.375rem` |
/// | `--text-2xl` | headings of level 1 | `clamp(1.625rem, 1.4rem + 1.2vw, 2.125rem)` |
/// | `--space-1` | the smallest space | `0.25rem` |
/// | `--space-2` | the space in a cell | `0.5rem` |
/// | `--space-3` | the space below a heading | `0.75rem` |
/// | `--space-4` | the space between blocks | `1rem` |
/// | `--space-5` | the space between groups | `1.5rem` |
/// | `--space-6` | the space above a heading | `2rem` |
/// | `--space-7` | the space between sections | `3rem` |
/// | `--radius` | the radius of corners of frames | `0.5rem` |
/// | `--radius-s` | the radius of corners of elements in a line of text | `0.25rem` |
/// | `--measure` | the maximum width of text | `66ch` |
/// | `--page` | the maximum width of a page | `72rem` |
/// | `--gutter` | the space at both sides of a page | `clamp(1rem, 4vw, 2rem)` |
/// | `--sidebar` | the width of the sidebar | `13rem` |
///
/// Further variables are the colours of text styles, such as `--fg-red`, and the colours of their
/// backgrounds, such as `--bg-red`. A page defines only the variables that it uses.
/// ``Stylesheet/standard`` defines all of them:
///
/// | colour | `--fg-` light | dark | `--bg-` light | dark |
/// | --- | --- | --- | --- | --- |
/// | `black` | `#1f2328` | `#8b949e` | `#d0d7de` | `#010409` |
/// | `red` | `#b3261e` | `#ff8d83` | `#ffd7d5` | `#67060c` |
/// | `green` | `#17693a` | `#62ca8c` | `#c9f2d2` | `#033a16` |
/// | `yellow` | `#7c5000` | `#e3b04b` | `#fff1b8` | `#4b2900` |
/// | `blue` | `#1d5cab` | `#86b6ff` | `#d6eaff` | `#0c2d6b` |
/// | `magenta` | `#8b2a8b` | `#e2a5f2` | `#fbdcfb` | `#4a1050` |
/// | `cyan` | `#00617f` | `#68c7e5` | `#cdf3f6` | `#04333a` |
/// | `white` | `#57606a` | `#d0d7de` | `#f3f5f7` | `#30363d` |
/// | `gray` | `#57606a` | `#9198a1` | `#e4e8ec` | `#21262d` |
/// | `bright-red` | `#a40e26` | `#ffa198` | `#ffc8c4` | `#8e1519` |
/// | `bright-green` | `#0b5323` | `#7ee787` | `#aceebb` | `#0f5323` |
/// | `bright-yellow` | `#5c4200` | `#e3b341` | `#ffe58a` | `#693e00` |
/// | `bright-blue` | `#033d8b` | `#a5d6ff` | `#b6dcff` | `#0d419d` |
/// | `bright-magenta` | `#6e1a78` | `#f0c6ff` | `#f5c2f7` | `#671a70` |
/// | `bright-cyan` | `#084c58` | `#8ae6ee` | `#a6e9ef` | `#0b4f59` |
/// | `bright-white` | `#1f2328` | `#f0f6fc` | `#ffffff` | `#434a53` |
///
/// To switch between light and dark, set an attribute such as `data-theme` on the root element (see
/// the parameter `attributes`), and add a CSS rule that sets `color-scheme` for this attribute:
/// `[data-theme="dark"] { color-scheme: dark }`. The colour scheme selects the light or the dark
/// value of each colour.
public struct Document<
  Head: View,
  Header: View,
  Content: View,
  Footer: View,
  Sidebar: View
>: _PrimitiveView {
  @usableFromInline let title: String
  @usableFromInline let language: String
  @usableFromInline let metadata: PageMetadata
  @usableFromInline let head: Head
  @usableFromInline let header: Header
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer
  @usableFromInline let sidebar: Sidebar
  @usableFromInline let attributes: HTML._AttributeList<HTML.AnyTag>
  @usableFromInline let bodyAttributes: HTML._AttributeList<HTML.AnyTag>
  @usableFromInline let policy: ContentSecurityPolicy?
  @usableFromInline let sidebarEdge: HorizontalEdge
  @usableFromInline var theme: Theme?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - language: The language of the page, as a BCP 47 tag such as `en` or `pt-BR`.
  ///   - attributes: The attributes of `<html>`, such as `.data("theme", "dark")`. If the language
  ///     is written from right to left, `dir="rtl"` is added, unless you pass a `dir`.
  ///   - bodyAttributes: The attributes of `<body>`.
  ///   - metadata: The metadata for search engines, other sites and browsers.
  ///   - policy: The content security policy, which is written in a `<meta>`, or nil for the policy
  ///     of the environment. If a server sends a policy in a header, the page needs none.
  ///   - theme: The theme of the page, or nil for the theme of the environment.
  ///   - sidebarEdge: The side of the main content where the sidebar is. A leading sidebar also
  ///     comes before the main content in the markup, which suits navigation between pages.
  ///   - content: The content of `<main>`.
  ///   - head: Further elements of the head, such as `HTML.meta`.
  ///   - header: The content before the main content, such as navigation.
  ///   - footer: The content after the main content.
  ///   - sidebar: The content beside the main content, in `<aside>`, such as a table of contents.
  ///     In a narrow window, a leading sidebar is above the main content, and a trailing sidebar is
  ///     below it. In other formats, the sidebar is always below. The variable `--sidebar` sets its
  ///     width, `13rem` by default.
  @inlinable
  public init(
    title: String,
    language: String,
    attributes: [HTML.Attribute<HTML.AnyTag>] = [],
    bodyAttributes: [HTML.Attribute<HTML.AnyTag>] = [],
    metadata: PageMetadata = PageMetadata(),
    policy: ContentSecurityPolicy? = nil,
    theme: Theme? = nil,
    sidebarEdge: HorizontalEdge = .trailing,
    @ViewBuilder content: () -> Content,
    @ViewBuilder head: () -> Head = { EmptyView() },
    @ViewBuilder header: () -> Header = { EmptyView() },
    @ViewBuilder footer: () -> Footer = { EmptyView() },
    @ViewBuilder sidebar: () -> Sidebar = { EmptyView() }
  ) {
    self.title = title
    self.language = language
    self.metadata = metadata
    self.head = head()
    self.header = header()
    self.content = content()
    self.footer = footer()
    self.sidebar = sidebar()
    self.attributes = HTML._AttributeList(TextDirection.completed(attributes, language))
    self.bodyAttributes = HTML._AttributeList(bodyAttributes)
    self.policy = policy
    self.sidebarEdge = sidebarEdge
    self.theme = theme
  }

  @inlinable
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    if let theme = view.theme {
      var page = view
      page.theme = nil
      return _ThemedView._render(page.theme(theme), into: &renderer)
    }
    renderer.document(
      _DocumentSections(
        title: view.title,
        language: view.language,
        policy: (view.policy ?? EnvironmentValues.current.contentSecurityPolicy)?.description,
        attributes: view.attributes,
        bodyAttributes: view.bodyAttributes,
        head: _Joined(view.metadata, _Joined(_Slot(0, view.head), FurtherHead(view.metadata))),
        header: _Slot(1, view.header),
        content: _Slot(2, view.content),
        sidebar: _Slot(4, view.sidebar),
        sidebarEdge: view.sidebarEdge,
        footer: _Slot(3, view.footer)
      )
    )
  }
}

extension Document: Sendable
where Head: Sendable, Header: Sendable, Content: Sendable, Footer: Sendable, Sidebar: Sendable {}

/// The location of Diptych's CSS rules for a ``Document``: in the page or in a file.
public enum StylesheetSource: Hashable, Sendable {
  /// The head of the document, which contains the rules that the page uses.
  case embedded
  /// A file that you create with the text of ``Stylesheet/standard``.
  ///
  /// The page links to the file, and works under the policy `default-src 'none'; style-src 'self'`.
  /// `validate(stylesheet:)` reports classes that have no rule in the file, such as the class of an
  /// exact colour.
  case file(url: String, integrity: String? = nil)
}

/// The direction of a written language.
@usableFromInline
package enum TextDirection {
  /// The languages that are written from right to left, unless their tag contains another script.
  private static let languages: Set<Substring> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "nqo", "prs", "ps", "sd", "syr", "ug",
    "ur", "yi",
  ]
  private static let scripts: Set<Substring> = [
    "adlm", "arab", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]

  /// Returns the attributes of a document with the direction of its language, unless they have a
  /// `dir`.
  @usableFromInline
  static func completed(
    _ attributes: [HTML.Attribute<HTML.AnyTag>],
    _ language: String
  ) -> [HTML.Attribute<HTML.AnyTag>] {
    guard isRightToLeft(language), !attributes.contains(where: { $0.name.description == "dir" })
    else { return attributes }
    return attributes + [.dir("rtl")]
  }

  /// Returns whether the language of a BCP 47 tag is written from right to left.
  package static func isRightToLeft(_ language: String) -> Bool {
    let parts = language.lowercased().split(separator: "-")
    // A script has four letters, and comes directly after the language.
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return scripts.contains(script)
    }
    return parts.first.map(languages.contains) ?? false
  }
}

/// The elements that a site adds to the head of each page, even if the page is a custom `Document`.
@usableFromInline
struct FurtherHead: _PrimitiveView {
  private let metadata: PageMetadata

  @usableFromInline
  init(_ metadata: PageMetadata) { self.metadata = metadata }

  @usableFromInline
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    guard let head = EnvironmentValues.current.furtherHead else { return }
    AnyView._render(head(view.metadata), into: &renderer)
  }
}

extension EnvironmentValues {
  private enum FurtherHeadKey: EnvironmentKey {
    static var defaultValue: (@Sendable (PageMetadata) -> AnyView)? { nil }
  }

  /// The elements at the end of the head of a document with some metadata.
  package var furtherHead: (@Sendable (PageMetadata) -> AnyView)? {
    get { self[FurtherHeadKey.self] }
    set { self[FurtherHeadKey.self] = newValue }
  }
}
