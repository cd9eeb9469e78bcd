import Diptych

extension AsyncValue where Failure == APIError {
  /// Ends loading with a result.
  ///
  /// If the request was cancelled, the state is the same as before the request.
  mutating func end(_ result: Result<Value, APIError>) {
    switch result {
    case .success(let value): succeed(value)
    case .failure(.cancelled): cancel()
    case .failure(let error): fail(error)
    }
  }
}
