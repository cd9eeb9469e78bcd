/// Initialisers for lists whose next page is loaded with the last item.
extension PagingStore where Cursor == Item {
  /// Creates a store from a closure that loads the first page and a closure that loads each further
  /// page.
  ///
  /// An empty page ends the list.
  ///
  /// ```swift
  /// PagingStore(
  ///   fetchInitial: { try await api.posts(minID: 0, count: 30) },
  ///   fetchMore: { last in try await api.posts(minID: last.id + 1, count: 30) }
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - state: A binding to the state, or nil if the store owns its state.
  ///   - rules: The rules of the list.
  ///   - options: The options of the loads.
  ///   - fetchInitial: Loads the first page.
  ///   - fetchMore: Loads the page after the last item of the list.
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
  /// It is unavailable, because an array does not contain the cursor of the next page.
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
