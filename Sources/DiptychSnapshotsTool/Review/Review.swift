/// A review of staged outputs one after the other.
///
/// The user accepts, rejects or skips each output.
///
/// The decisions are carried out after the review. So the user can change a decision, and if the
/// program is killed during the review, no file was changed.
struct Review: Equatable {
  /// A decision about an output.
  enum Decision: Equatable {
    case accept
    case reject
    /// The output stays staged.
    case skip
  }

  /// An action of the user.
  enum Action: Equatable {
    case decide(Decision)
    /// Accepts the output and the later outputs of its test.
    case acceptTest
    /// Accepts the output and all later ones.
    case acceptAll
    /// Takes back the decisions of the last action.
    case undo
    /// Ends the review, or confirms the decisions of a review that has ended.
    case finish
    /// Ends the review, and discards the decisions.
    case cancel
  }

  /// A phase of the review.
  enum Phase: Equatable {
    /// The review shows the output with a zero-based index.
    case at(Int)
    /// The user has seen all outputs, or has ended the review, and must confirm the decisions.
    case decided
    /// The decisions are carried out.
    case finished
    /// The decisions are discarded.
    case cancelled
  }

  /// The tests of the outputs.
  let tests: [String]
  /// The number of outputs.
  var count: Int { tests.count }
  /// The decisions so far, in the order of the outputs.
  private(set) var decisions: [Decision] = []
  private(set) var phase: Phase
  /// The numbers of decisions before each action that decided.
  private var steps: [Int] = []

  /// Begins a review at the first output.
  init(tests: [String]) {
    self.tests = tests
    phase = tests.isEmpty ? .decided : .at(0)
  }

  /// Applies an action.
  ///
  /// An action that the phase does not allow is ignored.
  mutating func apply(_ action: Action) {
    switch (phase, action) {
    case (.finished, _), (.cancelled, _): break
    case (.at, .decide(let decision)): decide(decision, 1)
    case (.at(let index), .acceptTest):
      decide(.accept, tests[index...].prefix { $0 == tests[index] }.count)
    case (.at(let index), .acceptAll): decide(.accept, count - index)
    case (.decided, .undo) where decisions.count < count: phase = .at(decisions.count)
    case (_, .undo):
      guard let step = steps.popLast() else { break }
      decisions.removeSubrange(step...)
      phase = .at(decisions.count)
    case (.at, .finish): phase = .decided
    case (.decided, .finish): phase = .finished
    case (_, .cancel): phase = .cancelled
    case (.decided, _): break
    }
  }

  private mutating func decide(_ decision: Decision, _ number: Int) {
    steps.append(decisions.count)
    decisions += Array(repeating: decision, count: number)
    phase = decisions.count == count ? .decided : .at(decisions.count)
  }

  /// The number of outputs with a decision.
  ///
  /// Outputs without a decision count as skipped.
  func count(of decision: Decision) -> Int {
    decisions.count { $0 == decision } + (decision == .skip ? count - decisions.count : 0)
  }
}
