public import DiptychViews

/// A whole page, with a title, a language and content.
///
/// ```swift
/// Document(title: "Hello", language: "en") {
///   Heading("Hello, Ada")
/// }
/// ```
///
/// In HTML the view is a complete document. Its head holds the CSS rules that the page uses, and
/// its content stands in `<main>`. It has no inline style and no script, so it works under a strict
/// content security policy, see ``ContentSecurityPolicy``. Text output is the header, the content,
/// the sidebar and the footer; only HTML renders the head.
///
/// ## Colours and measures
///
/// The stylesheet takes its colours from variables. A stylesheet of the page (see
/// ``PageMetadata/stylesheets``) or a ``HTML/style`` in the head can set them anew, because both
/// come after it.
///
/// ```css
/// :root { --accent: #7a1fa2; --sidebar: 24ch }
/// @media (prefers-color-scheme: dark) { :root { --accent: #e2a5f2 } }
/// ```
///
/// | variable | what it colours or measures | light | dark |
/// | --- | --- | --- | --- |
/// | `--ink` | text | `#1f2328` | `#e6edf3` |
/// | `--ground` | the page | `#ffffff` | `#0d1117` |
/// | `--dim` | dimmed text, navigation, the footer, captions | `#57606a` | `#9198a1` |
/// | `--line` | borders, rules, redacted text | `#c8ced5` | `#3d444d` |
/// | `--accent` | links and controls | `#0550ae` | `#79c0ff` |
/// | `--mono` | the font of code | `ui-monospace, "SF Mono", Menlo, Consolas, monospace` |  |
/// | `--sidebar` | the width of the sidebar | `30ch` |  |
///
/// The colours of text styles, such as `--fg-red`, and those of their backgrounds, such as
/// `--bg-red`, are defined in the pages that use them, and all of them in the stylesheet file:
///
/// | colour | `--fg-` light | dark | `--bg-` light | dark |
/// | --- | --- | --- | --- | --- |
/// | `black` | `#1f2328` | `#8b949e` | `#d0d7de` | `#010409` |
/// | `red` | `#b3261e` | `#ff7b72` | `#ffd7d5` | `#67060c` |
/// | `green` | `#116329` | `#3fb950` | `#c9f2d2` | `#033a16` |
/// | `yellow` | `#6f5000` | `#d29922` | `#fff1b8` | `#4b2900` |
/// | `blue` | `#0550ae` | `#79c0ff` | `#d6eaff` | `#0c2d6b` |
/// | `magenta` | `#8b2a8b` | `#e2a5f2` | `#fbdcfb` | `#4a1050` |
/// | `cyan` | `#0b6170` | `#56d4dd` | `#cdf3f6` | `#04333a` |
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
/// To switch between light and dark, give the root of the page an attribute such as `data-theme`
/// (see the parameter `attributes`), and set the variables for it:
/// `[data-theme="dark"] { color-scheme: dark; --ink: #e6edf3; ... }`.
public struct Document<
  Head: View,
  Header: View,
  Content: View,
  Footer: View,
  Sidebar: View
>: PrimitiveView {
  @usableFromInline let title: String
  @usableFromInline let language: String
  @usableFromInline let metadata: PageMetadata
  @usableFromInline let head: Head
  @usableFromInline let header: Header
  @usableFromInline let content: Content
  @usableFromInline let footer: Footer
  @usableFromInline let sidebar: Sidebar
  @usableFromInline let attributes: HTML.AttributeList<HTML.Tag.Html>
  @usableFromInline let bodyAttributes: HTML.AttributeList<HTML.Tag.Body>
  @usableFromInline let policy: ContentSecurityPolicy?

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - title: The title of the page.
  ///   - language: The language of the page, as a BCP 47 tag such as `en` or `pt-BR`.
  ///   - attributes: The attributes of `<html>`, such as `.data("theme", "dark")`.
  ///   - bodyAttributes: The attributes of `<body>`.
  ///   - metadata: The metadata for search engines, other sites and browsers.
  ///   - policy: The sources that a browser may load, written in a `<meta>`; a header has the same
  ///     effect.
  ///   - content: The content of `<main>`.
  ///   - head: Further elements of the head, such as `HTML.meta`.
  ///   - header: The content before the main content, such as navigation.
  ///   - footer: The content after the main content.
  ///   - sidebar: The content beside the main content, in `<aside>`, such as a table of contents.
  ///     In a narrow window and in other formats it comes after the main content. The variable
  ///     `--sidebar` sets its width, `30ch` by default.
  @inlinable
  public init(
    title: String,
    language: String,
    attributes: [HTML.Attribute<HTML.Tag.Html>] = [],
    bodyAttributes: [HTML.Attribute<HTML.Tag.Body>] = [],
    metadata: PageMetadata = PageMetadata(),
    policy: ContentSecurityPolicy? = nil,
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
    self.attributes = HTML.AttributeList(attributes)
    self.bodyAttributes = HTML.AttributeList(bodyAttributes)
    self.policy = policy
  }

  @inlinable
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.document(
      DocumentParts(
        title: view.title,
        language: view.language,
        policy: view.policy?.description,
        attributes: view.attributes,
        bodyAttributes: view.bodyAttributes,
        head: Joined(view.metadata, Slot(0, view.head)),
        header: Slot(1, view.header),
        content: Slot(2, view.content),
        sidebar: Slot(4, view.sidebar),
        footer: Slot(3, view.footer)
      )
    )
  }
}

extension Document: Sendable
where Head: Sendable, Header: Sendable, Content: Sendable, Footer: Sendable, Sidebar: Sendable {}
