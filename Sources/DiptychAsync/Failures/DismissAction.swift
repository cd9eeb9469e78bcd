public import DiptychViews

/// An action that removes a banner.
///
/// A custom banner view reads the action from the environment, as ``DismissButton`` does. The
/// action can be missing.
public struct DismissAction: Sendable {
  private let action: (@Sendable () async -> Void)?

  /// Creates an action; nil stands for a missing one.
  public init(_ action: (@Sendable () async -> Void)? = nil) {
    self.action = action
  }

  /// Whether there is an action.
  public var isAvailable: Bool { action != nil }

  /// Removes the banner.
  ///
  /// Without an action, does nothing.
  public func callAsFunction() async {
    await action?()
  }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
  }

  /// The action that removes the surrounding banner.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
