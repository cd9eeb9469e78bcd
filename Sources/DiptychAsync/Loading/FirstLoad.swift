import DiptychState
import DiptychViews

/// The identity of a load that a component asks for before anybody did.
///
/// A host starts what is wanted once per place, so another store or another generation is another
/// place. The store is held, since the address of one that is gone may be that of the next.
struct FirstLoad: Hashable {
  let store: AnyObject
  let generation: Int

  static func == (first: FirstLoad, second: FirstLoad) -> Bool {
    first.store === second.store && first.generation == second.generation
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(store))
    hasher.combine(generation)
  }
}

extension Renderer {
  /// Asks for the first load of a store.
  ///
  /// - Returns: Whether it was run, and has ended.
  mutating func wants(
    firstLoadOf store: AnyObject,
    generation: Int,
    _ load: @escaping @Sendable () async -> Void
  ) -> Bool {
    enter(id: FirstLoad(store: store, generation: generation))
    wants(load)
    let hasRun = EnvironmentValues.current.frame?.hasRunFirstLoad() ?? false
    leave()
    return hasRun
  }
}

extension IdleReason {
  /// The reason why a state is idle that a component has asked to load.
  ///
  /// A load that has left the state idle was given up, whoever did it.
  func afterFirstLoad(hasRun: Bool) -> IdleReason {
    hasRun && self == .notAsked ? .givenUp : self
  }
}
