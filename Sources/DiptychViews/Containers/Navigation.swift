/// A group of links to other pages, or to parts of the current page.
///
/// ```swift
/// Navigation("Pages") {
///   Link("Report", destination: "index.html").current()
///   Link("Commits", destination: "commits.html")
/// }
/// ```
///
/// Text output draws the links on one line. HTML is `<nav aria-label="Pages"><ul>…`.
public struct Navigation<Content: View>: _PrimitiveView {
  @usableFromInline let label: String
  @usableFromInline let content: Content

  /// Creates a group of links.
  ///
  /// - Parameters:
  ///   - label: The label for assistive technology.
  ///   - content: The links.
  @_alwaysEmitIntoClient
  public init(_ label: String, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.navigation(.links, label: view.label, view.content)
  }
}

extension Navigation: Sendable where Content: Sendable {}

/// A row of links that shows the location of the current page in a site, from the outermost page to
/// the current page.
///
/// ```swift
/// Breadcrumbs {
///   Link("Components", destination: "../index.html")
///   Text("States")
/// }
/// ```
///
/// Text output is `Components › States`; HTML is a `<nav class="crumbs">`.
public struct Breadcrumbs<Content: View>: _PrimitiveView {
  @usableFromInline let label: String
  @usableFromInline let content: Content

  /// Creates a path.
  ///
  /// - Parameters:
  ///   - label: The label for assistive technology.
  ///   - content: The pages of the path, such as a ``Link`` for each page, with the current page
  ///     last.
  @_alwaysEmitIntoClient
  public init(_ label: String = "Breadcrumbs", @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.navigation(.path, label: view.label, view.content)
  }
}

extension Breadcrumbs: Sendable where Content: Sendable {}
