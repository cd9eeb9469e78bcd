import Testing

@testable import diptych_snapshots

@Suite("The order of a review") struct ReviewTests {
  /// All actions, in the order of the columns below.
  private static let actions: [Review.Action] = [
    .decide(.accept), .decide(.reject), .decide(.skip), .acceptTest, .acceptAll, .undo, .finish,
    .cancel,
  ]

  /// A walk of two outputs of one test and one of another, after actions that lead to each phase;
  /// then the phase and the decisions after each further action.
  @Test(
    "Every action in every phase",
    arguments: [
      ([], ["1 a", "1 r", "1 s", "2 aa", "decided aaa", "0", "decided", "cancelled"]),
      (
        [.decide(.accept)],
        ["2 aa", "2 ar", "2 as", "2 aa", "decided aaa", "0", "decided a", "cancelled a"]
      ),
      (
        [.decide(.reject), .acceptAll],
        [
          "decided raa", "decided raa", "decided raa", "decided raa", "decided raa", "1 r",
          "finished raa", "cancelled raa",
        ]
      ),
      (
        [.acceptTest, .decide(.skip)],
        [
          "decided aas", "decided aas", "decided aas", "decided aas", "decided aas", "2 aa",
          "finished aas", "cancelled aas",
        ]
      ),
      (
        [.decide(.reject), .finish],
        [
          "decided r", "decided r", "decided r", "decided r", "decided r", "1 r", "finished r",
          "cancelled r",
        ]
      ),
      ([.decide(.reject), .finish, .finish], Array(repeating: "finished r", count: 8)),
      ([.decide(.reject), .cancel], Array(repeating: "cancelled r", count: 8)),
    ] as [([Review.Action], [String])]
  )
  func table(before: [Review.Action], after: [String]) {
    var walk = Review(tests: ["one", "one", "two"])
    for action in before { walk.apply(action) }
    let states = Self.actions.map { action in
      var next = walk
      next.apply(action)
      return next.summary
    }
    #expect(states == after)
  }

  @Test("A review without outputs is decided")
  func empty() { #expect(Review(tests: []).phase == .decided) }
}

extension Review {
  /// The phase, and the first letters of the decisions.
  fileprivate var summary: String {
    let name =
      switch phase {
      case .at(let index): "\(index)"
      case .decided: "decided"
      case .finished: "finished"
      case .cancelled: "cancelled"
      }
    let letters = decisions.map { decision in
      switch decision {
      case .accept: "a"
      case .reject: "r"
      case .skip: "s"
      }
    }
    return ([name] + (letters.isEmpty ? [] : [letters.joined()])).joined(separator: " ")
  }
}
