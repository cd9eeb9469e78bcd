/// A choice of whether a component has a refresh button.
@usableFromInline
enum Refreshing {
  /// No button; the refresh action of the content is the retry.
  case never
  /// A button, which runs the given action or else the retry.
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
