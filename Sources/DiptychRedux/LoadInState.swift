import DiptychSystem

/// A load that an effect ends, with a closure that reads it from the state.
struct LoadInState: Sendable {
  /// The name of the load in messages.
  let name: String
  /// A closure that returns whether a state says that the load is in flight, or nil for a state of
  /// another type.
  let isInFlight: @Sendable (Any) -> Bool?

  /// Returns the load of a part as a load in the state of the program.
  func within<State, PartState>(
    _ path: any KeyPath<State, PartState> & Sendable
  ) -> LoadInState {
    LoadInState(name: name) { [isInFlight] state in
      guard let state = state as? State else { return nil }
      return isInFlight(state[keyPath: path])
    }
  }

  /// Prints a message in a debug build if the state does not say that the load is in flight,
  /// because the result of the load will be dropped.
  func noteIfUnstarted(in state: some Sendable) {
    #if DEBUG
    guard isInFlight(state) == false else { return }
    let message = """
      \(name) loads a part of the state that says that no load is in flight, so the answer will be \
      dropped: begin the load in the reducer of the action, as in state.user.start()
      """
    if let note = UnstartedLoads.note {
      note(message)
    } else if UnstartedLoads.reported.withLock({ $0.insert(name).inserted }) {
      writeToStandardError("Diptych: \(message)\n")
    }
    #endif
  }
}

/// The messages about loads that were never begun.
package enum UnstartedLoads {
  /// The names of the loads that a message was already written about.
  fileprivate static let reported = WatchedMutex<Set<String>>([])

  /// A closure that receives the messages instead of the standard error.
  @TaskLocal package static var note: (@Sendable (String) -> Void)?
}
