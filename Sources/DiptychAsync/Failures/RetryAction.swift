public import DiptychViews

/// What tries again what failed, if anything does.
///
/// An error view reads it from the environment; ``RetryButton`` does that for you:
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

  /// Creates an action, or none.
  public init(_ action: (@Sendable () async -> Void)? = nil) {
    self.action = action
  }

  /// The action, or nil.
  var perform: (@Sendable () async -> Void)? { action }

  /// Whether there is anything to try again.
  public var isAvailable: Bool { action != nil }

  /// Tries again, and returns when that has ended; does nothing where nothing is available.
  public func callAsFunction() async {
    await action?()
  }
}

private enum RetryKey: EnvironmentKey {
  static var defaultValue: RetryAction { RetryAction() }
}

extension EnvironmentValues {
  /// What tries again what failed; it is there in the error view and the banner of a component.
  public var retry: RetryAction {
    get { self[RetryKey.self] }
    set { self[RetryKey.self] = newValue }
  }
}
