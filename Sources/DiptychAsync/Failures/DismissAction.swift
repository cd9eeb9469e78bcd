public import DiptychViews

/// An action that takes a banner away, or none.
///
/// A banner view of your own reads it from the environment; ``DismissButton`` does that for you.
public struct DismissAction: Sendable {
  private let action: (@Sendable () async -> Void)?

  /// Creates an action, or none.
  public init(_ action: (@Sendable () async -> Void)? = nil) {
    self.action = action
  }

  /// True if there is an action.
  public var isAvailable: Bool { action != nil }

  /// Takes the banner away; does nothing where nothing is available.
  public func callAsFunction() async {
    await action?()
  }
}

extension EnvironmentValues {
  private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
  }

  /// The action that takes away the banner that reads it.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
