#if os(Linux) && compiler(<6.4)
@_spi(SwiftUI) import Observation
#else
import Observation
#endif

/// Renders, and tells of each change of what was read through Observation.
///
/// The tracking begins when the render has ended. Nobody tells of what is written before that, to
/// something that was read already: who has to know draws once more.
///
/// A change is told after it was made, where Observation offers that. Elsewhere it tells before, on
/// the thread that writes, which may be interrupted there: so it is told twice, the second time by
/// another task.
///
/// - Parameters:
///   - changed: Called when something has changed, from any thread, perhaps more than once.
///   - render: The render, which reads.
/// - Returns: What the render returns, and whether anything was read through Observation.
func tracked<Output>(
  changed: @escaping @Sendable () -> Void,
  _ render: () -> Output
) -> (output: Output, isObserved: Bool) {
  var watch = Watch(changed)
  let output = observed(by: watch, render)
  // Where nothing was read, nobody keeps it.
  return (output, !isKnownUniquelyReferenced(&watch))
}

/// Who is told of a change.
private final class Watch: Sendable {
  let changed: @Sendable () -> Void

  init(_ changed: @escaping @Sendable () -> Void) {
    self.changed = changed
  }
}

@inline(never)
private func observed<Output>(by watch: Watch, _ render: () -> Output) -> Output {
  #if os(Linux) && compiler(<6.4)
  withObservationTracking(
    render,
    didSet: { tracking in
      tracking.cancel()
      watch.changed()
    }
  )
  #else
  withObservationTracking(
    render,
    onChange: {
      watch.changed()
      Task { watch.changed() }
    }
  )
  #endif
}
