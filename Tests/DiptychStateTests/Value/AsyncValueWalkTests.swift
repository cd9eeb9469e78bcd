import DiptychSampling
import DiptychState
import DiptychStateTesting
import Testing

@Suite("Random walks of a value") struct AsyncValueWalkTests {
  private func walk(
    apply: @escaping (inout SampleValue, SampleValue.Event) -> Transition
  ) -> RandomWalk<AsyncValueModel> {
    RandomWalk(
      start: .idle,
      makeEvent: { generator in
        let number = 1 + generator.below(3)
        return switch generator.below(9) {
        case 0...2: .start
        case 3: .succeed(Sample(rawValue: number))
        case 4...5: .fail(Fault(rawValue: number))
        case 6: .cancel
        case 7: .receive(Sample(rawValue: number))
        default: .reset
        }
      },
      apply: apply
    )
  }

  @Test("Random walks end where three independent variables end")
  func walks() {
    let walk = walk { $0.apply($1) }
    #expect(walk.firstDisagreement(walks: Sample.count(20_000, of: 100_000), seed: 1) == nil)
  }

  @Test("a machine that forgets a failure on cancel is caught, by the four events that it takes")
  func forgetful() {
    let walk = walk { state, event in
      let transition = state.apply(event)
      if event == .cancel, case .failed = state, transition == .changed { state = .idle }
      return transition
    }
    let events = walk.firstDisagreement(walks: 1_000, seed: 1)
    #expect(events?.map { "\($0)" } == ["start", "fail(e2)", "start", "cancel"])
  }
}
