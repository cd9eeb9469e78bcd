import DiptychState
import DiptychViews

/// The stores of a host whose state is kept in bindings.
///
/// Two views of one binding share a store, so that the value is loaded once. The store is created
/// by the view drawn first, with the fetch function of that view.
final class BoundStores {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let type: ObjectIdentifier
  }

  private struct Entry {
    // The store keeps the owner alive, so the owner's address can't be reused before the store is
    // gone.
    weak var store: AnyObject?
  }

  private var entries: [Key: Entry] = [:]

  init() {}

  /// Returns the store for the owner of a binding, and creates it if there is none or the owner is
  /// unknown.
  func store<Store: AnyObject>(of owner: AnyObject?, _ make: () -> Store) -> Store {
    guard let owner else { return make() }
    let key = Key(owner: ObjectIdentifier(owner), type: ObjectIdentifier(Store.self))
    if let store = entries[key]?.store as? Store { return store }
    let store = make()
    entries[key] = Entry(store: store)
    return store
  }

  /// Removes the entries of deallocated stores.
  func prune() {
    entries = entries.filter { $0.value.store != nil }
  }
}

/// The store of a binding, which the views of it share in a frame of a host; without one, a store of
/// its own.
func boundStore<State, Store: AnyObject>(
  of binding: Binding<State>?,
  _ make: () -> Store
) -> Store {
  EnvironmentValues.current.renderPass?.boundStores.store(of: binding?.owner, make) ?? make()
}
