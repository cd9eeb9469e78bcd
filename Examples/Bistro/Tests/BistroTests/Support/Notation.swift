import Diptych

@testable import BistroCore

/// Returns a state as a word, such as `loaded(6)` or `reloadFailed(6, 500)`.
func note<Value, Failure>(
  _ state: AsyncValue<Value, Failure>,
  _ describe: (Value) -> String
) -> String {
  let parts = [state.value.map(describe), state.failure.map(note)].compactMap(\.self)
  return state.phase.rawValue + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
}

func note<Item, Failure>(_ state: AsyncValue<[Item], Failure>) -> String {
  note(state) { "\($0.count)" }
}

private func note(_ failure: any Error) -> String {
  switch failure {
  case APIError.status(let status, _): "\(status)"
  case DatabaseError.locked: "locked"
  default: "\(failure)"
  }
}

extension ArchiveState {
  /// The filters and the results, such as `cheese+Garden: reloading(40)`.
  var note: String {
    "\(query.note): " + BistroTests.note(results) { "\($0.query.note) \($0.dishes.count)" }
  }
}

extension DishQuery {
  var note: String {
    isEmpty ? "all" : [keyword, category ?? ""].filter { !$0.isEmpty }.joined(separator: "+")
  }
}

extension FavoritesState {
  /// The favourites that are shown, and whether a change was undone.
  var note: String {
    BistroTests.note(ids) { "\($0)" } + (failure == nil ? "" : " ✗")
  }
}

extension HomeState {
  var note: String {
    [
      BistroTests.note(banners), BistroTests.note(news), BistroTests.note(topics),
      BistroTests.note(trends), BistroTests.note(photos),
    ].joined(separator: " ")
  }
}
