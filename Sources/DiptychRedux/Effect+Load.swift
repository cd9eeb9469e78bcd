public import DiptychState

extension Effect {
  /// Creates an effect that loads a part of the state, and sends the result.
  ///
  /// ```swift
  /// // reducer
  /// case .loadUser: state.user.start()
  /// case .userLoaded(let result): state.user.end(result)
  ///
  /// // middleware
  /// case .loadUser: [.load(\AppState.user, Action.userLoaded) { try await api.user() }]
  /// ```
  ///
  /// A part of the state has at most one load at a time. A later load of the same part cancels the
  /// earlier load and drops its result, so the reducer never receives an outdated result.
  /// `.cancel(id: \AppState.user)` also cancels the load, and no result is sent.
  ///
  /// The reducer must begin the load in the state, as `state.user.start()` does. Otherwise,
  /// ``/DiptychState/AsyncValue/end(_:)`` ignores the result, and in a debug build, the effect
  /// prints a message. The result is also ignored if the reducer resets the part during the load.
  ///
  /// - Parameters:
  ///   - path: The key path of the part, which is also the id of the effect.
  ///   - ended: Returns the action for a result.
  ///   - fetch: Loads the value.
  /// - Returns: An effect, which starts when a middleware returns it.
  public static func load<State, Value: Sendable, Failure: Error>(
    _ path: any KeyPath<State, AsyncValue<Value, Failure>> & Sendable,
    _ ended: @escaping @Sendable (Result<Value, Failure>) -> Action,
    fetch: @escaping @Sendable () async throws(Failure) -> Value
  ) -> Effect {
    var effect = run { send in send(ended(await result(of: fetch))) }
      .cancellable(id: path, cancelInFlight: true)
    effect.load = LoadInState(name: "An effect .load of \(State.self)") { state in
      (state as? State)?[keyPath: path].isLoading
    }
    return effect
  }

  /// Creates an effect that loads a page of a list in the state, and sends the result.
  ///
  /// A list has at most one operation at a time. A later operation cancels the earlier operation,
  /// so a refresh replaces an append.
  ///
  /// - Parameters:
  ///   - path: The key path of the list, which is also the id of the effect.
  ///   - operation: The operation, which is passed to `ended`.
  ///   - ended: Returns the action for a result.
  ///   - fetch: Loads the page.
  /// - Returns: An effect, which starts when a middleware returns it.
  public static func load<State, Item: Sendable, Cursor: Sendable, Failure: Error>(
    _ path: any KeyPath<State, PagingState<Item, Cursor, Failure>> & Sendable,
    _ operation: PagingOperation,
    _ ended:
      @escaping @Sendable (
        PagingOperation, Result<PagingState<Item, Cursor, Failure>.Page, Failure>
      ) -> Action,
    fetch: @escaping @Sendable () async throws(Failure) -> PagingState<Item, Cursor, Failure>.Page
  ) -> Effect {
    var effect = run { send in send(ended(operation, await result(of: fetch))) }
      .cancellable(id: path, cancelInFlight: true)
    effect.load = LoadInState(name: "An effect .load of \(State.self)") { state in
      (state as? State).map { $0[keyPath: path].inFlight == operation }
    }
    return effect
  }
}

private func result<Value, Failure: Error>(
  of fetch: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
  do throws(Failure) {
    return .success(try await fetch())
  } catch {
    return .failure(error)
  }
}
