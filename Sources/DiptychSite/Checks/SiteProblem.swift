public import DiptychHTML
import DiptychSystem
import DiptychViews

/// A problem of a site, such as a broken link.
///
/// A site with a problem is not written, unless ``Site/tolerating(_:)`` makes the problem a
/// warning.
public enum SiteProblem: Hashable, Sendable {
  /// The address of the site is invalid.
  case address(String)
  /// The language of the site is not a valid BCP 47 tag.
  case language(String)
  /// The language of a page is not a valid BCP 47 tag.
  case pageLanguage(page: SitePath, language: String)
  /// The page `missing` lists `page` as its version in `language`, but `page` does not list
  /// `missing`.
  case alternate(page: SitePath, language: String, missing: SitePath)
  /// The layout of a page shows English words, because the site has no ``SiteLabels`` for the
  /// language of the page.
  case labels(page: SitePath, language: String)
  /// The path of a page or of a file is invalid.
  case path(SitePath, SitePath.Problem)
  /// Two pages or files have the same path, or paths such as `Tea` and `tea`, which some file
  /// systems do not distinguish.
  case collision(String, String)
  /// A file has the same path as a folder that contains another file.
  case fileInPlaceOfFolder(file: String, other: String)
  /// A script whose type is a kind of JSON, such as `application/ld+json`, is not valid JSON.
  case json(page: SitePath, type: String)
  /// The head of a page has several canonical addresses.
  case canonicals(page: SitePath)
  /// The title of a page is empty.
  case noTitle(page: SitePath)
  /// A file can't be copied into the site.
  case asset(SitePath, file: String, reason: String)
  /// A symbolic link in an ``AssetFolder`` leads out of the folder, or to a file that does not
  /// exist.
  case assetLink(SitePath, file: String)
  /// A file, such as a sitemap, needs the address of the site, but the site has no address.
  case noAddress(file: String)
  /// A generated file, such as a feed, can't be created.
  ///
  /// The method ``GeneratedFile/problems(in:)`` of the file returns the reason.
  case file(String, reason: String)
  /// A request has failed or was not sent, and the page needs its result.
  case load(page: SitePath, reason: String)
  /// A component of a page asks for a load, but the page is created without `loads:`.
  case noLoads(page: SitePath)
  /// A link leads to a page or a file that the site does not have.
  case link(page: SitePath, destination: String, source: String? = nil)
  /// A link leads to a file that isn't public yet, such as a draft, see ``ContentFolder/leftOut``.
  case leftOut(page: SitePath, destination: String, ContentProblem, source: String? = nil)
  /// A link leads to an id that the target page does not have.
  case fragment(page: SitePath, destination: String, source: String? = nil)
  /// A link and its target compose letters differently, such as `é` and `e` with an accent.
  ///
  /// A server compares bytes, so it does not find the target, whose address is the `suggestion`.
  case recomposed(page: SitePath, destination: String, suggestion: String, source: String? = nil)
  /// The address of a link to a page lacks the slash at the end, as in `guide/start` instead of
  /// `guide/start/`.
  ///
  /// Not every server adds the slash.
  case noSlash(page: SitePath, destination: String, source: String? = nil)
  /// A page that servers show at any address, such as the `404` page, has a relative link.
  ///
  /// The `suggestion` is a link that works at every address.
  case relativeAddress(
    page: SitePath,
    destination: String,
    suggestion: String,
    source: String? = nil
  )
  /// A link without a host leads out of the site.
  ///
  /// For example, the site is at `https://example.org/docs/`, and the link is `/start/` instead of
  /// `/docs/start/`. The `suggestion` is a similar address in the site, or nil.
  case outsideOfSite(
    page: SitePath,
    destination: String,
    suggestion: String?,
    source: String? = nil
  )
  /// A link leads to a file whose name contains a hash, but the address of the link lacks the hash.
  case hashedFile(page: SitePath, destination: String, file: SitePath, source: String? = nil)
  /// Metadata that other sites read has a relative address instead of an absolute URL.
  case partialAddress(page: SitePath, property: String, address: String)
  /// A redirect leads back to itself, directly or through other redirects.
  case circularRedirect(page: SitePath, target: SitePath)
  /// A page has an element `base` with an address, which changes where its relative links lead.
  case base(page: SitePath, address: String)
  /// An attribute, such as `aria-labelledby`, contains an id that no element of the page has.
  case missingID(page: SitePath, element: String, attribute: String, id: String)
  /// Two elements of a page have the same id.
  case duplicateID(page: SitePath, id: String)
  /// A view of a page is nested too deep, so a note stands in its place.
  case depth(page: SitePath)
  /// A page has a defect that keeps some people from reading or using it.
  case accessibility(page: SitePath, AccessibilityProblem)
  /// The markup of a page is wrong, or unsafe content was replaced.
  case markup(page: SitePath, HTMLProblem, source: String? = nil)
}

