public import DiptychViews

/// An action that reloads existing content.
///
/// Content reads the action from the environment, as ``RefreshButton`` does. The action can be
/// missing.
public struct RefreshAction: Sendable {
  private let action: (@Sendable () async -> Void)?

  /// Creates an action; nil stands for a missing one.
  public init(_ action: (@Sendable () async -> Void)? = nil) {
    self.action = action
  }

  init(_ retry: RetryAction) {
    action = retry.perform
  }

  /// Whether there is an action.
  public var isAvailable: Bool { action != nil }

  /// Reloads the content, and returns when the load has ended.
  ///
  /// Without an action, does nothing.
  public func callAsFunction() async {
    await action?()
  }
}

extension EnvironmentValues {
  private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction { RefreshAction() }
  }

  /// The action that reloads the content; components that can reload set it for their content.
  public var refresh: RefreshAction {
    get { isFixedOutput ? RefreshAction() : self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}
