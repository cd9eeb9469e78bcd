/// Initialisers for lists whose next page is loaded with the last item.
extension PagingStore where Cursor == Item {
  /// Creates a store with a closure for the first page and a closure for each further page.
  ///
  /// An empty page is the end of the list.
  ///
  /// ```swift
  /// PagingStore(
  ///   fetchInitial: { try await api.posts(minID: 0, count: 30) },
  ///   fetchMore: { last in try await api.posts(minID: last.id + 1, count: 30) }
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - state: A binding to the state, or nil for a state that the store keeps.
  ///   - rules: The rules that put the list together.
  ///   - options: The options of the loads.
  ///   - fetchInitial: Loads the first page.
  ///   - fetchMore: Loads the page after an item.
  public convenience init(
    state: Binding<State>? = nil,
    rules: PagingRules<Item> = PagingRules(),
    options: LoadOptions<Failure> = LoadOptions(),
    fetchInitial: @escaping @Sendable () async throws(Failure) -> [Item],
    fetchMore: @escaping @Sendable (Item) async throws(Failure) -> [Item]
  ) {
    self.init(
      state: state,
      rules: rules,
      options: options,
      fetch: Self.fetch(fetchInitial, fetchMore)
    )
  }

  /// Creates a store whose pages are arrays of items.
  ///
  /// Unavailable, since such a page does not have the next cursor.
  @available(
    *,
    unavailable,
    message: """
      a page says where the next one is: return PagingState.Page(items:next:), or write \
      PagingStore(fetchInitial:fetchMore:)
      """
  )
  public convenience init(fetch: @escaping @Sendable (Item?) async throws(Failure) -> [Item]) {
    self.init(fetchInitial: { () throws(Failure) in try await fetch(nil) }, fetchMore: fetch)
  }

  private static func fetch(
    _ initial: @escaping @Sendable () async throws(Failure) -> [Item],
    _ more: @escaping @Sendable (Item) async throws(Failure) -> [Item]
  ) -> @Sendable (Item?) async throws(Failure) -> State.Page {
    { last throws(Failure) in
      let items = if let last { try await more(last) } else { try await initial() }
      return State.Page(items: items, next: items.last)
    }
  }
}
