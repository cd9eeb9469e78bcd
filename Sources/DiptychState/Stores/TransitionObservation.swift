/// A handle that keeps a hook attached to a store while the handle is retained.
public final class TransitionObservation: Sendable {
  private let detach: @Sendable () -> Void

  /// Creates the handle of a hook.
  ///
  /// - Parameter detach: Removes the hook; it may be called more than once.
  public init(detach: @escaping @Sendable () -> Void) {
    self.detach = detach
  }

  deinit { detach() }

  /// Removes the hook.
  public func cancel() { detach() }
}
