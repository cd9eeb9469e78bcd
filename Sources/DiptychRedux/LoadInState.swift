import DiptychSystem
import Synchronization

/// A load that an effect ends, as the state tells of it.
struct LoadInState: Sendable {
  /// The name of the load in messages.
  let name: String
  /// Whether a state says that the load is in flight; nil if it is a state of another type.
  let isInFlight: @Sendable (Any) -> Bool?

  /// Returns the load as the program around a part sees it.
  func within<State, PartState>(
    _ path: any KeyPath<State, PartState> & Sendable
  ) -> LoadInState {
    LoadInState(name: name) { [isInFlight] state in
      guard let state = state as? State else { return nil }
      return isInFlight(state[keyPath: path])
    }
  }

  /// Says, in a debug build, that the load was never begun in a state, so that its answer will be
  /// dropped.
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
  /// The loads that a message was written about, each once in a program.
  fileprivate static let reported = Mutex<Set<String>>([])

  /// Takes the messages in the place of the standard error.
  @TaskLocal package static var note: (@Sendable (String) -> Void)?
}