extension SiteProblem {
  /// The page and the destination of the link, or nil if the problem is not about a link.
  public var link: (page: SitePath, destination: String)? {
    switch self {
    case .link(let page, let destination, _), .fragment(let page, let destination, _),
      .noSlash(let page, let destination, _), .relativeAddress(let page, let destination, _, _),
      .outsideOfSite(let page, let destination, _, _), .leftOut(let page, let destination, _, _),
      .recomposed(let page, let destination, _, _),
      .hashedFile(let page, let destination, _, _):
      (page, destination)
    case .markup(let page, let problem, _): problem.kind.address.map { (page, $0) }
    default: nil
    }
  }
}

extension SiteProblem: CustomStringConvertible {
  /// The page or the file, the problem and a remedy, on one line.
  ///
  /// Visible characters replace control characters.
  public var description: String { sentence.onOneLine }

  private var sentence: String {
    switch self {
    case .address(let text):
      "The site: “\(text)” is not an absolute URL. Use one such as https://example.org/docs/."
    case .language(let text):
      "The site: “\(text)” is not a language tag (BCP 47). Use one such as “en” or “pt-BR”."
    case .pageLanguage(let page, let text):
      """
      \(page.place): “\(text)” is not a language tag (BCP 47). Use one such as “en” or “pt-BR”.
      """
    case .alternate(let page, let language, let other):
      """
      \(page.place): “\(other.place)” names it as “\(language)”, but it does not name \
      “\(other.place)”. Add it: .language("\(language)", alternates: …).
      """
    case .labels(let page, let language):
      """
      \(page.place): the layout has English labels in a page in “\(language)”. Give the site \
      labels: .labels(SiteLabels(…), language: "\(language)").
      """
    case .path(let path, let problem):
      "“\(path)”: the path \(problem)."
    // Bytes are compared, because strings are equal if they only differ in the composition of a
    // letter.
    case .collision(let first, let second) where first.utf8.elementsEqual(second.utf8):
      "\(first): two pages or files have this path. Give one of them another."
    case .collision(let first, let second):
      """
      \(second): the path equals \(first) where file names ignore case or Unicode composition. \
      Give one of them another.
      """
    case .fileInPlaceOfFolder(let file, let other):
      "\(file): the file has the name of the folder of \(other). Give one of them another."
    case .json(let page, let type):
      """
      \(page.place): a script of the type “\(type)” is not valid JSON, so it is ignored. Correct \
      its commas, braces and quotation marks.
      """
    case .canonicals(let page):
      """
      \(page.place): the head has several canonical addresses. Write one, in the metadata of the \
      document: PageMetadata(canonical: …).
      """
    case .noTitle(let page):
      "\(page.place): the title is empty. Add a distinct title."
    case .asset(let path, let file, let reason):
      "\(path.start(for: file))the file “\(file)” can't be read: \(reason). Correct its path."
    case .assetLink(let path, let file):
      """
      \(path.start(for: file))“\(file)” is a symbolic link to a target outside of its folder. Copy \
      the target, or add it as an asset.
      """
    case .noAddress(let file):
      "\(file): it needs absolute URLs, but the site has no address. Add one: Site(address: …)."
    case .file(let file, let reason): "\(file): \(reason)"
    case .load(let page, let reason):
      """
      \(page.place): its content was not loaded: \(reason.withoutFullStop). Try again, or let the \
      page show it: loads: .optional.
      """
    case .noLoads(let page):
      """
      \(page.place): a component asks for a load, and the page shows it as loading for ever. Have \
      its content loaded before the page is written: loads: .required.
      """
    case .link(let page, let destination, let source):
      "\(source ?? page.place): the link “\(destination)” has no target in the site. Add the page, or correct the link."
    case .leftOut(let page, let destination, let problem, let source):
      """
      \(source ?? page.place): the link “\(destination)” points to \(problem.file), which is left \
      out: \(problem.reason). Publish it, or remove the link.
      """
    case .fragment(let page, let destination, let source):
      """
      \(source ?? page.place): the link “\(destination)” points to an id that \
      doesn't exist. Give an element the id, or correct the link.
      """
    case .recomposed(let page, let destination, let suggestion, let source):
      """
      \(source ?? page.place): the link “\(destination)” is \(destination.withEncodedLetters) in \
      bytes, but its target is \(suggestion): their Unicode composition differs, and servers \
      compare bytes. Write \(suggestion).
      """
    case .noSlash(let page, let destination, let source):
      "\(source ?? page.place): the link “\(destination)” points to a folder. Add a slash at the end of its path."
    case .relativeAddress(let page, let destination, let suggestion, let source):
      """
      \(source ?? page.place): the page is shown at any address, so the link “\(destination)” \
      can't be relative. Write \(suggestion).
      """
    case .outsideOfSite(let page, let destination, let suggestion?, let source):
      """
      \(source ?? page.place): the link “\(destination)” leaves the site. Did you mean \
      \(suggestion)? If not, write the absolute URL.
      """
    case .outsideOfSite(let page, let destination, nil, let source):
      """
      \(source ?? page.place): the link “\(destination)” leaves the site. Correct the \
      link, or write the absolute URL.
      """
    case .hashedFile(let page, let destination, let file, let source):
      """
      \(source ?? page.place): the link “\(destination)” lacks the hash in the name of its file. \
      Use the address of the file: location.address(ofFile: "\(file)").
      """
    case .partialAddress(let page, let property, let address):
      """
      \(page.place): other sites read \(property), so “\(address)” has to be an absolute URL. \
      Begin it with https:// and the host.
      """
    case .circularRedirect(let page, let target):
      """
      \(page.place): the redirect to “\(target)” is a loop, which browsers would follow \
      for ever. Point it at a page.
      """
    case .depth(let page):
      """
      \(page.place): a view is nested too deep for the stack of its thread, so a note replaces it. \
      Show fewer levels.
      """
    case .base(let page, let address):
      "\(page.place): links are relative to their page, but the element base points them to “\(address)”. Remove it."
    case .missingID(let page, let element, let attribute, let id):
      """
      \(page.place): the attribute \(attribute) of the element \(element) has the id “\(id)”, \
      which no element of the page has. Give an element this id, or correct the attribute.
      """
    case .duplicateID(let page, let id):
      "\(page.place): two elements have the id “\(id)”, so links find only the first. Give one another."
    case .markup(let page, let problem, let source):
      source.map { "\($0): on its page, \(problem)" } ?? "\(page.place): \(problem)"
    case .accessibility(let page, let problem):
      "\(page.place): \(problem)"
    }
  }
}

