import Diptych
import Synchronization

/// The favourites as a store of the kit reads and edits them, and the repository that keeps them.
///
/// An edit is shown while it is being stored, and undone alone if that fails.
actor FavoriteDishes {
  typealias IDs = AsyncValue<[Int], DatabaseError>

  /// The ids, the first added one first.
  nonisolated let ids: AsyncStore<[Int], DatabaseError>
  private let repository: any FavoritesRepository
  private nonisolated let observation = Mutex<StateChange<IDs, DatabaseError>.Observation?>(nil)

  init(in repository: any FavoritesRepository) {
    self.repository = repository
    ids = AsyncStore(fetch: repository.favorites)
  }

  /// Calls a function with each later state, as long as this object exists.
  nonisolated func observe(_ show: @escaping @Sendable (IDs) -> Void) {
    let observation = ids.onTransition { change in
      if change.transition == .changed { show(change.after) }
    }
    self.observation.withLock { $0 = observation }
  }

  /// Adds a dish, or removes it if it is a favourite; does nothing before the ids were read.
  ///
  /// The actor begins the writes in the order of the edits, so the last one is stored last.
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
