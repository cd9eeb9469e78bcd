import DiptychState
import DiptychStateTesting
import Testing

@Suite("Coarse views of values") struct LoadStateTests {
  // Inventory: D-01
  @Test("each phase has one of four statuses") func pictures() {
    let rows = SampleValue.samples.map { "\($0) | \(LoadState($0))" }
    #expect(
      rows == [
        "idle | idle",
        "loading | loading",
        "loaded(v1) | loaded",
        "reloading(v1) | loading",
        "failed(e1) | failed",
        "retrying(e1) | loading",
        "reloadFailed(v1, e1) | failed",
        "reloadRetrying(v1, e1) | loading",
      ]
    )
  }

  // Inventory: D-03
  @Test("the presence of two values has four cases") func presenceOfTwo() {
    let values: [Int?] = [nil, 1]
    let rows = values.flatMap { first in
      values.map { second in LoadState(presence: first, second) }
    }
    #expect(rows == [.idle, .loading, .loading, .loaded])
  }

  @Test("the presence of three values, of other types too, has eight cases")
  func presenceOfThree() {
    let rows = [nil, 1].flatMap { (first: Int?) in
      [nil, "a"].flatMap { (second: String?) in
        [nil, true].map { (third: Bool?) in LoadState(presence: first, second, third) }
      }
    }
    #expect(rows == [.idle, .loading, .loading, .loading, .loading, .loading, .loading, .loaded])
  }

  // Inventory: D-06
  @Test("two states are loading if one is in flight, else failed if one failed, else the rest")
  func combiningTwo() {
    let rows = SampleValue.samples.map { first in
      let row = SampleValue.samples.map { LoadState(combining: first, $0).rawValue }
      return ([first.phase.rawValue] + row).joined(separator: " ")
    }
    #expect(
      rows.joined(separator: "\n") == """
        idle idle loading idle loading failed loading failed loading
        loading loading loading loading loading loading loading loading loading
        loaded idle loading loaded loading failed loading failed loading
        reloading loading loading loading loading loading loading loading loading
        failed failed loading failed loading failed loading failed loading
        retrying loading loading loading loading loading loading loading loading
        reloadFailed failed loading failed loading failed loading failed loading
        reloadRetrying loading loading loading loading loading loading loading loading
        """
    )
  }

  @Test("several states have the coarse view of their zip", arguments: SampleValue.samples)
  func combiningIsZipping(first: SampleValue) {
    for second in SampleValue.samples {
      #expect(LoadState(combining: first, second) == LoadState(zip(first, second)))
    }
  }

  // Inventory: D-03, D-05
  @Test("a first load, a failure and a reload are seen, which presence alone does not show")
  func pitfalls() {
    var user = SampleValue.idle
    var posts = AsyncValue<String, Never>.idle
    var trace: [String] = []
    func record() {
      let coarse = LoadState(combining: user, posts)
      trace.append("\(coarse), by presence \(LoadState(presence: user.value, posts.value))")
    }
    record()
    user.start()
    record()
    user.fail(e1)
    record()
    user.start()
    posts.start()
    user.succeed(v1)
    record()
    posts.succeed("a")
    record()
    user.start()
    record()
    #expect(
      trace == [
        "idle, by presence idle",
        "loading, by presence idle",
        "failed, by presence idle",
        "loading, by presence loading",
        "loaded, by presence loaded",
        "loading, by presence loaded",
      ]
    )
  }
}
