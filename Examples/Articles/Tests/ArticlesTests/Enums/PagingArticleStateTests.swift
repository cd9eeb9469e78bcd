import ArticlesStateTesting
import Diptych
import Testing

@testable import articles

/// A paging state type of an article, with the transitions that the article defines.
private protocol PagingArticleState: Hashable {
  init(_ state: SampleList)
  func embedded(next: Int) -> SampleList
  mutating func startLoading()
  mutating func startPaging()
  mutating func succeed(_ operation: PagingOperation, _ items: [Sample])
  mutating func fail(_ operation: PagingOperation, _ error: Fault)
}

extension PagingDataState.Case3: PagingArticleState where Item == Sample, Failure == Fault {
  func embedded(next: Int) -> SampleList { pagingState(next: next) }
}

extension PagingDataState.Case4: PagingArticleState where Item == Sample, Failure == Fault {
  func embedded(next: Int) -> SampleList { pagingState(next: next) }
}

@Suite("The paging states of the articles") struct PagingArticleStateTests {
  private typealias Case3 = PagingDataState.Case3<Sample, Fault>
  private typealias Case4 = PagingDataState.Case4<Sample, Fault>

  private static let page = SampleList.Page(items: [v2], next: 1)
  private static let events: [SampleList.Event] = [
    .refresh, .loadMore, .succeed(.refresh, page), .fail(.refresh, e2), .succeed(.append, page),
    .fail(.append, e2),
  ]

  private func apply(_ event: SampleList.Event, to state: inout some PagingArticleState) {
    switch event {
    case .refresh: state.startLoading()
    case .loadMore: state.startPaging()
    case .succeed(let operation, let page): state.succeed(operation, page.items)
    case .fail(let operation, let error): state.fail(operation, error)
    case .loadPrevious, .cancel, .reset: Issue.record("the articles have no \(event)")
    }
  }

  /// Applies every legal event to every state that is not at its end, in both types, and returns
  /// where the results differ.
  private func squares<State: PagingArticleState>(
    _: State.Type
  ) -> (count: Int, differences: [String]) {
    var count = 0
    var differences: [String] = []
    for list in SampleList.samples where !list.isAtEnd {
      for event in Self.events {
        var next = list
        guard next.apply(event, cancelsAppends: false) != .illegal else { continue }
        var shown = State(list)
        apply(event, to: &shown)
        count += 1
        if shown != State(next) {
          differences.append("\(list.notation), \(event.notation): \(shown), not \(State(next))")
        }
      }
    }
    return (count, differences)
  }

  // Inventory
  @Test("the nine cases show what a list shows in each of 42 squares")
  func nineCases() {
    let (count, differences) = squares(Case4.self)
    #expect(count == 42)
    #expect(differences == [])
  }

  @Test("the eight cases show it in all but one: after a failed refresh they can't load more")
  func eightCases() {
    let (count, differences) = squares(Case3.self)
    #expect(count == 42)
    #expect(differences == ["P·Er, loadMore: loadingFailure(e1), not paging([v1])"])
  }

  @Test("each of the nine, and of the eight, becomes a list, and the same state again")
  func roundTrips() {
    func states<State: PagingArticleState>(_: State.Type) -> Set<State> {
      let states = Set(SampleList.samples.map { State($0) })
      #expect(Set(states.map { State($0.embedded(next: 1)) }) == states)
      for state in states { #expect(State(state.embedded(next: 1)) == state) }
      return states
    }
    #expect(states(Case4.self).count == 9)
    #expect(states(Case3.self).count == 8)
  }

  @Test("the lists that they become are legal")
  func embeddings() {
    let lists = SampleList.samples.flatMap { list in
      [Case3(list).embedded(next: 1), Case4(list).embedded(next: 1)]
    }
    #expect(
      lists.map { SampleList(pages: $0.pages, failure: $0.failure, inFlight: $0.inFlight) } == lists
    )
  }
}
