public import DiptychViews

/// What takes a banner away, if anything does.
///
/// A banner view of your own reads it from the environment; ``DismissButton`` does that for you.
public struct DismissAction: Sendable {
  private let action: (@Sendable () async -> Void)?

  /// Creates an action, or none.
  public init(_ action: (@Sendable () async -> Void)? = nil) {
    self.action = action
  }

  /// Whether there is anything to take away.
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

  /// What takes away the banner that reads it.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}
