import Diptych
import Testing

/// A search for the simplest failing test case.
struct Shrinking {
  private let fails: ([Int]) -> Bool
  private var choices: [Int]
  private var triesLeft: Int

  /// Returns the simplest failing sequence of choices found by removing and lowering choices.
  ///
  /// No sequence one step simpler than the result fails, unless the number of tries was exceeded.
  static func simplest(_ choices: [Int], tries: Int = 2000, fails: ([Int]) -> Bool) -> [Int] {
    withoutActuallyEscaping(fails) { fails in
      var shrinking = Shrinking(fails: fails, choices: choices, triesLeft: tries)
      var before: [Int]
      repeat {
        before = shrinking.choices
        shrinking.leaveOut()
        shrinking.lower()
      } while shrinking.choices != before && shrinking.triesLeft > 0
      return shrinking.choices
    }
  }

  /// Keeps a simpler sequence if it fails too, and returns whether it does.
  private mutating func keep(_ simpler: [Int]) -> Bool {
    guard triesLeft > 0 else { return false }
    triesLeft -= 1
    guard fails(simpler) else { return false }
    choices = simpler
    return true
  }

  /// Removes choices: halves of the sequence first, then quarters, and so on.
  private mutating func leaveOut() {
    var length = choices.count
    while length > 0 {
      var start = 0
      while start + length <= choices.count {
        let shorter = Array(choices[..<start] + choices[(start + length)...])
        if !keep(shorter) { start += length }
      }
      length /= 2
    }
  }

  /// Lowers single choices.
  private mutating func lower() {
    for i in choices.indices {
      for value in [0, choices[i] / 2, choices[i] - 1] where value >= 0 && value < choices[i] {
        var lower = choices
        lower[i] = value
        if keep(lower) { break }
      }
    }
  }
}

/// A random view that is made from a sequence of choices.
protocol ChosenView {
  init(seed: Int)
  init(choices: [Int])

  /// The choices made so far.
  var choices: [Int] { get }

  mutating func view() -> AnyView
}

/// Looks for a defect of random views, and reports the first one, of the simplest view that has it.
func expectNoDefect<Chosen: ChosenView>(
  in type: Chosen.Type,
  _ seeds: Range<Int>,
  _ defect: (Chosen, AnyView, _ seed: Int) -> String?
) {
  for seed in seeds {
    func found(_ choices: [Int]) -> String? {
      var chosen = Chosen(choices: choices)
      let view = chosen.view()
      return defect(chosen, view, seed)
    }
    var chosen = Chosen(seed: seed)
    _ = chosen.view()
    guard found(chosen.choices) != nil else { continue }
    let simplest = Shrinking.simplest(chosen.choices) { found($0) != nil }
    var shrunk = Chosen(choices: simplest)
    let view = shrunk.view()
    Issue.record(
      """
      Seed \(seed): \(found(simplest) ?? "no defect").
      \(type)(choices: \(simplest)) is
      \(view.rendered(as: .tree))
      \(view.rendered(as: .html))
      """
    )
    return
  }
}
