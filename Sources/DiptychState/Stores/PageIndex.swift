import DiptychSystem

/// An index of the ids of a list, for appending a page without reading all earlier items.
///
/// The index describes the pages of the last call. It retains their array, so no other code can
/// edit the memory of that array in place. Therefore, an array at the same address contains the
/// same pages. Any other array is indexed anew.
struct PageIndex<Item, Cursor, Failure: Error> {
  typealias State = PagingState<Item, Cursor, Failure>
  typealias Page = State.Page
  typealias ID = AnyHashable?

  private var pages: [Page] = []
  /// The index of the first page that contains an id.
  private var pageOfID: [ID: Int] = [:]
  /// The ids of items that the list contains more than once.
  private var repeated: Set<ID> = []

  /// Appends a page.
  ///
  /// - Parameters:
  ///   - page: The page that arrived.
  ///   - earlier: The pages of the list.
  ///   - policy: The treatment of items with the same id; not ``DuplicatePolicy/allow``.
  ///   - id: Returns the id of an item.
  /// - Returns: The result of ``PagingState/merging(_:duplicates:id:)`` for all pages. Duplicate
  ///   ids that an earlier call returned are left out.
  /// - Complexity: O(*n*) in the number of items of the page if `earlier` is the result of the last
  ///   call; otherwise in the number of all items.
  mutating func append(
    _ page: Page,
    to earlier: [Page],
    duplicates policy: DuplicatePolicy,
    id: (Item) -> ID
  ) -> (pages: [Page], duplicates: [ID]) {
    if !isOf(earlier) { look(at: earlier, id: id) }
    // Other code has put items with the same id into the list, so all pages are merged once.
    guard policy == .report || repeated.isEmpty else {
      let merged = State.merging(earlier + [page], duplicates: policy, id: id)
      look(at: merged.pages, id: id)
      return merged
    }
    let (arrived, twice) = State.merging([page], duplicates: policy, id: id)
    let newest = Dictionary(arrived[0].items.map { (id($0), $0) }, uniquingKeysWith: { $1 })
    let known = places(of: newest.keys, id: id)
    var merged = arrived[0]
    switch policy {
    case .allow, .report: break
    case .keepFirst:
      for place in known {
        if let item = newest[place.id] { pages[place.page].items[place.item] = item }
      }
      merged.items.removeAll { pageOfID[id($0)] != nil }
    case .keepLast:
      // Backwards, so that the remaining positions stay valid.
      for place in known.reversed() {
        pages[place.page].items.remove(at: place.item)
        pageOfID[place.id] = nil
      }
    }
    let isKnown = Set(known.map(\.id))
    let duplicates = (known.map(\.id) + twice.filter { !isKnown.contains($0) })
      .filter { !repeated.contains($0) }
    if policy == .report { repeated.formUnion(duplicates) }
    note(merged, id: id)
    return (pages, duplicates)
  }

  /// Whether an array holds the pages that were seen last.
  private func isOf(_ others: [Page]) -> Bool {
    pages.count == others.count
      && pages.withUnsafeBufferPointer { pages in
        others.withUnsafeBufferPointer { pages.baseAddress == $0.baseAddress }
      }
  }

  private mutating func look(at others: [Page], id: (Item) -> ID) {
    self = PageIndex()
    for page in others { note(page, id: id) }
    pages = others
  }

  private mutating func note(_ page: Page, id: (Item) -> ID) {
    for id in page.items.map(id) {
      if pageOfID[id] == nil { pageOfID[id] = pages.count } else { repeated.insert(id) }
    }
    pages.append(page)
  }

  /// Returns the positions of the ids in the list, in order, without ids that the list does not
  /// contain.
  private func places(
    of ids: some Sequence<ID>,
    id: (Item) -> ID
  ) -> [(id: ID, page: Int, item: Int)] {
    ids.compactMap { wanted in
      guard let page = pageOfID[wanted],
        let item = pages[page].items.firstIndex(where: { id($0) == wanted })
      else { return nil }
      return (wanted, page, item)
    }
    .sorted { ($0.page, $0.item) < ($1.page, $1.item) }
  }
}

/// The index of a store, shared by its requests.
final class SharedPageIndex<Item: Sendable, Cursor: Sendable, Failure: Error>: Sendable {
  private let index = WatchedMutex(PageIndex<Item, Cursor, Failure>())

  func withLock<Result: Sendable>(
    _ body: (inout PageIndex<Item, Cursor, Failure>) -> Result
  ) -> Result {
    index.withLock { body(&$0) }
  }
}