extension HTMLProblem.Kind {
  /// The address of the link or the image, or nil if the problem is not about an address.
  var address: String? {
    switch self {
    case .refusedLink(let url, _), .unsafeURL(_, let url): url
    default: nil
    }
  }
}

extension SitePath {
  /// The path for a message.
  fileprivate var place: String { text.isEmpty ? "The first page" : text }

  /// The start of a message about a file on disk, which names the path if it is another one.
  fileprivate func start(for file: String) -> String { text == file ? "" : "“\(text)”: " }
}

extension String {
  /// The text with percent-encoded letters, so that their bytes can be seen.
  fileprivate var withEncodedLetters: String { percentEncoded(self) { $0 < 0x80 } }

  /// The text of a sentence that another one follows.
  fileprivate var withoutFullStop: String {
    let text = self[..<(lastIndex { !$0.isWhitespace }.map(index(after:)) ?? startIndex)]
    return String(text.last == "." ? text.dropLast() : text)
  }
}

/// An error that lists all problems of a site.
public struct SiteError: Error, Hashable, Sendable {
  /// The problems, in the order of the pages.
  public let problems: [SiteProblem]

  /// Creates an error.
  public init(problems: [SiteProblem]) { self.problems = problems }
}

extension SiteError: CustomStringConvertible {
  /// The number of problems, and a line for each problem.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return "The site has \(count):\n" + problems.map { "- \($0)" }.joined(separator: "\n")
  }
}

extension String {
  /// The text of a message as one line, with visible characters in place of control characters.
  ///
  /// A message contains names and reasons from outside. Their control characters could send
  /// commands to a terminal, and their line breaks could imitate another message.
  package var onOneLine: String {
    _VisibleControl.shown(in: self).split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
