public import DiptychViews

/// A whole page: its title, its language and its content.
///
/// ```swift
/// Document(title: "Hello", language: "en") {
///   Heading("Hello, Ada")
/// }
/// ```
///
/// HTML is a complete document, with the rules of the stylesheet that the page uses in its head and
/// the content in `<main>`; there is no inline style and no script, so it works under a strict
/// content security policy, see ``ContentSecurityPolicy``. Text output is the header, the content,
/// what stands beside it and the footer; a component in the head is drawn by HTML alone.
///
/// ## Colours and measures
///
/// The sheet takes its colours from variables, which a sheet of the page (see
/// ``PageMetadata/stylesheets``) or a ``HTML/style`` in the head sets anew: both stand after it.
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
/// | `--dim` | what is dimmed, navigation, the footer, captions | `#57606a` | `#9198a1` |
/// | `--line` | borders, rules, redacted text | `#c8ced5` | `#3d444d` |
/// | `--accent` | links and controls | `#0550ae` | `#79c0ff` |
/// | `--mono` | the font of code | `ui-monospace, "SF Mono", Menlo, Consolas, monospace` |  |
/// | `--sidebar` | the width of what stands beside the content | `30ch` |  |
///
/// The colours of text styles, `--fg-red` and the like, and those of their grounds, `--bg-red`, are
/// there where a page uses them; the file of the sheet has them all:
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
/// | `bright-white` | `#1f2328` | `#f0f6fc` | `#ffffff` | `#484f58` |
///
/// A switch between light and dark gives the root of the page an attribute, say `data-theme` (see the
/// parameter `attributes`), and sets the variables under it:
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
  ///   - title: What the page is called.
  ///   - language: The language it is in, as a BCP 47 tag such as `en` or `pt-BR`.
  ///   - attributes: The attributes of `<html>`, such as `.data("theme", "dark")`.
  ///   - bodyAttributes: The attributes of `<body>`.
  ///   - metadata: What the page says about itself.
  ///   - policy: What a browser may load for it, in a `<meta>`; a header says it just as well.
  ///   - content: What stands in `<main>`.
  ///   - head: Elements of HTML that say more about the page, such as `HTML.meta`.
  ///   - header: What stands before the content on every page, such as navigation.
  ///   - footer: What stands after it.
  ///   - sidebar: What stands beside it, in `<aside>`, such as a table of contents; after it where
  ///     there is no room, and in other formats. The variable `--sidebar` sets its width, `30ch`.
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
