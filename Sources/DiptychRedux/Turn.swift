public import Synchronization

/// The right to call the observers and middlewares of a store, which only one caller has at a time.
///
/// It is taken under the store's lock. Its owner gives it back without the lock, unless another
/// caller has asked the owner to look for more work. A caller that adds work under the lock always
/// asks the owner, so all work is done.
@usableFromInline
final class Turn: Sendable {
  // This is not an enum, because reading an enum from memory also checks that the value is a case.
  @usableFromInline
  struct Phase: RawRepresentable, AtomicRepresentable, Sendable {
    @usableFromInline let rawValue: UInt8

    @inlinable
    init(rawValue: UInt8) { self.rawValue = rawValue }

    @inlinable static var free: Phase { Phase(rawValue: 0) }
    @inlinable static var taken: Phase { Phase(rawValue: 1) }
    /// The turn is taken, and there may be more work.
    @inlinable static var asked: Phase { Phase(rawValue: 2) }
  }

  @usableFromInline let phase = Atomic(Phase.free)

  init() {}

  /// Whether a caller has the turn.
  var isTaken: Bool { phase.load(ordering: .acquiring) != .free }

  /// Takes the turn under the store's lock if it is free; returns whether the turn was taken.
  @inlinable
  @inline(__always)
  func takeIfFree() -> Bool {
    guard phase.load(ordering: .acquiring) == .free else { return false }
    phase.store(.taken, ordering: .relaxed)
    return true
  }

  /// Takes the turn under the store's lock, or asks its owner to look for more work; returns
  /// whether the caller has the turn now.
  func take() -> Bool { takeIfFree() || !ask() && takeIfFree() }

  /// Asks the owner of the turn to look for more work; returns false if the turn is free.
  @discardableResult
  func ask() -> Bool {
    phase.compareExchange(expected: .taken, desired: .asked, ordering: .acquiringAndReleasing)
      .original != .free
  }

  /// Gives the turn back, unless there may be more work; returns whether the turn was given back.
  @inlinable
  func endUnlessAsked() -> Bool {
    phase.compareExchange(expected: .taken, desired: .free, ordering: .releasing).exchanged
  }

  /// Gives the turn back under the store's lock, when no work is left.
  func end() { phase.store(.free, ordering: .releasing) }
}
