/// A hook that is attached to a store for as long as this is kept.
public final class TransitionObservation: Sendable {
  private let detach: @Sendable () -> Void

  /// Creates the handle of a hook.
  ///
  /// - Parameter detach: Takes the hook away; it may be called more than once.
  public init(detach: @escaping @Sendable () -> Void) {
    self.detach = detach
  }

  deinit { detach() }

  /// Takes the hook away.
  public func cancel() { detach() }
}
