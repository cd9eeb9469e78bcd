/// The engine of a ``RequestStore``, for the package alone.
public struct _RequestEngine<State: Sendable, Failure: Error>: Sendable {
  let machine: any RequestMachine<State, Failure>
}
