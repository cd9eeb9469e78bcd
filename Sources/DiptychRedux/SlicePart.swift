import DiptychState

/// A part of a store's state that slices load, with the actions that requested its loads.
///
/// Actions with different arguments, such as `.load(1)` and `.load(2)`, load different data into
/// the same part. A slice only shows what its own action has loaded.
@usableFromInline
struct SlicePart<State: Sendable>: Sendable {
  /// The properties of a state that determine which action has loaded its data.
  struct Summary: Sendable {
    let hasData: Bool
    let isLoading: Bool
    let hasFailed: Bool
  }

  var history: LoadHistory<State>
  /// The action that requested the last load, and the action that loaded the current data.
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
  /// The action that loaded the current data.
  var ofData: ErasedID
}

/// The data of a part that a slice may show.
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
