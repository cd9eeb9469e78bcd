import DiptychSystem
import DiptychState

/// The watches of a run's last frame.
final class Watches: Sendable {
  private struct State {
    var isObserved = false
    var last: [Watch] = []
    var next: [Watch] = []
  }

  private let state = WatchedMutex(State())

  init() {}

  /// Whether a frame has read observable state.
  var isObserved: Bool { state.withLock { $0.isObserved } }

  /// The watches of the last frame.
  var last: [Watch] { state.withLock { $0.last } }

  /// Renders a part of the next frame, and reports each change of the state it reads.
  func track<Output>(
    changed: @escaping @Sendable () -> Void,
    _ render: () -> Output
  ) -> Output {
    let isKnown = isObserved
    var watch = Watch(changed)
    let output = watch.track(endsByItself: isKnown, render)
    // If the watch is uniquely referenced, no state was read.
    if isKnown || !isKnownUniquelyReferenced(&watch) {
      state.withLock { [watch] state in
        state.isObserved = true
        state.next.append(watch)
      }
    }
    return output
  }

  /// Ends the frame, and stops tracking the state that the previous frame read.
  func endFrame() {
    let ended = state.withLock { state in
      defer { state.next = [] }
      defer { state.last = state.next }
      return state.last
    }
    for watch in ended { watch.end() }
  }

  /// Stops all tracking.
  func end() {
    endFrame()
    endFrame()
  }
}
