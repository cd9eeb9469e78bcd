import DiptychState
import DiptychViews

/// The stores of a host whose state is kept in bindings.
///
/// Two views with the same binding share a store, so the value is loaded once. The view that is
/// drawn first creates the store with its own fetch function.
final class BoundStores {
  private struct Key: Hashable {
    let owner: ObjectIdentifier
    let type: ObjectIdentifier

    init(_ owner: AnyObject, _ type: Any.Type) {
      self.owner = ObjectIdentifier(owner)
      self.type = ObjectIdentifier(type)
    }
  }

  private struct Entry {
    weak var store: AnyObject?
    weak let owner: AnyObject?
    /// The identity of the data that the store loads.
    var id: AnyHashable?
    /// Whether the binding had data with another identity when the store was created.
    var hasOther: Bool
  }

  private var entries: [Key: Entry] = [:]

  init() {}

  /// Returns the store for the owner of a binding.
  ///
  /// A new store is created if the owner is unknown, if the owner has no store yet, or if its store
  /// loads data with another identity.
  func store<Store: AnyObject>(
    of owner: AnyObject?,
    id: AnyHashable?,
    _ make: () -> Store
  ) -> Store {
    guard let owner else { return make() }
    let key = Key(owner, Store.self)
    // After an owner is deallocated, another owner may have its address.
    let earlier = entries[key].flatMap { $0.owner === owner ? $0 : nil }
    let earlierID = earlier?.id
    let isOther = id != nil && earlierID != nil && id != earlierID
    if !isOther, let store = earlier?.store as? Store { return store }
    let store = make()
    entries[key] = Entry(store: store, owner: owner, id: id ?? earlierID, hasOther: isOther)
    return store
  }

  /// Whether the binding of a store had data of another identity when the store was created.
  func hadOther<Store: AnyObject>(_ store: Store, of owner: AnyObject?) -> Bool {
    guard let owner, let entry = entries[Key(owner, Store.self)] else { return false }
    return entry.store === store && entry.hasOther
  }

  /// Removes the entries of deallocated stores, except entries whose binding still has data with an
  /// identity.
  func prune() {
    entries = entries.filter { entry in
      entry.value.owner != nil && (entry.value.store != nil || entry.value.id != nil)
    }
  }
}

/// Returns the store that all views with a binding share in a host; creates a store if there is no
/// host.
func boundStore<State, Store: AnyObject>(
  of binding: Binding<State>?,
  id: AnyHashable?,
  _ make: () -> Store
) -> Store {
  EnvironmentValues.current.renderPass?.boundStores.store(of: binding?.owner, id: id, make)
    ?? make()
}

/// Whether a store still has the state of other data, because it was not reset yet.
func hasEarlierData<State>(_ store: some _LoadingSource, of binding: Binding<State>?) -> Bool {
  guard store.generation == 0, let pass = EnvironmentValues.current.renderPass else { return false }
  return pass.boundStores.hadOther(store, of: binding?.owner)
}

/// The place of a source with an identity.
private struct IdentifiedPlace: Hashable {
  let id: AnyHashable
}

extension _Renderer {
  /// Resolves a source at a separate place for each identity, so that the earlier source and its
  /// loads are dropped when the identity changes.
  mutating func identified<State>(
    by id: AnyHashable?,
    _ resolve: (inout Self) -> _Resolution<State>
  ) -> _Resolution<State> {
    guard let id else { return resolve(&self) }
    enter(id: IdentifiedPlace(id: id))
    defer { leave() }
    return resolve(&self)
  }
}
