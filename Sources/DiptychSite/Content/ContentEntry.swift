import DiptychFiles

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A Markdown file with the properties that its front matter sets.
///
/// | property | keys | without them |
/// |---|---|---|
/// | ``title`` | `title` | the first heading of level 1, or the name of the file |
/// | ``published`` | `date`, `published` | the date that begins the name of the file |
/// | ``modified`` | `updated`, `modified`, `lastmod` | |
/// | ``tags`` | `tags`, `taxonomies.tags`, `categories`: a list, or words between commas | |
/// | ``summary`` | `description`, `summary`, `excerpt` | the first paragraph |
/// | ``path`` | `slug`, `path` | the name of the file, without its date |
/// | ``order`` | `order`, `weight` | |
/// | ``author`` | `author`, `authors` | |
/// | ``language`` | `language`, `lang` | |
/// | ``isDraft`` | `draft`, or `published: false` | |
/// | redirects | `aliases`, `redirect_from` | |
/// | the id in feeds | `id`, if it is an address with a scheme, such as `tag:` | the first alias, otherwise the address |
///
/// A date is a day, such as `2026-01-05`, or a time with its time zone, such as
/// `2026-01-05 23:30 -0800`. Pages show the day as it is written. A time without a zone is in UTC.
public struct ContentEntry: Sendable {
  /// The path of the file in the ``ContentFolder``.
  public let file: String

  /// The path of the page.
  public internal(set) var path: SitePath

  /// The title.
  public let title: String

  /// The date of publication, or nil.
  public var published: Date? { publication?.instant }

  /// The day of publication in the time zone of the front matter, such as `2026-01-05`, or nil.
  ///
  /// Show this day, because a day that you make from ``published`` depends on a time zone.
  public var publishedDay: String? { publication?.day }

  /// The date of the last change, or nil.
  public var modified: Date? { change?.instant }

  /// The day of the last change in the time zone of the front matter, or nil.
  public var modifiedDay: String? { change?.day }

  /// The tags, with the spelling of the file.
  public let tags: [String]

  /// The description in the front matter, otherwise the start of the first paragraph, or nil if the
  /// content has no paragraph.
  public let summary: String?

  /// The sort number of the entry, or nil.
  ///
  /// It sorts entries without a date, and entries with the same date. Lower numbers come first.
  public let order: Int?

  /// The author, or nil.
  public let author: String?

  /// The language, as a BCP 47 tag; nil for the language of the site.
  public let language: String?

  /// Whether the file is a draft.
  public let isDraft: Bool

  /// The front matter, including keys of your own.
  public let frontMatter: FrontMatter

  /// The content.
  public let document: ContentDocument

  /// The time to read the content in minutes, at least 1.
  public let readingMinutes: Int

  let publication: ContentDate?
  let change: ContentDate?
  let outline: ContentOutline
  /// The path of the file for messages.
  let place: String
  /// The former paths of the page.
  let aliases: [String]
  /// The targets of the links, by their destinations.
  var targets: [String: ContentTarget] = [:]
  /// The files of the folder that are left out, or nil while it is read.
  var leftOut: LeftOutFiles?
  /// The sizes of the images, by their destinations.
  var imageSizes: [String: ImageSize] = [:]

  /// The id of the page in feeds, or nil; an `id` without a scheme is a key of the author's own.
  var feedID: String? { frontMatter.text("id").flatMap { hasScheme($0) ? $0 : nil } }

  /// The outermost subfolder of the file, such as `posts` for `posts/2026/storm.md`; empty for a
  /// file that is in no subfolder.
  public var section: String { file.contains("/") ? String(file.prefix { $0 != "/" }) : "" }
}

/// The target of a link in a document.
enum ContentTarget: Hashable, Sendable {
  /// A page, or a heading on it.
  case page(SitePath, fragment: String?)
  case file(SitePath, ending: String)

  /// Returns the address for a link on a page.
  func address(on page: PageLocation) -> String {
    switch self {
    case .page(let path, let fragment): page.address(of: path, fragment: fragment)
    case .file(let path, let ending): page.address(ofFile: path) + ending
    }
  }
}
