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

  /// The number of outputs.
  let count: Int
  /// The decisions so far, in the order of the outputs.
  private(set) var decisions: [Decision] = []
  private(set) var phase: Phase

  /// Begins a review at the first output.
  init(count: Int) {
    self.count = count
    phase = count == 0 ? .decided : .at(0)
  }

  /// Applies an action.
  ///
  /// An action that the phase does not allow is ignored.
  mutating func apply(_ action: Action) {
    switch (phase, action) {
    case (.finished, _), (.cancelled, _), (.decided, .decide): break
    case (.at, .decide(let decision)):
      decisions.append(decision)
      phase = decisions.count == count ? .decided : .at(decisions.count)
    case (.decided, .undo) where decisions.count < count: phase = .at(decisions.count)
    case (_, .undo):
      guard decisions.popLast() != nil else { break }
      phase = .at(decisions.count)
    case (.at, .finish): phase = .decided
    case (.decided, .finish): phase = .finished
    case (_, .cancel): phase = .cancelled
    }
  }

  /// The number of outputs with a decision.
  ///
  /// Outputs without a decision count as skipped.
  func count(of decision: Decision) -> Int {
    decisions.count { $0 == decision } + (decision == .skip ? count - decisions.count : 0)
  }
}
