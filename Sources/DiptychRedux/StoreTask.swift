/// The work of a dispatched action.
///
/// ```swift
/// await store.dispatch(.loadHome).finish()
/// ```
///
/// The value may be discarded, because the effects of an action run even if no caller waits for
/// them.
public struct StoreTask: Sendable {
  /// The work; nil if it was over when the action had been dispatched.
  let work: StoreWork?

  @usableFromInline
  init(work: StoreWork?) {
    self.work = work
  }

  /// Waits until the middlewares were called, the effects have ended, and the work of the actions
  /// that these effects sent has ended.
  ///
  /// If the caller's task is cancelled, the effects are cancelled too, and this method still waits
  /// until they have ended. It does not wait for an effect that was cancelled by id, or for the
  /// work of actions that a middleware dispatches itself.
  public func finish() async {
    guard let work else { return }
    await work.finish { _ in work.cancel() }
  }

  /// Cancels the effects of the action, and the effects of the actions that these effects sent.
  ///
  /// Actions that the effects still send are reduced; see ``Effect``.
  public func cancel() { work?.cancel() }
}
