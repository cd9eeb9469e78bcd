/// The states before and after an action, lent to the owner of the turn.
///
/// The owner reads both without the store's lock, and gives up `before` at the end.
// Nobody else changes what is lent; see ``StateMemory``.
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
