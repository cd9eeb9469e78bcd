import DiptychState
import DiptychStateTesting
import Testing

@Suite("The laws of a list") struct PagingStateLawTests {
  private static let samples = SampleList.samples
  private static let table = TransitionTable.ofList

  // Inventory: A-14, A-24
  @Test("seventeen combinations are legal, each with a phase of its own") func legality() {
    #expect(SampleList.combinations.count == 27)
    #expect(SampleList.combinations.compactMap { $0 }.count == 17)
    #expect(Self.samples.map(\.phase) == PagingPhase.allCases)
  }

  @Test("no event makes an inconsistent state") func closure() {
    let states = Self.table.outcomes.flatMap { $0.map(\.state) }
    #expect(states.count == 170)
    #expect(
      states.map { SampleList(pages: $0.pages, failure: $0.failure, inFlight: $0.inFlight) }
        == states
    )
  }

  // Inventory: A-18
  @Test("every phase is reachable from idle") func reachability() {
    var reached = [SampleList()]
    // A breadth-first search: the list grows while it is traversed.
    var next = 0
    while next < reached.count {
      for event in SampleList.eventSamples {
        var state = reached[next]
        state.apply(event)
        if !reached.contains(where: { $0.phase == state.phase }) { reached.append(state) }
      }
      next += 1
    }
    #expect(Set(reached.map(\.phase)) == Set(PagingPhase.allCases))
    #expect(reached.count == 17)
  }

  @Test("a cancelled request leaves a settled state as it was", arguments: samples)
  func cancelled(state: SampleList) {
    #expect(state.after(.cancel) == state.settled)
    #expect(state.after(.cancel, .cancel) == state.settled)
    if state.inFlight == nil {
      #expect(state.after(.refresh, .cancel) == state)
      #expect(state.after(.loadMore, .cancel) == state)
    }
  }

  @Test("only a reset, and a refresh that succeeds, lose an item", arguments: samples)
  func items(state: SampleList) {
    let losing = SampleList.eventSamples.filter {
      state.after($0).items?.first != state.items?.first
    }
    let expected: [String] =
      switch (state.pages, state.inFlight) {
      case (nil, .refresh): ["refresh ok", "refresh ok, last"]
      case (nil, _): []
      case (_, .refresh): ["refresh ok", "refresh ok, last", "reset"]
      case (_, _): ["reset"]
      }
    #expect(losing.map(\.notation) == expected)
  }

  @Test("a success leaves no failure, and nothing in flight", arguments: samples)
  func success(state: SampleList) throws {
    guard let operation = state.inFlight else { return }
    let end = state.after(.succeed(operation, .last([v2])))
    #expect(end.phase == .loadedAtEnd)
    #expect(end.items == (operation == .append ? [v1, v2] : [v2]))
  }

  @Test("each operation has a state of its own") func lanes() {
    let rows = Self.samples.map { state in
      let lanes = [PagingOperation.refresh, .append].map { operation in
        let failure = state.failure(of: operation).map { "(\($0))" } ?? ""
        return "\(state.loadState(of: operation))\(failure)"
      }
      return "\(state.notation): \(lanes.joined(separator: ", "))"
    }
    #expect(
      rows == [
        "∅: idle, idle",
        "∅·↻: loading, idle",
        "∅·Er: failed(e1), idle",
        "∅·Er·↻: loading(e1), idle",
        "P: loaded, idle",
        "P·end: loaded, loaded",
        "P·↻: loading, idle",
        "P·↻·end: loading, loaded",
        "P·↓: loaded, loading",
        "P·Er: failed(e1), idle",
        "P·Er·end: failed(e1), loaded",
        "P·Er·↻: loading(e1), idle",
        "P·Er·↻·end: loading(e1), loaded",
        "P·Er·↓: failed(e1), loading",
        "P·Ea: loaded, failed(e1)",
        "P·Ea·↻: loading, failed(e1)",
        "P·Ea·↓: loaded, loading(e1)",
      ]
    )
  }

  @Test("equal states have equal hashes, and the 17 differ")
  func hashing() { #expect(Set(Self.samples + Self.samples).count == 17) }
}

extension PagingState {
  /// Returns the state after some events.
  func after(_ events: Event...) -> PagingState {
    var state = self
    for event in events { state.apply(event) }
    return state
  }
}

extension PagingState {
  /// Returns the load state of an operation.
  ///
  /// An operation in flight is `loading`. An operation is `failed` if it was the last operation to
  /// end, and it failed. Otherwise:
  ///
  /// - A refresh is `idle` before the first load, and `loaded` afterwards.
  /// - An append is `loaded` at the end of the list, and `idle` otherwise.
  /// - A prepend is `loaded` if the list begins at its first page, and `idle` otherwise.
  fileprivate func loadState(of operation: PagingOperation) -> LoadState {
    if inFlight == operation { return .loading }
    if failure?.operation == operation { return .failed }
    return switch operation {
    case .refresh: pages == nil ? .idle : .loaded
    case .append: isAtEnd ? .loaded : .idle
    case .prepend: pages == nil || previousCursor != nil ? .idle : .loaded
    }
  }
}
