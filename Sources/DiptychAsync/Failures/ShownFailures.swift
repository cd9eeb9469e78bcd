import DiptychState
import DiptychSystem
package import DiptychViews

/// The failures that components show while a view is drawn.
package final class ShownFailures: Sendable {
  private let failures = WatchedMutex<[any Error]>([])

  package init() {}

  /// The messages of the failures, in the order of drawing.
  package var messages: [String] { failures.withLock { $0 }.map(description) }

  fileprivate func insert(_ failure: any Error) { failures.withLock { $0.append(failure) } }
}

extension EnvironmentValues {
  private enum ShownFailuresKey: EnvironmentKey {
    static var defaultValue: ShownFailures? { nil }
  }

  /// The collector of the failures that are drawn, or nil.
  package var shownFailures: ShownFailures? {
    get { self[ShownFailuresKey.self] }
    set { self[ShownFailuresKey.self] = newValue }
  }
}

/// Adds a failure that is drawn to the collector.
@usableFromInline
func noteShown(_ failure: (any Error)?) {
  if let failure { EnvironmentValues.current.shownFailures?.insert(failure) }
}
