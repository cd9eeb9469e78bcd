// Edits of the items. An edit without a call is confirmed at once. An edit with a call is undone if
// the call fails.
extension PagingStore {
  // MARK: Edits that are true at once

  /// Edits the items that match a predicate, on any page.
  ///
  /// If a load is in flight, the edit is also applied to its pages, which may be older than the
  /// edit. For an edit that a server may refuse, use ``updating(where:_:isolation:during:)``, which
  /// undoes a refused edit.
  ///
  /// - Parameters:
  ///   - predicate: Returns whether to edit an item.
  ///   - body: Edits an item. Both closures run under the store's lock, and must use neither the
  ///     store nor the ``Shared`` that owns its state.
  public func update(
    where predicate: @escaping @Sendable (Item) -> Bool,
    _ body: @escaping @Sendable (inout Item) -> Void
  ) {
    machine.edit { $0.update(where: predicate, body) }
  }

  /// Removes the items that match a predicate, including items in the pages of a load in flight.
  ///
  /// - Parameter predicate: Returns whether to remove an item. It runs under the store's lock and
  ///   must not use the store.
  public func remove(where predicate: @escaping @Sendable (Item) -> Bool) {
    machine.edit { $0.remove(where: predicate) }
  }

  /// Inserts an item; if a refresh is in flight, the item is also inserted into the refreshed list.
  ///
  /// Does nothing before the first load, or if the list already has an item with the same id.
  public func insert(_ item: Item, at place: State.Position = .start) {
    machine.edit(inserting(item, place))
  }

  /// Moves the first item that matches a predicate.
  ///
  /// - Parameters:
  ///   - predicate: Returns whether an item is the item to move. It runs under the store's lock and
  ///     must not use the store.
  ///   - place: The new position. If it is relative to an item that the list does not contain,
  ///     nothing moves.
  public func move(where predicate: @escaping @Sendable (Item) -> Bool, to place: State.Position) {
    machine.edit { $0.move(where: predicate, to: place) }
  }

  // MARK: Edits that a call confirms

  /// Edits items at once, runs a call that sends the edit, and undoes the edit if the call fails.
  ///
  /// While the call runs, the edit is applied to every page that is loaded. If the call fails, only
  /// this edit is undone, and other changes stay. Several calls may run at the same time and end in
  /// any order.
  ///
  /// - Parameters:
  ///   - predicate: Returns whether to edit an item.
  ///   - body: Edits an item; see ``update(where:_:)``. It runs again for each page that arrives,
  ///     so assign a fixed value, as in `$0.isLiked = true`, instead of incrementing a number.
  ///   - isolation: The actor that the call runs on.
  ///   - call: Sends the edit to the source of the list, such as a server.
  /// - Returns: The result of the call.
  /// - Throws: The error of the call.
  public func updating<Result, Thrown: Error>(
    where predicate: @escaping @Sendable (Item) -> Bool,
    _ body: @escaping @Sendable (inout Item) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    during call: () async throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    try await machine.edit(
      { $0.update(where: predicate, body) },
      isolation: isolation,
      during: call
    )
  }

  /// Removes items at once, runs a call that sends the removal, and restores the items at their
  /// places if the call fails.
  ///
  /// See ``updating(where:_:isolation:during:)``.
  public func removing<Result, Thrown: Error>(
    where predicate: @escaping @Sendable (Item) -> Bool,
    isolation: isolated (any Actor)? = #isolation,
    during call: () async throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    try await machine.edit({ $0.remove(where: predicate) }, isolation: isolation, during: call)
  }

  /// Inserts an item at once, runs a call that sends the item, and removes the item again if the
  /// call fails.
  ///
  /// ```swift
  /// try await store.inserting(draft) { try await api.post(draft) }
  /// ```
  ///
  /// See ``insert(_:at:)`` and ``updating(where:_:isolation:during:)``.
  ///
  /// If the stored item has another id, edits of the inserted item that were made before the call
  /// ended are applied to the stored item.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - place: The place of the item.
  ///   - isolation: The actor that the call runs on.
  ///   - call: Sends the item, and returns the stored item, which may have another id. The stored
  ///     item replaces the inserted item.
  /// - Returns: The result of the call.
  /// - Throws: The error of the call.
  @discardableResult
  public func inserting<Thrown: Error>(
    _ item: Item,
    at place: State.Position = .start,
    isolation: isolated (any Actor)? = #isolation,
    during call: () async throws(Thrown) -> Item
  ) async throws(Thrown) -> Item {
    let draft = State(pages: [State.Page(items: [item], next: nil)])
    return try await machine.edit(
      inserting(item, place),
      ofItemIn: { edit in
        guard var list = draft, edit(&list) == .changed else { return false }
        return list.items?.count != 2
      },
      confirmedAs: { stored in
        EditList<State>.Replacement(
          step: inserting(stored, place),
          following: follow(from: item, to: stored)
        )
      },
      isolation: isolation,
      during: call
    )
  }

  /// Moves an item at once, runs a call that sends the move, and moves the item back if the call
  /// fails.
  ///
  /// Several calls may run at the same time; see ``updating(where:_:isolation:during:)``. For the
  /// item that is moved, see ``move(where:to:)``.
  public func moving<Result, Thrown: Error>(
    where predicate: @escaping @Sendable (Item) -> Bool,
    to place: State.Position,
    isolation: isolated (any Actor)? = #isolation,
    during call: () async throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    try await machine.edit(
      { $0.move(where: predicate, to: place) },
      isolation: isolation,
      during: call
    )
  }

  private func inserting(_ item: Item, _ place: State.Position) -> EditList<State>.Step {
    { [id = rules.id] in $0.insert(item, at: place, unlessKnownBy: id) }
  }

  /// Returns a function that has an edit of an inserted item find the stored item.
  private func follow(
    from item: Item,
    to stored: Item
  ) -> @Sendable (@escaping EditList<State>.Step) -> EditList<State>.Step {
    guard let id = rules.id, id(stored) != id(item) else { return { $0 } }
    let draft = State.Draft(item: item) { id($0) == id(stored) }
    return { step in
      { state in
        state.drafts.append(draft)
        defer { state.drafts.removeLast() }
        return step(&state)
      }
    }
  }
}

extension PagingStore where Item: Identifiable, Item.ID: Sendable {
  /// Edits the item with an id, on any page.
  ///
  /// See ``update(where:_:)``.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - body: Edits the item. It runs under the store's lock, and must use neither the store nor
  ///     the ``Shared`` that owns its state.
  public func update(id: Item.ID, _ body: @escaping @Sendable (inout Item) -> Void) {
    update(where: { $0.id == id }, body)
  }

  /// Edits the item with an id at once, runs a call that sends the edit, and undoes the edit if the
  /// call fails.
  ///
  /// ```swift
  /// try await store.updating(id: 1) { $0.isLiked = true } during: { try await api.like(1) }
  /// ```
  ///
  /// See ``updating(where:_:isolation:during:)``.
  public func updating<Result, Thrown: Error>(
    id: Item.ID,
    _ body: @escaping @Sendable (inout Item) -> Void,
    isolation: isolated (any Actor)? = #isolation,
    during call: () async throws(Thrown) -> Result
  ) async throws(Thrown) -> Result {
    try await updating(where: { $0.id == id }, body, isolation: isolation, during: call)
  }
}
