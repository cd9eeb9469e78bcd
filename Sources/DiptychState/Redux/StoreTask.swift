/// The work that came of an action.
///
/// ```swift
/// await store.dispatch(.loadHome).finish()
/// ```
///
/// It needs not be kept: an action is reduced, and its effects run, whether somebody waits or not.
public struct StoreTask: Sendable {
  let work: StoreWork

  /// Waits until the action was handed to the middlewares, its effects have ended, and so have those
  /// that followed from the actions which they sent.
  ///
  /// If the caller's task is cancelled, so are these effects, and it waits for their end. It does not
  /// wait for an effect that was cancelled by its id, nor for what a middleware dispatches by itself.
  public func finish() async {
    await work.finish { _ in work.cancel() }
  }

  /// Cancels the effects of the action, and of the actions which they send.
  ///
  /// What they send nevertheless is reduced; see ``Effect``.
  public func cancel() { work.cancel() }
}
