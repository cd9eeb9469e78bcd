/// How a paged list is put together.
///
/// ```swift
/// PagingStore(rules: PagingRules(id: \.isbn, duplicates: .keepLast), fetch: api.books)
/// ```
public struct PagingRules<Item>: Sendable {
  /// What a refresh loads, and what becomes of the pages that are there.
  public var refresh: RefreshPolicy
  /// What a refresh does while a page is being appended.
  public var whileAppending: RefreshWhileAppending
  /// What is done about items with the same id.
  public var duplicates: DuplicatePolicy
  /// How many empty pages that have a cursor one operation reads past; the next one ends the list.
  public var emptyPageBudget: Int
  /// What tells items apart; nil if nothing does.
  let id: (@Sendable (Item) -> AnyHashable?)?

  /// Creates rules for items that are told apart by their `id` if they are `Identifiable`.
  ///
  /// If nothing tells them apart there are no duplicates, and ``RefreshPolicy/mergeFirst`` does what
  /// ``RefreshPolicy/firstPage`` does.
  public init(
    refresh: RefreshPolicy = .firstPage,
    whileAppending: RefreshWhileAppending = .cancelsAppend,
    duplicates: DuplicatePolicy = .keepFirst,
    emptyPageBudget: Int = 3
  ) {
    self.refresh = refresh
    self.whileAppending = whileAppending
    self.duplicates = duplicates
    self.emptyPageBudget = emptyPageBudget
    if Item.self is any Identifiable.Type {
      id = { ($0 as? any Identifiable)?.erasedID }
    } else {
      id = nil
    }
  }

  /// Creates rules for items that are told apart by something of theirs.
  public init<ID: Hashable & SendableMetatype>(
    id: @escaping @Sendable (Item) -> ID,
    refresh: RefreshPolicy = .firstPage,
    whileAppending: RefreshWhileAppending = .cancelsAppend,
    duplicates: DuplicatePolicy = .keepFirst,
    emptyPageBudget: Int = 3
  ) {
    self.refresh = refresh
    self.whileAppending = whileAppending
    self.duplicates = duplicates
    self.emptyPageBudget = emptyPageBudget
    self.id = { AnyHashable(id($0)) }
  }
}

extension Identifiable {
  fileprivate var erasedID: AnyHashable { AnyHashable(id) }
}
