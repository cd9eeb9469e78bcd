import DiptychState
import DiptychSystem
public import DiptychViews

/// An error with a message that is shown to the user.
///
/// ```swift
/// enum FetchError: DisplayableError {
///   case offline
///   var message: String { "You are offline." }
/// }
/// ```
///
/// Error views and banners show this message. For other errors, they show
/// ``/DiptychViews/Labels/failed`` instead of the error's description, because the description may
/// contain secrets, such as a URL with a key. To show the description too, set
/// `EnvironmentValues.showsErrorDescriptions` to true.
public protocol DisplayableError: Error {
  /// A sentence that describes the error to the user.
  var message: String { get }
}

extension EnvironmentValues {
  private enum ShowsErrorDescriptionsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether error views and banners show the description of an error that is not a
  /// ``/DiptychAsync/DisplayableError``.
  ///
  /// Default: false. For a ``/DiptychAsync/DisplayableError``, views always show the message.
  ///
  /// ```swift
  /// Screen().environment(\.showsErrorDescriptions, true)      // while it is developed
  /// ```
  public var showsErrorDescriptions: Bool {
    get { self[ShowsErrorDescriptionsKey.self] }
    set { self[ShowsErrorDescriptionsKey.self] = newValue }
  }
}

/// Returns the text that a view shows for an error.
func message(of error: any Error) -> String {
  if let error = error as? any DisplayableError { return error.message }
  let values = EnvironmentValues.current
  return values.showsErrorDescriptions ? String(describing: error) : values.labels.failed
}

/// Returns the text of an error for developers: its message, or else its description.
// `localizedDescription` would need Foundation, and is not helpful on Linux.
func description(of error: any Error) -> String {
  (error as? any DisplayableError)?.message ?? String(describing: error)
}

extension MisplacedShared: DisplayableError {
  package var message: String { description }
}

/// The failures that components show while a view is drawn, and whether a load is missing.
package final class ShownFailures: Sendable {
  private let failures = Mutex<[any Error]>([])
  private let isUnloaded = Mutex(false)

  package init() {}

  /// Whether a component has asked for a load of a state that it shows as idle.
  package var hasUnloaded: Bool { isUnloaded.withLock { $0 } }

  func noteUnloaded() { isUnloaded.withLock { $0 = true } }

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
