/// The state of a store, in memory that the middlewares borrow.
///
/// An action creates the next state beside the previous state, and the middlewares read both states
/// in place. Copying the two states would take as long as the call of a middleware.
///
/// All members are used under the store's lock. The owner of the turn reads the borrowed state
/// without the lock. That state does not change until the owner gives it back, because a change in
/// the meantime is made in other memory.
@usableFromInline
struct StateMemory<State: Sendable>: @unchecked Sendable {
  @usableFromInline typealias Place = UnsafeMutablePointer<StatePlace<State>>

  @usableFromInline var current: Place
  /// The place for the next state.
  ///
  /// While the previous state is borrowed, it is in this place.
  @usableFromInline var spare: Place
  /// Whether the owner of the turn has borrowed the current state.
  ///
  /// It has a meaning only while the turn has an owner.
  @usableFromInline var isLent = false

  init(_ state: State) {
    current = .allocate(holding: state)
    spare = .allocate(capacity: 1)
  }

  var state: State { current.pointee.state }

  /// Makes the next state.
  ///
  /// The caller, who has the turn, borrows the next state together with the previous state.
  @inlinable
  @inline(__always)
  mutating func lendStep<Action>(
    _ action: Action,
    isStateRead: Bool,
    by reducer: (inout State, Action) -> Void
  ) -> StateLoan<State> {
    spare.initialize(to: StatePlace(current.pointee.state))
    reducer(&spare.pointee.state, action)
    swap(&current, &spare)
    isLent = true
    return StateLoan(before: spare, after: current, isStateRead: isStateRead)
  }

  /// Changes the state; if the owner of the turn has borrowed it, changes a copy in other memory.
  ///
  /// - Parameters:
  ///   - isTurnTaken: Whether the turn has an owner.
  ///   - change: The change.
  mutating func change(isTurnTaken: Bool, _ change: (inout State) -> Void) {
    if isLent && isTurnTaken { current = .allocate(holding: state) }
    endLoan()
    change(&current.pointee.state)
  }

  /// Forgets the borrowed states, because their owner has ended the turn or released the states.
  mutating func endLoan() { isLent = false }

  /// Takes back the state after the action from the owner of the turn, which has already released
  /// the state before the action.
  ///
  /// - Returns: If the state was changed in the meantime, the place of the state after the action,
  ///   which the caller must free without the lock. Otherwise, nil.
  mutating func takeBack(_ loan: StateLoan<State>) -> Place? {
    endLoan()
    return loan.after == current ? nil : loan.after
  }

  /// Frees the memory; no state may be borrowed.
  func free() {
    current.free()
    spare.deallocate()
  }
}

extension UnsafeMutablePointer where Pointee: ~Copyable {
  /// Destroys a state and frees its place.
  func free<State>() where Pointee == StatePlace<State> {
    deinitialize(count: 1)
    deallocate()
  }

  fileprivate static func allocate<State>(holding state: State) -> Self
  where Pointee == StatePlace<State> {
    let place = Self.allocate(capacity: 1)
    place.initialize(to: StatePlace(state))
    return place
  }
}

/// The states before and after an action, as the owner of the turn borrows them.
///
/// The owner reads both without the store's lock, and releases `before` at the end.
// No other code changes borrowed states; see ``StateMemory``.
@usableFromInline
struct StateLoan<State: Sendable>: @unchecked Sendable {
  @usableFromInline let before: UnsafeMutablePointer<StatePlace<State>>
  @usableFromInline let after: UnsafeMutablePointer<StatePlace<State>>
  /// Whether the state was ever read, so that it may have observers.
  @usableFromInline let isStateRead: Bool

  @inlinable
  init(
    before: UnsafeMutablePointer<StatePlace<State>>,
    after: UnsafeMutablePointer<StatePlace<State>>,
    isStateRead: Bool
  ) {
    self.before = before
    self.after = after
    self.isStateRead = isStateRead
  }
}

/// A place in memory that holds a state.
///
/// It is noncopyable, so the state is read in place. If the place were copyable, the compiler would
/// copy the state for each call.
@usableFromInline
struct StatePlace<State>: ~Copyable {
  @usableFromInline var state: State

  @inlinable
  init(_ state: State) { self.state = state }
}
