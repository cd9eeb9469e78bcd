import DiptychState
public import DiptychViews

/// The failure that a frame shows.
private struct ShownFailure<Failure: Error> {
  let failure: Failure?
  /// The number of the failure in its store, or nil if there is no store.
  let id: Int?

  /// Whether the state has failed since an earlier frame.
  func isNew(since last: ShownFailure) -> Bool {
    guard let failure else { return false }
    if let id { return id != last.id }
    return last.failure.map { !isSame($0, as: failure) } ?? true
  }
}

extension _Resolution {
  /// Asks the host to call an action if the state has failed since the last frame.
  ///
  /// - Parameters:
  ///   - failure: The failure of the state, if no load is in flight.
  ///   - action: The action.
  ///   - renderer: The renderer.
  @usableFromInline
  func tell<R: _Renderer, Failure: Error>(
    of failure: Failure?,
    _ action: @escaping @Sendable (Failure) -> Void,
    in renderer: inout R
  ) {
    let shown = ShownFailure(failure: failure, id: announcementID)
    renderer.tell(of: shown) { last -> (@Sendable () -> Void)? in
      guard shown.isNew(since: last), let failure else { return nil }
      return { action(failure) }
    }
  }
}
