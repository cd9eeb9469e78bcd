public import DiptychViews

/// A link to a page of the same site, by its path.
///
/// ```swift
/// PageLink("How links work", to: "guide/links")
/// PageLink("Install", to: .start, fragment: "install")
/// ```
///
/// On the page `guide/start`, the first link is `<a href="../links/">How links work</a>`. The
/// address is relative, so the site works at any address. If the view is not on a page of a site,
/// the address is the path. A write of the site reports each link to a missing page or id, whether
/// it is a `PageLink` or a `Link`.
public struct PageLink<Label: View>: View {
  private let path: SitePath
  private let fragment: String?
  private let label: Label

  @Environment(\.pageLocation) private var location

  /// Creates a link with an inline label.
  ///
  /// - Parameters:
  ///   - path: The path of the page.
  ///   - fragment: The id of an element on the page, or nil.
  ///   - label: The label.
  public init(to path: SitePath, fragment: String? = nil, @ViewBuilder label: () -> Label) {
    self.path = path
    self.fragment = fragment
    self.label = label()
  }

  public var body: some View {
    let location = location ?? PageLocation(path: "", style: .name)
    Link(destination: location.address(of: path, fragment: fragment)) { label }
  }
}

extension PageLink where Label == Text {
  /// Creates a link with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the link.
  ///   - path: The path of the page.
  ///   - fragment: The id of an element on the page, or nil.
  public init(_ title: String, to path: SitePath, fragment: String? = nil) {
    self.init(to: path, fragment: fragment) { Text(verbatim: title) }
  }
}
