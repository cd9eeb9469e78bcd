import DiptychState

/// The readings of the last frame of a run, through Observation.
final class Watches: Sendable {
  private struct State {
    var isObserved = false
    var last: [Watch] = []
    var next: [Watch] = []
  }

  private let state = WatchedMutex(State())

  init() {}

  /// Whether any frame has read something that may change.
  var isObserved: Bool { state.withLock { $0.isObserved } }

  /// The watches of the last frame.
  var last: [Watch] { state.withLock { $0.last } }

  /// Renders a part of the next frame, and tells of each change of what it has read.
  func track<Output>(
    changed: @escaping @Sendable () -> Void,
    _ render: () -> Output
  ) -> Output {
    let isKnown = isObserved
    var watch = Watch(changed)
    let output = watch.track(endsByItself: isKnown, render)
    // Where nothing was read, nobody else keeps it.
    if isKnown || !isKnownUniquelyReferenced(&watch) {
      state.withLock { [watch] state in
        state.isObserved = true
        state.next.append(watch)
      }
    }
    return output
  }

  /// Ends the frame: what the one before has read is tracked no longer.
  func endFrame() {
    let ended = state.withLock { state in
      defer { state.next = [] }
      defer { state.last = state.next }
      return state.last
    }
    for watch in ended { watch.end() }
  }

  /// Tracks nothing any more.
  func end() {
    endFrame()
    endFrame()
  }
}
