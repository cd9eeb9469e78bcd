import DiptychState
import DiptychStateTesting
import Testing

@Suite("Zipping values") struct AsyncValueZipTests {
  /// The contents of a zipped state, comparable by value.
  private struct Parts: Equatable {
    var values: [Sample]?
    var failure: Fault?
    var isLoading: Bool

    init(values: [Sample]?, failure: Fault?, isLoading: Bool) {
      self.values = values
      self.failure = failure
      self.isLoading = isLoading
    }

    /// Creates the expected parts: all values, the first failure, and a load if any state has one.
    init(_ states: [SampleValue]) {
      let values = states.compactMap(\.value)
      self.init(
        values: values.count == states.count ? values : nil,
        failure: states.lazy.compactMap(\.failure).first,
        isLoading: states.contains(where: \.isLoading)
      )
    }
  }

  // Inventory: C-01, C-08
  @Test("each of the 64 pairs has both values, the first failure, and what is in flight")
  func pairs() {
    let others = SampleValue.samples(value: v2, failure: e2)
    let pairs = SampleValue.samples.flatMap { first in others.map { (first, $0) } }
    #expect(pairs.count == 64)
    for (first, second) in pairs {
      let both = zip(first, second)
      let parts = Parts(
        values: both.value.map { [$0, $1] },
        failure: both.failure,
        isLoading: both.isLoading
      )
      #expect(parts == Parts([first, second]))
    }
  }

  @Test("each of the 512 triples too") func triples() {
    let others = SampleValue.samples(value: v2, failure: e2)
    for first in SampleValue.samples {
      for second in others {
        for third in SampleValue.samples(value: v2, failure: e1) {
          let all = zip(first, second, third)
          let parts = Parts(
            values: all.value.map { [$0, $1, $2] },
            failure: all.failure,
            isLoading: all.isLoading
          )
          #expect(parts == Parts([first, second, third]))
        }
      }
    }
  }

  @Test("the zip of one state is that state", arguments: SampleValue.samples)
  func single(state: SampleValue) { #expect(zip(state) == state) }

  @Test("the values can be of different types, and optional ones") func types() {
    let zipped = zip(
      AsyncValue<Int?, Fault>.loaded(nil),
      AsyncValue<String, Fault>.reloading("a"),
      AsyncValue<Bool, Fault>.reloadFailed(true, e1)
    )
    #expect("\(zipped)" == #"reloadRetrying((nil, "a", true), e1)"#)
  }

  @Test("a switch takes the values apart") func pattern() {
    guard case .loaded(let (user, posts)) = zip(SampleValue.loaded(v1), SampleValue.loaded(v2))
    else {
      Issue.record("two values that are there are there together")
      return
    }
    #expect([user, posts] == [v1, v2])
  }

  @Test("sequences are zipped as ever")
  func sequences() { #expect(zip([1, 2], ["a", "b"]).map { "\($0)\($1)" } == ["1a", "2b"]) }

  @Test("states that fail differently have any error, the first one") func differentFailures() {
    struct Other: Error, Equatable {}
    let other = AsyncValue<Int, Other>.retrying(Other())
    for state in SampleValue.samples {
      let both = zip(state, other)
      #expect(both.value == nil)
      #expect(both.isLoading)
      #expect((both.failure as? Fault) == state.failure)
      #expect((both.failure as? Other) == (state.failure == nil ? Other() : nil))
    }
    let values = zip(SampleValue.loaded(v1), AsyncValue<Int, Other>.reloading(2))
    #expect(values.phase == .reloading)
    #expect(values.value?.0 == v1)
    #expect(values.value?.1 == 2)
    let own = zip(SampleValue.failed(e1), other).mapFailure { $0 is Other ? e2 : e1 }
    #expect(own.failure == e1)
  }
}
