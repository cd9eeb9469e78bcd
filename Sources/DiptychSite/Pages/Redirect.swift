import DiptychHTML
import DiptychViews

/// A page at a former address of another page, which forwards the reader to that page.
///
/// It has an immediate refresh and a link, so it needs no redirect of the server. Search engines
/// treat the refresh as a permanent move.
public struct Redirect: Sendable {
  /// The path that the page had.
  let path: SitePath
  /// The path of the page that it leads to.
  let target: SitePath
  private let fragment: String?

  /// Creates a redirect.
  ///
  /// - Parameters:
  ///   - path: The path that the page had.
  ///   - target: The new path of the page.
  ///   - fragment: The id of an element on the page, or nil.
  public init(from path: SitePath, to target: SitePath, fragment: String? = nil) {
    self.path = path
    self.target = target
    self.fragment = fragment
  }

  /// Returns the page of the redirect, titled like its target, or with its address if the title is
  /// nil.
  func page(titled title: String?) -> Page {
    Page(path, title: title ?? target.text) { [target, fragment] settings in
      let address = settings.location.address(of: target, fragment: fragment)
      let title = title ?? address
      return Document(
        title: title,
        language: settings.language
      ) {
        Paragraph { Link(title, destination: address) }
      } head: {
        HTML.meta(.refresh(after: 0, to: address))
        HTML.meta(.name("robots"), .content("noindex"))
      }
    }
  }
}

extension Sequence<Redirect> {
  /// Returns the redirects that lead back to themselves, at once or by others, in order.
  ///
  /// - Complexity: O(*n*).
  func circular(_ style: PageStyle) -> [Redirect] {
    let targets = Dictionary(
      map { (style.file(of: $0.path), style.file(of: $0.target)) },
      uniquingKeysWith: { first, _ in first }
    )
    var seen: Set<String> = []
    var circular: Set<String> = []
    for start in targets.keys {
      // The files from the start on, until one that leads nowhere or was seen.
      var way: [String] = []
      var next = Optional(start)
      while let file = next, targets[file] != nil, seen.insert(file).inserted {
        way.append(file)
        next = targets[file]
      }
      if let next, let first = way.firstIndex(of: next) { circular.formUnion(way[first...]) }
    }
    return filter { circular.contains(style.file(of: $0.path)) }
  }
}
