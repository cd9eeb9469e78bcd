import Diptych
import DiptychCommonMark
import DiptychSite

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The pages of the changes, with one page for each version.
struct ChangePages: Sendable {
  static let index: SitePath = "changes/index"
  private static let file = "CHANGELOG.md"

  private let versions: [Version]
  private let frame: SiteFrame

  /// A version with its changes.
  private struct Version: Sendable {
    let title: String
    /// The release date of the version, or nil if it is not released yet.
    let date: Date?
    let path: SitePath
    let document: MarkdownDocument
  }

  /// Reads the changes.
  init(of checkout: Checkout, frame: SiteFrame) throws {
    self.frame = frame
    let source = try checkout.markdown(Self.file)
    let starts = source.lines.indices.filter { index in
      source.lines[index].isProse && source.lines[index].text.hasPrefix("## ")
    }
    guard !starts.isEmpty else { throw CheckoutError.lacks("a version", in: source.file) }
    versions = try zip(starts, starts.dropFirst() + [source.lines.count]).map { start, end in
      let title = String(source.lines[start].text.dropFirst(3))
      let text = source.lines[(start + 1)..<end].map(\.text).joined(separator: "\n")
      // “0.1.0 (2026-11-22)”
      let parts = title.split(whereSeparator: { " ()".contains($0) })
      let day = parts.count > 1 ? "\(parts[1])T00:00:00Z" : ""
      return Version(
        title: title,
        date: try? Date(day, strategy: .iso8601),
        path: start == starts.first ? Self.index : SitePath("changes/\(parts.first ?? "")"),
        document: try MarkdownDocument(text, file: source.file, rawHTML: .dropped)
      )
    }
  }

  /// Whether a version is released.
  ///
  /// Without a released version, there is no feed.
  private var hasFeed: Bool { versions.contains { $0.date != nil } }

  /// Returns the pages, and a feed of the versions if the address of the site is known.
  @SiteBuilder func pages(hasAddress: Bool) -> [SiteItem] {
    for version in versions { page(of: version) }
    if hasAddress && hasFeed { Feed(title: "Versions of Diptych", author: "Diptych") }
  }

  private func page(of version: Version) -> Page {
    let group = SiteNavigation.Group(
      "Versions",
      items: versions.map { .init($0.title, to: $0.path) }
    )
    let navigation = frame.navigation(groups: [group])
    let page = Page(version.path, title: version.title) { settings in
      PageLayout(.article, title: version.title, navigation: navigation, settings: settings) {
        MarkdownView(version.document, headingOffset: -1)
      } footer: {
        SiteFooter()
      }
    }
    .source(Self.file)
    return version.date.map { page.published($0) } ?? page
  }
}
