import DiptychHTML
import DiptychViews

/// A page that sends its reader on: for an address that a page had before.
///
/// It is a page with an immediate refresh and a link, which need no server. Search engines take it
/// for a permanent move.
public struct Redirect: Sendable {
  let page: Page
  /// The path of the page that it leads to.
  let target: SitePath

  /// Creates a redirect.
  ///
  /// - Parameters:
  ///   - path: The path that the page had.
  ///   - target: The path of the page.
  ///   - fragment: The id of an element on the page, or nil.
  public init(from path: SitePath, to target: SitePath, fragment: String? = nil) {
    self.target = target
    page = Page(path, title: target.text) { settings in
      let address = settings.location.address(of: target, fragment: fragment)
      return Document(
        title: address,
        language: settings.language,
        attributes: TextDirection.attributes(of: settings.language)
      ) {
        Paragraph { Link(address, destination: address) }
      } head: {
        HTML.meta(.refresh(after: 0, to: address))
        HTML.meta(.name("robots"), .content("noindex"))
      }
    }
  }
}
