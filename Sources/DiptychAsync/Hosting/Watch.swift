import DiptychSystem

#if os(Linux) && compiler(<6.4)
@_spi(SwiftUI) import Observation
#else
import Observation
#endif
import DiptychState

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
  private let changed: WatchedMutex<(@Sendable () -> Void)?>

  /// Creates a watch.
  ///
  /// - Parameter changed: Called after a change, on any thread, possibly more than once.
  init(_ changed: @escaping @Sendable () -> Void) {
    self.changed = WatchedMutex(changed)
  }

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
