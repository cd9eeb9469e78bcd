import Diptych
import Synchronization

/// The favourites in a store of the kit, and the repository that stores them permanently.
///
/// An edit is shown before it is stored. If it can't be stored, only this edit is undone.
actor FavoriteDishes {
  typealias IDs = AsyncValue<[Int], DatabaseError>

  /// The ids, starting with the favourite that was added first.
  nonisolated let ids: AsyncStore<[Int], DatabaseError>
  private let repository: any FavoritesRepository
  private nonisolated let observation = Mutex<StateChange<IDs, DatabaseError>.Observation?>(nil)

  init(in repository: any FavoritesRepository) {
    self.repository = repository
    ids = AsyncStore(fetch: repository.favorites)
  }

  /// Calls a function after each change of the state, as long as this object exists.
  nonisolated func observe(_ show: @escaping @Sendable (IDs) -> Void) {
    let observation = ids.onTransition { change in
      if change.transition == .changed { show(change.after) }
    }
    self.observation.withLock { $0 = observation }
  }

  /// Adds a dish, or removes the dish if it is a favourite.
  ///
  /// Before the ids were read, the call does nothing.
  ///
  /// The actor begins the writes in the order of the edits, so the last edit is stored last.
  func toggle(_ id: Int) async throws(DatabaseError) {
    guard let isFavorite = ids.state.value?.contains(id) else { return }
    try await ids.updating { ids in
      ids.removeAll { $0 == id }
      if !isFavorite { ids.append(id) }
    } during: { () throws(DatabaseError) in
      try await repository.setFavorite(!isFavorite, dish: id)
    }
  }
}
