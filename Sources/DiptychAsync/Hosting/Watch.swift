#if os(Linux) && compiler(<6.4)
@_spi(SwiftUI) import Observation
#else
import Observation
#endif
import DiptychState

/// Tracks what one render reads through Observation, until the next one is tracked.
///
/// The tracking begins when the render has ended. Nobody tells of what is written before that, to
/// something that was read already: who has to know draws once more.
///
/// A change is told after it was made, where Observation offers that. Elsewhere it tells before, on
/// the thread that writes, which may be interrupted there: so it is told twice, the second time by
/// another task.
///
/// Observation drops a tracking when something changes that was read. So that none stays on what
/// never changes, a watch can be read itself: its end is a change.
final class Watch: Sendable, Observable {
  private let registrar = ObservationRegistrar()
  private let changed: WatchedMutex<(@Sendable () -> Void)?>

  /// Creates a watch that tells of changes.
  ///
  /// - Parameter changed: Called when something has changed, from any thread, perhaps more than once.
  init(_ changed: @escaping @Sendable () -> Void) {
    self.changed = WatchedMutex(changed)
  }

  private var isOver: Bool {
    registrar.access(self, keyPath: \.isOver)
    return changed.withLock { $0 == nil }
  }

  private func tell() { changed.withLock { $0 }?() }

  /// Ends the tracking, of which nobody is told any more.
  func end() {
    changed.withLock { $0 = nil }
    registrar.willSet(self, keyPath: \.isOver)
    registrar.didSet(self, keyPath: \.isOver)
  }

  /// Renders, and tracks what is read.
  ///
  /// - Parameters:
  ///   - endsByItself: Whether ``end()`` drops the tracking. If not, the watch is kept by it, so that
  ///     who holds it alone knows that nothing was read.
  ///   - render: The render, which reads.
  /// - Returns: What the render returns.
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
