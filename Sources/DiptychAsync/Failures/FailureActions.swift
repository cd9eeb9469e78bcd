import DiptychState
public import DiptychViews

extension AsyncValueView {
  /// Adds an action that runs once each time a load of the component fails.
  ///
  /// ```swift
  /// AsyncValueView(value: model.user) { Text($0.name) }
  ///   .onFailure { error in log.append(error.message) }
  /// ```
  ///
  /// A ``ViewHost`` runs the action after it has rendered the failure. Rendering alone never runs
  /// the action. If the state has already failed at the first rendering, the action does not run.
  ///
  /// A store numbers its failures, so the action also runs for a failure that equals the previous
  /// failure. If the caller keeps the state, for example in a `Shared`, the failures have no
  /// numbers. Then, the action runs if the previous rendering showed no failure, another failure,
  /// or a load in flight. If two loads may fail between two renderings, use `onChange(_:)` of the
  /// `Shared` instead.
  public consuming func onFailure(
    _ action: @escaping @Sendable (_ failure: Source.Failure) -> Void
  ) -> AsyncValueView {
    onFailure = action
    return self
  }
}

extension PagingList {
  /// Adds an action that runs once each time a refresh of the list or the load of a further page
  /// fails.
  ///
  /// ```swift
  /// PagingList(store: posts) { List($0) { Text($0.title) } }
  ///   .onFailure { error in log.append(error.message) }
  /// ```
  ///
  /// See ``AsyncValueView/onFailure(_:)``.
  public consuming func onFailure(
    _ action: @escaping @Sendable (_ failure: Source.Failure) -> Void
  ) -> PagingList {
    onFailure = action
    return self
  }
}

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
