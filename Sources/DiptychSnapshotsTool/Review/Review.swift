/// A walk through staged outputs; each is accepted, rejected or left.
///
/// Decisions are carried out when the walk ends. So a decision can be taken back, and a killed
/// program leaves everything as it was.
struct Review: Equatable {
  /// A decision about an output.
  enum Decision: Equatable {
    case accept
    case reject
    /// The output stays staged.
    case skip
  }

  /// An action of a person.
  enum Action: Equatable {
    case decide(Decision)
    case undo
    /// Ends the walk; at its end, carries out the decisions.
    case finish
    /// Ends the walk, and carries out nothing.
    case cancel
  }

  /// A place of the walk.
  enum Phase: Equatable {
    /// At an output, counted from 0.
    case at(Int)
    /// The walk has ended, and waits for a confirmation.
    case decided
    /// The decisions are carried out.
    case finished
    /// The decisions are dropped.
    case cancelled
  }

  /// The number of outputs.
  let count: Int
  /// The decisions so far, in the order of the outputs.
  private(set) var decisions: [Decision] = []
  private(set) var phase: Phase

  /// Begins a walk at the first output.
  init(count: Int) {
    self.count = count
    phase = count == 0 ? .decided : .at(0)
  }

  /// Changes the walk by an action; actions that the phase does not allow are ignored.
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

  /// The number of outputs with a decision; outputs without a decision are skipped.
  func count(of decision: Decision) -> Int {
    decisions.count { $0 == decision } + (decision == .skip ? count - decisions.count : 0)
  }
}
