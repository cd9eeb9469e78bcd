/// Whether a component has a button that loads once more what is there.
@usableFromInline
enum Refreshing {
  /// It has none; what its content asks for is the retry.
  case never
  /// It has one, of an action or of the retry.
  case offered((@Sendable () async -> Void)?)

  @usableFromInline var isOffered: Bool {
    if case .offered = self { true } else { false }
  }

  /// The action that loads once more.
  @usableFromInline
  func action(else retry: RetryAction) -> RefreshAction {
    if case .offered(let action?) = self { return RefreshAction(action) }
    return RefreshAction(retry)
  }
}
