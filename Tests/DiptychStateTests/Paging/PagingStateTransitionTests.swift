import DiptychState
import DiptychStateTesting
import Testing

extension TransitionTable where State == SampleList, Event == SampleList.Event {
  /// The transition table of ``PagingState``.
  static let ofList = TransitionTable(
    states: SampleList.samples,
    events: SampleList.eventSamples,
    apply: { $0.apply($1) }
  )

  var markdown: String {
    MarkdownTable.text(
      header: ["phase", "state"] + events.map(\.notation),
      rows: zip(states, cells(\.notation)).map { state, cells in
        ["`\(state.phase)`", state.notation] + cells
      }
    )
  }
}

@Suite("The transitions of a list") struct PagingStateTransitionTests {
  typealias Table = TransitionTable<SampleList, SampleList.Event>

  @Test("a second account of the machine says the same")
  func model() { #expect(Table.ofList.differences(from: PagingStateModel.self) == []) }

  @Test("a second account says the same of a list that goes on before its first page")
  func previousPages() {
    let states = SampleList.samplesWithPrevious
    // At the end: no append in flight or failed. Else all of 4 failures × 4 operations.
    #expect(states.count == 9 + 16)
    let table = Table(
      states: SampleList.samples + states,
      events: SampleList.eventSamples + SampleList.previousEventSamples,
      apply: { $0.apply($1) }
    )
    #expect(table.differences(from: PagingStateModel.self) == [])
    let lists = table.outcomes.flatMap { $0 }.map(\.state)
    #expect(
      lists.allSatisfy {
        SampleList(pages: $0.pages, failure: $0.failure, inFlight: $0.inFlight) == $0
      }
    )
  }

  @Test("the previous page, event by event") func previousPageEvents() {
    var list = SampleList(pages: [.init(items: [v1], previous: 0, next: nil)])!
    var lines: [String] = []
    for event in [
      SampleList.Event.loadPrevious, .loadMore, .fail(.prepend, e1), .loadPrevious,
      .succeed(.append, .last([v2])),
      .succeed(.prepend, .init(items: [v2], previous: nil, next: 1)), .loadPrevious,
    ] {
      let transition = list.apply(event)
      lines.append(
        "\(event.notation): \(transition), \(list.items ?? []), in flight "
          + "\(list.inFlight.map(\.rawValue) ?? "-"), failed \(list.failure?.operation.rawValue ?? "-")"
      )
    }
    #expect(
      lines == [
        "loadPrevious: changed, [v1], in flight prepend, failed -",
        "loadMore: unchanged, [v1], in flight prepend, failed -",
        "prepend fails: changed, [v1], in flight -, failed prepend",
        "loadPrevious: changed, [v1], in flight prepend, failed prepend",
        "append ok, last: illegal, [v1], in flight prepend, failed prepend",
        "prepend ok: changed, [v2, v1], in flight -, failed -",
        "loadPrevious: unchanged, [v2, v1], in flight -, failed -",
      ]
    )
  }

  @Test("an event is the method of its name", arguments: SampleList.samples)
  func methods(state: SampleList) {
    let page = SampleList.Page(items: [v2], next: 2)
    let methods: [(inout SampleList) -> Transition] = [
      { $0.refresh() }, { $0.loadMore() },
      { $0.succeed(.refresh, with: page) }, { $0.succeed(.refresh, with: .last([v2])) },
      { $0.fail(.refresh, e2) },
      { $0.succeed(.append, with: page) }, { $0.succeed(.append, with: .last([v2])) },
      { $0.fail(.append, e2) },
      { $0.cancel() }, { $0.reset() },
    ]
    let outcomes = methods.map { method in
      var next = state
      let transition = method(&next)
      return Outcome(state: next, transition: transition)
    }
    let table = Table(states: [state], events: SampleList.eventSamples, apply: { $0.apply($1) })
    #expect(outcomes == table.outcomes[0])
  }

  @Test("if an append comes first, a refresh has no effect; all else is the same")
  func ignoredRefresh() {
    let table = Table(
      states: SampleList.samples,
      events: SampleList.eventSamples,
      apply: { $0.apply($1, cancelsAppends: false) }
    )
    #expect(
      table.differences(from: Table.ofList.cells(\.notation), \.notation).map {
        $0.split(separator: " and ")[1]
      }
        == ["refresh: ·", "refresh: ·", "refresh: ·"]
    )
  }

  @Test("an empty list can be continued if its last page says so, as after its items were removed")
  func emptyList() {
    let pages: [[SampleList.Page]] = [
      [], [.last([])], [.init(items: [], next: 1)], [.init(items: [], next: 1), .last([])],
    ]
    let transitions = pages.map { pages in
      SampleList(pages: pages).map { state in
        var state = state
        return state.loadMore()
      }
    }
    #expect(transitions == [.unchanged, .unchanged, .changed, .unchanged])
  }
}
