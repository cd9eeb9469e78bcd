/// The rules of a paged list: the effect of a refresh, the treatment of duplicate items, and the
/// maximum number of pages.
///
/// ```swift
/// PagingStore(rules: PagingRules(id: \.isbn, duplicates: .keepLast), fetch: api.books)
/// ```
public struct PagingRules<Item>: Sendable {
  /// The pages that a refresh loads.
  public var refresh: RefreshPolicy
  /// Whether a refresh cancels the load of another page; otherwise, the refresh is ignored.
  public var cancelsAppends: Bool
  /// The treatment of items with the same id.
  public var duplicates: DuplicatePolicy
  /// The maximum number of consecutive empty pages that one operation skips.
  ///
  /// A server may return an empty page that still has a cursor, so more pages follow. An operation
  /// skips such a page, and loads the page at its cursor. If the operation has skipped the maximum
  /// number of pages and receives one more empty page, it ends without items, but the list is not
  /// at its end. The next operation in the same direction continues at the cursor of the last empty
  /// page.
  public var emptyPageBudget: Int
  /// The maximum number of pages that a list keeps, at least 1, or nil for no maximum.
  ///
  /// Beyond the maximum, an append drops a page at the start of the list, and a prepend drops a
  /// page at the end. A page is only dropped if the neighbouring page has a cursor that can load
  /// the dropped page again.
  public var maxPages: Int?
  /// Returns the id of an item; nil if items have no id.
  private(set) var id: (@Sendable (Item) -> AnyHashable?)?

  /// Creates rules for items, which are identified by their `id` if they are `Identifiable`.
  ///
  /// Duplicates are only found among `Identifiable` items.
  public init(
    refresh: RefreshPolicy = .firstPage,
    cancelsAppends: Bool = true,
    duplicates: DuplicatePolicy = .keepFirst,
    emptyPageBudget: Int = 3,
    maxPages: Int? = nil
  ) {
    self.refresh = refresh
    self.cancelsAppends = cancelsAppends
    self.duplicates = duplicates
    self.emptyPageBudget = emptyPageBudget
    self.maxPages = maxPages
    if Item.self is any Identifiable.Type {
      id = { ($0 as? any Identifiable)?.erasedID }
    }
  }

  /// Creates rules for items that are identified by the result of a closure or key path.
  public init<ID: Hashable & SendableMetatype>(
    id: @escaping @Sendable (Item) -> ID,
    refresh: RefreshPolicy = .firstPage,
    cancelsAppends: Bool = true,
    duplicates: DuplicatePolicy = .keepFirst,
    emptyPageBudget: Int = 3,
    maxPages: Int? = nil
  ) {
    self.init(
      refresh: refresh,
      cancelsAppends: cancelsAppends,
      duplicates: duplicates,
      emptyPageBudget: emptyPageBudget,
      maxPages: maxPages
    )
    self.id = { AnyHashable(id($0)) }
  }
}

extension Identifiable {
  fileprivate var erasedID: AnyHashable { AnyHashable(id) }
}

/// The pages that a refresh loads.
public enum RefreshPolicy: String, Sendable, Hashable, CaseIterable {
  /// Loads the first page, which becomes the whole list.
  ///
  /// This is the default.
  case firstPage
  /// Loads as many pages as the list has, one after the other, and then replaces all pages at once.
  ///
  /// If one page fails, no page is replaced.
  case allPages
}

/// The treatment of items that have the same id, on one page or on different pages of a list.
public enum DuplicatePolicy: String, Sendable, Hashable, CaseIterable {
  /// One item with each id stays: it has the position of the first item with the id, and the
  /// contents of the last.
  ///
  /// The other items with the id are removed. An item of a prepended page counts as the last item,
  /// because it was loaded last.
  ///
  /// This is the default, because items keep their positions, and no item is outdated.
  case keepFirst
  /// The last item with an id stays in its place; earlier items with the same id are removed.
  case keepLast
  /// All items stay, and duplicate ids are not detected.
  case allow
  /// All items stay, and the duplicate ids are reported as ``StateChange/Report/duplicates(_:)``.
  case report
}
