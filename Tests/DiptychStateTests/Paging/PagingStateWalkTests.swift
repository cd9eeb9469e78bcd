import DiptychSampling
import DiptychState
import DiptychStateTesting
import Testing

@Suite("Random walks of a list") struct PagingStateWalkTests {
  private func walk(
    apply: @escaping (inout SampleList, SampleList.Event) -> Transition
  ) -> RandomWalk<PagingStateModel> {
    RandomWalk(
      start: SampleList(),
      makeEvent: { generator in
        let number = 1 + generator.below(3)
        let items = Array(repeating: Sample(rawValue: number), count: generator.below(3))
        let page = SampleList.Page(items: items, next: generator.below(3) == 0 ? nil : number)
        return switch generator.below(12) {
        case 0...2: .refresh
        case 3...5: .loadMore
        case 6...7: .succeed(.refresh, page)
        case 8: .succeed(.append, page)
        case 9: .fail(number == 1 ? .refresh : .append, Fault(rawValue: number))
        case 10: .cancel
        default: number == 1 ? .reset : .refresh
        }
      },
      apply: apply
    )
  }

  @Test("Random walks end where four independent variables end")
  func walks() {
    let walk = walk { $0.apply($1) }
    #expect(walk.firstDisagreement(walks: Sample.count(20_000, of: 100_000), seed: 1) == nil)
  }

  @Test("a machine that appends where a refresh was asked for is caught, by the fewest events")
  func ignoringRefresh() {
    let walk = walk { $0.apply($1, whileAppending: .ignored) }
    let events = walk.firstDisagreement(walks: 1_000, seed: 1)
    #expect(
      events?.map(\.notation) == ["refresh", "refresh ok", "loadMore", "refresh"]
    )
  }
}
