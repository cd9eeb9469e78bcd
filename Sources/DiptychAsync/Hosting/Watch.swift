import DiptychState
import DiptychSystem

#if os(Linux) && compiler(<6.4)
@_spi(SwiftUI) import Observation
#else
import Observation
#endif

/// An observer of the state that one rendering reads, until the next rendering starts.
///
/// Tracking begins at the end of the rendering. If state is read and then written before that, the
/// write is not reported. To include such a write, draw once more.
///
/// Where Observation allows it, a change is reported after it was made. Elsewhere, the change is
/// reported before it is made, on the writing thread, which may be suspended at that point.
/// Therefore, another task reports the change a second time.
///
/// Observation drops a tracking when tracked state changes. A watch can track itself, so that
/// ending it counts as a change, and no tracking remains on state that never changes.
final class Watch: Sendable, Observable {
  private let registrar = ObservationRegistrar()
  private let changed: Mutex<(@Sendable () -> Void)?>

  /// Creates a watch.
  ///
  /// - Parameter changed: Called after a change, on any thread, possibly more than once.
  init(_ changed: @escaping @Sendable () -> Void) { self.changed = Mutex(changed) }

  private var isOver: Bool {
    registrar.access(self, keyPath: \.isOver)
    return changed.withLock { $0 == nil }
  }

  private func tell() { changed.withLock { $0 }?() }

  /// Ends the tracking; changes are no longer reported.
  func end() {
    changed.withLock { $0 = nil }
    registrar.willSet(self, keyPath: \.isOver)
    registrar.didSet(self, keyPath: \.isOver)
  }

  /// Renders, and tracks the state that is read.
  ///
  /// - Parameters:
  ///   - endsByItself: Whether ``end()`` drops the tracking. If not, only tracked state keeps the
  ///     watch alive, so a watch that is uniquely referenced after the render has read nothing.
  ///   - render: The render.
  /// - Returns: The result of the render.
  @inline(never)
  func track<Output>(endsByItself: Bool, _ render: () -> Output) -> Output {
    let apply = {
      if endsByItself { _ = self.isOver }
      return render()
    }
    #if os(Linux) && compiler(<6.4)
    return withObservationTracking(
      apply,
      didSet: { tracking in
        tracking.cancel()
        self.tell()
      }
    )
    #else
    return withObservationTracking(
      apply,
      onChange: {
        self.tell()
        Task { self.tell() }
      }
    )
    #endif
  }
}

/// The watches of a run's last frame.
final class Watches: Sendable {
  private struct State {
    var isObserved = false
    var last: [Watch] = []
    var next: [Watch] = []
  }

  private let state = Mutex(State())

  init() {}

  /// Whether a frame has read observable state.
  var isObserved: Bool { state.withLock { $0.isObserved } }

  /// The watches of the last frame.
  var last: [Watch] { state.withLock { $0.last } }

  /// Renders a part of the next frame, and reports each change of the state it reads.
  func track<Output>(changed: @escaping @Sendable () -> Void, _ render: () -> Output) -> Output {
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

/// A flag that wakes waiting tasks.
///
/// If no task is waiting, the flag stays set.
final class Wake: Sendable {
  private struct State {
    var isSet = false
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())
  /// The watches that set this wake.
  let watches = Watches()

  /// Sets the flag and wakes the waiting tasks.
  func set() {
    let waiting = state.withLock { state in
      defer { state.waiting = [] }
      state.isSet = true
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Whether the flag is set; ``take()`` clears it.
  var isSet: Bool { state.withLock { $0.isSet } }

  /// Clears the flag, and returns whether it was set.
  func take() -> Bool {
    state.withLock { state in
      defer { state.isSet = false }
      return state.isSet
    }
  }

  /// Waits until the flag is set, or until the task is cancelled.
  func wait() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isSet = state.withLock { state in
          if !state.isSet { state.waiting.append(continuation) }
          return state.isSet
        }
        if isSet { continuation.resume() }
      }
    } onCancel: {
      set()
    }
  }
}
