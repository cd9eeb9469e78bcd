/// The work of a dispatched action.
///
/// ```swift
/// await store.dispatch(.loadHome).finish()
/// ```
///
/// The value may be discarded: an action is reduced and its effects run whether anybody waits or
/// not.
public struct StoreTask: Sendable {
  /// The work; nil if it was over when the action had been dispatched.
  let work: StoreWork?

  @usableFromInline
  init(work: StoreWork?) {
    self.work = work
  }

  /// Waits for the work of the action: the calls of the middlewares, the effects, and the work of
  /// the actions that these effects send.
  ///
  /// If the caller's task is cancelled, the effects are cancelled too, and this method still waits
  /// for their end. It does not wait for an effect that was cancelled by id, or for actions that a
  /// middleware dispatches by itself.
  public func finish() async {
    guard let work else { return }
    await work.finish { _ in work.cancel() }
  }

  /// Cancels the effects of the action, and the effects of the actions that they send.
  ///
  /// Actions that they still send are reduced; see ``Effect``.
  public func cancel() { work?.cancel() }
}
