/// A place in memory that holds a state.
///
/// It can't be copied, so reading the state where it is lends it. Out of a place that can be copied
/// the compiler would copy the state for each call.
@usableFromInline
struct StatePlace<State>: ~Copyable {
  @usableFromInline var state: State

  @inlinable
  init(_ state: State) { self.state = state }
}
