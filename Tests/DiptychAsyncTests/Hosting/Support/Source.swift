import DiptychSystem
import Observation

/// A loadable that notifies its observers after each change.
final class Source: Observable, Sendable {
  enum Phase: Equatable {
    case idle
    case loading
    case loaded
    case failed
  }

  struct State: Equatable {
    var phase = Phase.idle
    var loads = 0
    var wasCancelled = false
  }

  private let registrar = ObservationRegistrar()
  private let stored = Mutex(State())
  private let work: @Sendable (_ attempt: Int) async -> Phase

  /// Creates a source whose loads end with the phase that a closure returns.
  init(_ work: @escaping @Sendable (_ attempt: Int) async -> Phase = { _ in .loaded }) {
    self.work = work
  }

  var state: State {
    registrar.access(self, keyPath: \.state)
    return stored.withLock { $0 }
  }

  func change(_ body: (inout State) -> Void) {
    stored.withLock { body(&$0) }
    registrar.withMutation(of: self, keyPath: \.state) {}
  }

  func load() async {
    change {
      $0.phase = .loading
      $0.loads += 1
    }
    let phase = await work(state.loads)
    let isCancelled = Task.isCancelled
    change {
      $0.phase = isCancelled ? .idle : phase
      $0.wasCancelled = isCancelled
    }
  }
}
