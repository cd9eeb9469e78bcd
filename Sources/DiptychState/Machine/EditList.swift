/// The edits that must be applied again to each response, and the base, which is the state without
/// these edits.
///
/// An edit is pending while its call runs, and confirmed afterwards; an edit without a call is
/// confirmed at once. A pending edit is applied to every response. A confirmed edit becomes part of
/// the base when all reads that began before its confirmation have ended. The edits keep their
/// order, so a confirmed edit stays in the list until the pending edits before it are gone.
///
/// The base is nil while there are no edits, because then it equals the state.
struct EditList<State: Sendable>: Sendable {
  typealias Step = @Sendable (inout State) -> Transition

  /// The identity of an edit whose call runs.
  final class Layer: Sendable {
    /// Returns whether another edit changes the item that the edit inserts.
    let isInsertion: (@Sendable (_ of: Step) -> Bool)?

    init(isInsertion: (@Sendable (Step) -> Bool)? = nil) { self.isInsertion = isInsertion }
  }

  /// The edit that replaces an edit whose call has succeeded.
  struct Replacement: Sendable {
    let step: Step
    /// Returns a later edit that finds the item of `step` by the item that it has replaced.
    let following: Following
  }

  typealias Following = @Sendable (@escaping Step) -> Step

  fileprivate struct Edit: Sendable {
    /// The identity of the edit while its call runs.
    var layer: Layer?
    /// The pending edit that inserts the item that this edit changes; both are pending, because no
    /// response contains a change of an item that the server does not know.
    var insertion: Layer?
    var step: Step
    /// The changes of items that the edit follows.
    var following: [Following] = []
    /// The data that the edit changes.
    let scope: EditScope
    /// The number of the last read that began before the edit was confirmed; nil if it is pending.
    var confirmedAt: Int?
  }

  private var base: State?
  private var edits: [Edit] = []
  /// The state that was last written to a binding.
  private var written: (state: State, version: Int?)?

  var isEmpty: Bool { edits.isEmpty }

  // MARK: Changes of the base

  /// Changes the base, and applies the edits again.
  mutating func change(_ state: inout State, by step: (inout State) -> Transition) -> Transition {
    guard var base else { return step(&state) }
    let transition = step(&base)
    self.base = base
    show(in: &state)
    if edits.isEmpty { self.base = nil }
    return transition
  }

  /// Moves confirmed edits into the base if a read of the same data began after their confirmation,
  /// even if a pending edit is before them.
  ///
  /// The response already contains these edits.
  mutating func fold(seenBy read: Int, in scope: EditScope) {
    guard var base else { return }
    edits.removeAll { edit in
      guard edit.scope == scope, let confirmed = edit.confirmedAt, confirmed < read else {
        return false
      }
      _ = edit.step(&base)
      return true
    }
    self.base = base
  }

  /// Moves the confirmed edits at the start of the list into the base, if no read in flight can
  /// undo them.
  ///
  /// - Parameter read: The number of the read in flight, or nil.
  mutating func fold(unlessMissedBy read: Int?) {
    let count = edits.prefix { edit in
      edit.confirmedAt.map { confirmed in read.map { confirmed < $0 } ?? true } ?? false
    }
    .count
    guard count > 0, var base else { return }
    for edit in edits.prefix(count) { _ = edit.step(&base) }
    edits.removeFirst(count)
    self.base = edits.isEmpty ? nil : base
  }

  /// Forgets all edits; the state is the new base.
  mutating func forget() { self = EditList() }

  // MARK: Edits

  /// Adds an edit at the end, and applies it to the state.
  mutating func append(
    _ step: @escaping Step,
    _ layer: Layer?,
    of scope: EditScope,
    at read: Int,
    to state: inout State
  ) -> Transition {
    if base == nil { base = state }
    let insertion = edits.last { $0.layer?.isInsertion?(step) ?? false }
    var edit = Edit(layer: layer, insertion: insertion?.layer, step: step, scope: scope)
    edit.confirm(at: read)
    edits.append(edit)
    return step(&state)
  }

  /// Replaces the value and its confirmed edits with a new value, and applies the pending edits to
  /// it.
  mutating func replace(
    by step: @escaping Step,
    of scope: EditScope,
    confirmedAt: Int,
    in state: inout State
  ) -> Transition {
    if base == nil { base = state }
    edits.removeAll { $0.scope == scope && $0.confirmedAt != nil }
    edits.insert(Edit(step: step, scope: scope, confirmedAt: confirmedAt), at: 0)
    show(in: &state)
    return .changed
  }

  /// Confirms a pending edit, or replaces it with another edit, which is confirmed.
  ///
  /// Edits of an item that the edit has inserted follow the item if it is replaced.
  mutating func confirm(
    _ layer: Layer,
    as replacement: Replacement?,
    at read: Int,
    in state: inout State
  ) -> Transition {
    guard let index = edits.firstIndex(where: { $0.layer === layer }) else { return .unchanged }
    edits[index].layer = nil
    edits[index].confirm(at: read)
    guard let replacement else { return .unchanged }
    edits[index].step = edits[index].following.reduce(replacement.step) { $1($0) }
    for later in edits.indices where later > index {
      edits[later].step = replacement.following(edits[later].step)
      edits[later].following.append(replacement.following)
    }
    end(insertion: layer, at: read)
    show(in: &state)
    return .changed
  }

  /// Drops a pending edit.
  mutating func withdraw(_ layer: Layer, at read: Int, in state: inout State) -> Transition {
    guard let index = edits.firstIndex(where: { $0.layer === layer }) else { return .unchanged }
    edits.remove(at: index)
    end(insertion: layer, at: read)
    show(in: &state)
    if edits.isEmpty { base = nil }
    return .changed
  }

  /// Confirms the edits of an item whose insertion has ended, unless their own calls run.
  private mutating func end(insertion: Layer, at read: Int) {
    for index in edits.indices where edits[index].insertion === insertion {
      edits[index].insertion = nil
      edits[index].confirm(at: read)
    }
  }

  private func show(in state: inout State) {
    guard let base else { return }
    state = base
    for edit in edits { _ = edit.step(&state) }
  }

  // MARK: Bindings

  /// Takes the state of a binding, which other code may have written.
  ///
  /// If other code has written the binding, the written state already contains the edits, so it
  /// becomes the new base.
  mutating func adopt(_ state: State, version: Int?) {
    guard let written else { return }
    let isWritten =
      if let version { version == written.version } else { areEqual(state, written.state) ?? true }
    if !isWritten { forget() }
  }

  /// Records the state of a binding after an event.
  mutating func note(_ state: State, version: Int?) { written = isEmpty ? nil : (state, version) }
}

extension EditList.Edit {
  /// Confirms the edit, unless a call runs that it depends on.
  fileprivate mutating func confirm(at read: Int) {
    if layer == nil, insertion == nil { confirmedAt = read }
  }
}
