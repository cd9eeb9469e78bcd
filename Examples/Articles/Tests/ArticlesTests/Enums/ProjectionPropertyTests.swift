import ArticlesStateTesting
import Diptych
import Testing

@testable import articles

@Suite("Properties of the states of the articles") struct ProjectionPropertyTests {
  /// Returns a line for each of the eight states, in order: in flight, failed, and the value.
  private func lines<Projection: AsyncValueProjection<Sample, Fault>>(
    _: Projection.Type
  ) -> [String] {
    SampleValue.samples.map { state in
      let shown = Projection(state)
      return line(shown.isLoading, shown.isFailure, shown.value != nil)
    }
  }

  private func line(_ isLoading: Bool, _ isFailure: Bool, _ hasValue: Bool) -> String {
    (isLoading ? "l" : "-") + (isFailure ? "f" : "-") + (hasValue ? "v" : "-")
  }

  @Test("A value: whether it is loading, whether it failed, and what is left of the value")
  func values() {
    let expected: [String: [String]] = [
      "Case0": ["---", "l--", "--v", "l--", "-f-", "l--", "-f-", "l--"],
      "Case1": ["---", "l--", "--v", "l-v", "-f-", "l--", "-f-", "l--"],
      "Case2": ["---", "l--", "--v", "l-v", "-f-", "l--", "-f-", "l--"],
      "LastValue": ["---", "l--", "--v", "l-v", "-f-", "l--", "-fv", "l-v"],
      "LoadedResult": ["---", "l--", "--v", "l--", "-f-", "l--", "-f-", "l--"],
      "Separate": ["---", "l--", "--v", "l-v", "-f-", "l--", "-f-", "l--"],
    ]
    let actual = [
      "Case0": lines(DataState.Case0<Sample, Fault>.self),
      "Case1": lines(DataState.Case1<Sample, Fault>.self),
      "Case2": lines(DataState.Case2<Sample, Fault>.self),
      "LastValue": lines(DataState.LastValue<Sample, Fault>.self),
      "LoadedResult": lines(DataState.LoadedResult<Sample, Fault>.self),
      "Separate": lines(DataState.Separate<Sample, Fault>.self),
    ]
    #expect(actual == expected)
    let flags = SampleValue.samples.map { DataState.Flags($0) }
    #expect(
      flags.map { line($0.isLoading, $0.isFailure, $0.value != nil) } == [
        "---", "l--", "--v", "l-v", "-f-", "l--", "-fv", "l-v",
      ]
    )
  }

  @Test("A list: whether it is loading or paging, whether it failed, and the items")
  func lists() {
    typealias Three = PagingDataState.Case3<Sample, Fault>
    let three: [(Three, String)] = [
      (.idle, "---"), (.initialLoading, "l--"), (.retryLoading(e1), "l--"),
      (.reLoading([v1]), "l-v"), (.success([v1]), "--v"), (.loadingFailure(e1), "-f-"),
      (.paging([v1]), "p--v"), (.pagingFailure([v1], e1), "-fv"),
    ]
    for (state, expected) in three {
      let paging = state.isPaging ? "p" : ""
      #expect(paging + line(state.isLoading, state.isFailure, state.value == [v1]) == expected)
    }
    typealias Four = PagingDataState.Case4<Sample, Fault>
    let four: [(Four, String)] = [
      (.idle, "---"), (.initialLoading, "l--"), (.retryLoading(e1), "l--"),
      (.reLoading([v1]), "l-v"), (.success([v1]), "--v"), (.loadingFailure(e1), "-f-"),
      (.reLoadingFailure([v1], e1), "-fv"), (.paging([v1]), "p--v"),
      (.pagingFailure([v1], e1), "-fv"),
    ]
    for (state, expected) in four {
      let paging = state.isPaging ? "p" : ""
      #expect(paging + line(state.isLoading, state.isFailure, state.value == [v1]) == expected)
    }
  }
}
