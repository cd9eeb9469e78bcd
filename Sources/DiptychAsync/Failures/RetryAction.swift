public import DiptychViews

/// An action that repeats a failed load.
///
/// An error view reads the action from the environment, as ``RetryButton`` does. The action can be
/// missing:
///
/// ```swift
/// struct Apology: View {
///   @Environment(\.retry) var retry
///   var body: some View {
///     Text("Sorry.")
///     if retry.isAvailable { Button("Once more") { [retry] in await retry() } }
///   }
/// }
/// ```
public struct RetryAction: Sendable {
  private let action: (@Sendable () async -> Void)?

  /// Creates an action; nil stands for a missing one.
  public init(_ action: (@Sendable () async -> Void)? = nil) {
    self.action = action
  }

  /// The closure of the action, or nil.
  var perform: (@Sendable () async -> Void)? { action }

  /// Whether there is an action.
  public var isAvailable: Bool { action != nil }

  /// Repeats the load, and returns when it has ended.
  ///
  /// Without an action, does nothing.
  public func callAsFunction() async {
    await action?()
  }
}

private enum RetryKey: EnvironmentKey {
  static var defaultValue: RetryAction { RetryAction() }
}

extension EnvironmentValues {
  /// The action that repeats a failed load; set in the error view and the banner of a component.
  public var retry: RetryAction {
    get { isFixedOutput ? RetryAction() : self[RetryKey.self] }
    set { self[RetryKey.self] = newValue }
  }
}

private enum RetryingKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the load of the surrounding failure is being repeated.
  var isRetrying: Bool {
    get { self[RetryingKey.self] }
    set { self[RetryingKey.self] = newValue }
  }

  /// The values that a component sets for the views of a failure, in a single write.
  @usableFromInline
  var ofFailure: (retry: RetryAction, isRetrying: Bool) {
    get { (retry, isRetrying) }
    set { (retry, isRetrying) = newValue }
  }
}
