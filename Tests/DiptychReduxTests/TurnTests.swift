import Synchronization
import Testing

@testable import DiptychRedux

@Suite("The turn of a store") struct TurnTests {
  private static func turn(in phase: Turn.Phase) -> Turn {
    let turn = Turn()
    if phase != .free { #expect(turn.take()) }
    if phase == .asked { turn.ask() }
    return turn
  }

  @Test(
    "Each call in each phase",
    arguments: [
      (.free, "takeIfFree", true, .taken), (.taken, "takeIfFree", false, .taken),
      (.asked, "takeIfFree", false, .asked), (.free, "take", true, .taken),
      (.free, "ask", false, .free),
      (.free, "endUnlessAsked", false, .free), (.free, "end", nil, .free),
      (.taken, "take", false, .asked), (.taken, "ask", true, .asked),
      (.taken, "endUnlessAsked", true, .free), (.taken, "end", nil, .free),
      (.asked, "take", false, .asked), (.asked, "ask", true, .asked),
      (.asked, "endUnlessAsked", false, .asked), (.asked, "end", nil, .free),
    ] as [(Turn.Phase, String, Bool?, Turn.Phase)]
  )
  func phases(before: Turn.Phase, call: String, result: Bool?, after: Turn.Phase) {
    let turn = Self.turn(in: before)
    let returned: Bool? =
      switch call {
      case "takeIfFree": turn.takeIfFree()
      case "take": turn.take()
      case "ask": turn.ask()
      case "endUnlessAsked": turn.endUnlessAsked()
      default:
        {
          turn.end()
          return nil
        }()
      }
    #expect(returned == result)
    #expect(turn.phase.load(ordering: .relaxed) == after)
    #expect(turn.isTaken == (after != .free))
  }
}
