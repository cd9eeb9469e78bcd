import DiptychState
import DiptychViews

/// The stores of a host that keep their state in bindings.
///
/// Two views of one binding have one store, so that they load it once. It is that of the view that
/// was drawn first, with what that one fetches.
final class BoundStores {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let type: ObjectIdentifier
  }

  private struct Entry {
    // It keeps the owner, whose address is its own for so long.
    weak var store: AnyObject?
  }

  private var entries: [Key: Entry] = [:]

  init() {}

  /// The store of who keeps the state, made if there is none or nobody knows.
  func store<Store: AnyObject>(of owner: AnyObject?, _ make: () -> Store) -> Store {
    guard let owner else { return make() }
    let key = Key(owner: ObjectIdentifier(owner), type: ObjectIdentifier(Store.self))
    if let store = entries[key]?.store as? Store { return store }
    let store = make()
    entries[key] = Entry(store: store)
    return store
  }

  /// Forgets the stores that are gone.
  func prune() {
    entries = entries.filter { $0.value.store != nil }
  }
}

/// The store of a binding, which the views of it share in a frame of a host.
func boundStore<State, Store: AnyObject>(of binding: Binding<State>, _ make: () -> Store) -> Store {
  EnvironmentValues.current.frame?.boundStores.store(of: binding.owner, make) ?? make()
}
