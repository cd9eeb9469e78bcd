/// A loader of the pages of one list operation.
struct PageLoader<Item: Sendable, Cursor: Sendable, Failure: Error>: Sendable {
  typealias Page = PagingState<Item, Cursor, Failure>.Page

  let emptyPageBudget: Int
  let options: LoadOptions<Failure>
  let fetch: @Sendable (Cursor?) async throws(Failure) -> Page

  /// Returns a loader that calls functions before each attempt and before each pause.
  ///
  /// Attempts are counted from 1 for each page.
  func observed(
    attempting: @escaping (Int) -> Void,
    pausing: @escaping LoadOptions<Failure>.Pausing
  ) -> ObservedPageLoader<Item, Cursor, Failure> {
    ObservedPageLoader(loader: self, attempting: attempting, pausing: pausing)
  }
}

/// A loader of pages that reports its attempts.
struct ObservedPageLoader<Item: Sendable, Cursor: Sendable, Failure: Error> {
  typealias Page = PagingState<Item, Cursor, Failure>.Page
  typealias Report = PagingState<Item, Cursor, Failure>.Report
  typealias Outcome = LoadOptions<Failure>.Outcome

  let loader: PageLoader<Item, Cursor, Failure>
  let attempting: (Int) -> Void
  let pausing: LoadOptions<Failure>.Pausing

  /// Loads pages one after the other, from the beginning; if one page fails, returns none.
  ///
  /// - Parameter count: The number of pages, if the list does not end earlier.
  /// - Returns: The pages, and reports on their irregularities.
  func pages(_ count: Int) async -> Outcome<(pages: [Page], reports: [Report])> {
    var pages: [Page] = []
    var reports: [Report] = []
    repeat {
      switch await page(at: pages.last?.next) {
      case .answered(let (page, report)):
        pages.append(page)
        if let report { reports.append(report) }
      case .failed(let failure): return .failed(failure)
      case .cancelled: return .cancelled
      }
      if Task.isCancelled, pages.count < count, pages.last?.next != nil { return .cancelled }
    } while pages.count < count && pages.last?.next != nil
    return .answered((pages, reports))
  }

  /// Loads the next page that has items, or the last page, in the direction of an operation.
  ///
  /// The function skips empty pages that have a cursor, up to the budget; then it returns the last
  /// of them, with its cursor. A page whose cursor leads to itself counts as the last page.
  func page(
    at cursor: Cursor?,
    of operation: PagingOperation = .refresh
  ) async -> Outcome<(page: Page, report: Report?)> {
    var cursor = cursor
    var emptyPages = 0
    while true {
      let outcome = await loader.options.outcome(attempting: attempting, pausing: pausing) {
        () async throws(Failure) in try await loader.fetch(cursor)
      }
      guard case .answered(var page) = outcome else { return outcome.map { ($0, nil) } }
      guard let next = page[operation] else { return .answered((page, nil)) }
      if let cursor, isSame(cursor, next) {
        page[operation] = nil
        return .answered((page, .cursorStuck))
      }
      guard page.items.isEmpty else { return .answered((page, nil)) }
      emptyPages += 1
      if emptyPages > loader.emptyPageBudget { return .answered((page, .emptyPages(emptyPages))) }
      if Task.isCancelled { return .cancelled }
      cursor = next
    }
  }
}

/// Returns whether two cursors are the same; false if their type can't be compared.
///
/// Identifiable cursors are compared by id: an item that serves as a cursor stays the same when its
/// other fields change.
func isSame<Cursor>(_ first: Cursor, _ second: Cursor) -> Bool {
  if let first = first as? any Identifiable { return first.hasID(of: second) }
  if let first = first as? any Equatable { return first.isEqual(to: second) }
  return false
}

extension Identifiable {
  fileprivate func hasID(of other: Any) -> Bool { (other as? Self)?.id == id }
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
