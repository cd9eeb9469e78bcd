import DiptychHTML
import DiptychHTMLTools

/// A rendered page, with the facts that are needed afterwards.
struct RenderedPage: Sendable {
  /// The path of its file.
  let file: String
  /// The bytes, with zeros for the hash of the stylesheet.
  let bytes: [UInt8]
  /// The rules that the page needs from its stylesheet, or nil if it has no stylesheet.
  let style: StylesheetUse?
  /// The facts about the page.
  let record: PageRecord
  /// The problems of the page itself.
  let problems: [SiteProblem]

  /// Creates a page.
  ///
  /// - Parameters:
  ///   - rendering: The page as it was rendered.
  ///   - entry: The page in its site.
  ///   - notes: The problems that its views have found.
  ///   - records: The facts about the pages of the last write.
  ///   - isIndexed: Whether the page has an entry in a search index.
  init(
    _ rendering: PageRendering,
    of entry: SiteContents.Entry,
    notes: [SiteProblem],
    records: SiteRecords?,
    isIndexed: Bool
  ) {
    let markup = rendering.markup
    let page = entry.page.path
    let failures =
      notes
      + rendering.failures.map { SiteProblem.load(page: page, reason: $0) }
      + (rendering.lacksLoad ? [.noLoads(page: page)] : [])
      + (markup.checked?.problems() ?? []).filter {
        $0.kind.isProblem(validates: entry.settings.isValidated)
      }
      .map { problem in
        let source = problem.kind.address.flatMap { address in
          entry.page.source?.place(of: address, on: entry.settings.location)
        }
        return .markup(page: page, problem, source: source)
      }
    file = entry.file
    bytes = Array(markup.html.utf8)
    style = markup.style
    let hash = stableHash(bytes)
    if let known = records?.pages[entry.file], known.hash == hash,
      known.isUnindexed || known.search.isEmpty != isIndexed
    {
      record = known
      problems = failures
    } else {
      let check = PageCheck(bytes, of: entry, isIndexed: isIndexed)
      problems = failures + check.problems
      record = PageRecord(
        hash: hash,
        ids: check.ids,
        references: check.references,
        search: check.searchEntry,
        isUnindexed: check.isUnindexed,
        sheet: nil
      )
    }
  }
}

extension HTMLProblem.Kind {
  /// Returns whether a problem of the markup is a problem of the site.
  ///
  /// If the site does not validate its pages, only unsafe addresses are.
  fileprivate func isProblem(validates: Bool) -> Bool {
    switch self {
    case .unsafeURL: true
    // The site has messages of its own for these.
    case .repeatedID, .missingAlternative: false
    default: validates
    }
  }
}
