/// The setting that shows or hides the refresh button of a component.
@usableFromInline
enum Refreshing {
  /// No button; the component's refresh action is its retry action.
  case never
  /// A button that runs the given action, or the retry action if the given action is nil.
  case offered((@Sendable () async -> Void)?)

  @usableFromInline var isOffered: Bool {
    if case .offered = self { true } else { false }
  }

  /// Returns the action that reloads the content.
  @usableFromInline
  func action(else retry: ComponentAction) -> ComponentAction {
    if case .offered(let action?) = self { return ComponentAction(action) }
    return retry
  }
}
