import Diptych

extension AsyncValue where Failure == APIError {
  /// Ends the load in flight; a request that was cancelled leaves the state as it was before.
  mutating func end(_ result: Result<Value, APIError>) {
    switch result {
    case .success(let value): succeed(value)
    case .failure(.cancelled): cancel()
    case .failure(let error): fail(error)
    }
  }
}
