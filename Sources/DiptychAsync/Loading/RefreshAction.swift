public import DiptychViews

/// An action that loads once more what is there, or none.
///
/// Content reads it from the environment; ``RefreshButton`` does that for you.
public struct RefreshAction: Sendable {
  private let action: (@Sendable () async -> Void)?

  /// Creates an action, or none.
  public init(_ action: (@Sendable () async -> Void)? = nil) {
    self.action = action
  }

  init(_ retry: RetryAction) {
    action = retry.perform
  }

  /// True if there is an action.
  public var isAvailable: Bool { action != nil }

  /// Loads once more, and returns when that has ended; does nothing where nothing is available.
  public func callAsFunction() async {
    await action?()
  }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction { RefreshAction() }
  }

  /// The action that loads once more what is there; each component that can sets it for its content.
  public var refresh: RefreshAction {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
