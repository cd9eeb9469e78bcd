/// The work of a dispatched action.
///
/// ```swift
/// await store.dispatch(.loadHome).finish()
/// ```
///
/// You may discard the value, because the effects of an action run even if no caller waits for
/// them.
public struct StoreTask: Sendable {
  /// The work, or nil if the work was over when ``Store/dispatch(_:)`` returned.
  let work: StoreWork?

  @usableFromInline
  init(work: StoreWork?) {
    self.work = work
  }

  /// Waits until the work of the action has ended: its middlewares, its effects, and the work of
  /// the actions that these effects send.
  ///
  /// If the caller's task is cancelled, the effects are cancelled too, and this method still waits
  /// until they have ended. The method does not wait for effects that were cancelled by id, or for
  /// actions that a middleware dispatches itself.
  public func finish() async {
    guard let work else { return }
    await work.finish { _ in work.cancel() }
  }

  /// Cancels the effects of the action, and the effects of the actions that these effects sent.
  ///
  /// The actions that the effects send afterwards are still reduced, because an effect may need a
  /// last action that ends its load in the state.
  public func cancel() { work?.cancel() }
}
