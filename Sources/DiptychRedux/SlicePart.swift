import DiptychState

/// The part of a store's state that slices load, with the actions that requested the loads.
///
/// An action with an argument, such as `.load(id)`, loads one detail of many into the same part. A
/// slice only shows what its own action has loaded.
@usableFromInline
struct SlicePart<State: Sendable>: Sendable {
  /// The parts of a state that determine which action's data it has.
  struct Summary: Sendable {
    let hasData: Bool
    let isLoading: Bool
    let hasFailed: Bool
  }

  var history: LoadHistory<State>
  /// The action that requested the last load, and the action whose load returned the data.
  private(set) var askers: SliceAskers
  private let summary: @Sendable (State) -> Summary

  init(
    _ history: LoadHistory<State>,
    _ askers: SliceAskers,
    _ summary: @escaping @Sendable (State) -> Summary
  ) {
    self.history = history
    self.askers = askers
    self.summary = summary
  }

  mutating func ask(_ action: ErasedID) { askers.last = action }

  /// Records a change of the state.
  mutating func note(_ before: State, _ after: State) {
    history.note(before, after)
    let (before, after) = (summary(before), summary(after))
    let hasSucceeded = before.isLoading && !after.isLoading && after.hasData && !after.hasFailed
    if hasSucceeded || !after.hasData { askers.ofData = askers.last }
  }
}

/// The actions that slices of one part have dispatched.
struct SliceAskers: Sendable {
  /// The action that requested the last load.
  var last: ErasedID
  /// The action whose load returned the data.
  var ofData: ErasedID
}

/// The share of a part that belongs to a slice.
enum SliceOwnership {
  /// Nothing, because another action requested the last load.
  case none
  /// The load in flight and its failure, but not the data.
  case load
  /// Everything.
  case all

  init(_ askers: SliceAskers, _ action: ErasedID) {
    self = askers.last != action ? .none : askers.ofData != action ? .load : .all
  }
}
