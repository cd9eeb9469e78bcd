import ArticlesStateTesting
import Diptych
import Testing

@testable import articles

@Suite("The states of the articles") struct ArticleStateTests {
  /// A transition of such a state.
  private enum Step: CaseIterable {
    case start, succeed, fail

    func apply(to state: inout SampleValue) {
      switch self {
      case .start: state.start()
      case .succeed: state.succeed(v2)
      case .fail: state.fail(e2)
      }
    }

    func apply(to state: inout some ArticleState) {
      switch self {
      case .start: state.startLoading()
      case .succeed: state.succeed(v2)
      case .fail: state.fail(e2)
      }
    }
  }

  /// Applies every step to every state, in both types, and returns where the results differ.
  private func squares<State: ArticleState>(_: State.Type) -> (count: Int, differences: [String]) {
    var count = 0
    var differences: [String] = []
    for value in SampleValue.samples {
      for step in Step.allCases where step == .start || value.isLoading {
        var next = value
        step.apply(to: &next)
        var shown = State(value)
        step.apply(to: &shown)
        count += 1
        if shown != State(next) {
          differences.append("\(value), \(step): \(shown.notation), not \(State(next).notation)")
        }
      }
    }
    return (count, differences)
  }

  /// Returns the states reachable by the transitions of an article, with one value and one failure.
  private func reachable<State: ArticleState>(_: State.Type) -> [State] {
    var reached = [State(.idle)]
    // A breadth-first search: the list grows while it is traversed.
    var index = 0
    while index < reached.count {
      let steps: [(inout State) -> Void] =
        reached[index].embedded.isLoading
        ? [{ $0.succeed(v1) }, { $0.fail(e1) }] : [{ $0.startLoading() }]
      for step in steps {
        var next = reached[index]
        step(&next)
        if !reached.contains(next) { reached.append(next) }
      }
      index += 1
    }
    return reached
  }

  // Inventory, C-02, D-02
  @Test("under their own transitions, they show what a value shows in each of 160 squares")
  func homomorphism() {
    let results = ArticleStates.all.map { type in squares(type) }
    #expect(results.map(\.count) == Array(repeating: 16, count: 10))
    #expect(results.flatMap(\.differences) == [])
  }

  @Test("each of their 55 states becomes a value, and the same state again")
  func roundTrips() {
    func count<State: ArticleState>(_ type: State.Type) -> Int {
      let states = reachable(type)
      #expect(states.map { State($0.embedded) } == states)
      return states.count
    }
    let counts: [Int] = ArticleStates.all.map { type in count(type) }
    #expect(counts == [4, 5, 5, 6, 6, 6, 7, 6, 4, 6])
    #expect(counts.reduce(0, +) == 55)
  }

  // Inventory: A-12
  @Test("the pair that the article calls impossible is the retry of a reload")
  func impossiblePair() {
    let pair = DataState.Case2Alt<Sample, Fault>.loading(v1, e1)
    #expect(pair.asyncValue == .reloadRetrying(v1, e1))
    #expect(!reachable(DataState.Case2Alt<Sample, Fault>.self).contains(pair))
  }

  @Test("both flags at once are never reached")
  func flags() {
    let states = reachable(DataState.Flags<Sample>.self)
    #expect(states.filter { $0.isLoading && $0.isError } == [])
  }

  // Inventory: A-26
  @Test("Case 4 with merged cases is not Case 2: retrying a reload shows no failure")
  func refutedClaim() {
    var differences: [String] = []
    for value in SampleValue.samples {
      for step in Step.allCases where step == .start || value.isLoading {
        var fine = DataState.Case4<Sample, Fault>(value)
        var coarse = fine.merged
        step.apply(to: &fine)
        step.apply(to: &coarse)
        if fine.merged != coarse {
          differences.append("\(value), \(step): Case 4 \(fine.merged), Case 2 \(coarse)")
        }
      }
    }
    #expect(
      differences == [
        "reloadFailed(v1, e1), start: Case 4 reLoading(v1), Case 2 retryLoading(e1)"
      ]
    )
  }

  // Inventory: B-04
  @Test("LoadingState has one of four cases for each of the eight states of a value")
  func loadingState() {
    #expect(
      SampleValue.samples.map { "\(LoadingState($0))" } == [
        "idle", "loading", "loaded(v1)", "loading", "failed(e1)", "loading", "failed(e1)",
        "loading",
      ]
    )
  }

  // Inventory: D-02
  @Test("a load goes through the states that the article prints")
  func trace() {
    var state = DataState.LoadedResult<Sample, Fault>(.idle)
    var trace = [state]
    state.startLoading()
    trace.append(state)
    state.succeed(v1)
    trace.append(state)
    #expect(trace == [.notLoad, .loading, .loaded(.success(v1))])
  }
}

extension DataState.Case4 {
  /// Case 4 converted to Case 2, by a switch that merges its cases.
  fileprivate var merged: DataState.Case2<Value, Failure> {
    switch self {
    case .idle: .idle
    case .initialLoading: .initialLoading
    case .reLoading(let value): .reLoading(value)
    case .retryLoading(let failure): .retryLoading(failure)
    case .success(let value): .success(value)
    case .loadingFailure(let failure), .reLoadingFailure(_, let failure): .failure(failure)
    }
  }
}
