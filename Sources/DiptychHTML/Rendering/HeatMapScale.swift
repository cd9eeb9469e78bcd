import DiptychViews

/// The steps of a heat map, with the values of each step.
struct HeatMapScale {
  /// A step, from 0 to 4, and its values in words.
  struct Part: Hashable {
    let step: Int
    let words: String
  }

  let parts: [Part]

  /// Creates the scale of a map.
  ///
  /// If all values are whole numbers, each step has its first and its last whole number, and a step
  /// without a whole number is left out. Otherwise, only the lowest step has a value, which is
  /// zero, and the highest step, which has the highest value.
  ///
  /// - Complexity: O(*n*), where *n* is the number of values.
  init(_ map: HeatMapTraits) {
    let maximum = map.maximum
    func step(of value: Double) -> Int { HeatMapTraits.step(of: value, maximum: maximum) }
    guard maximum > 0 else {
      parts = [Part(step: 0, words: "0")]
      return
    }
    guard maximum < Self.mostWhole, map.values.allSatisfy({ $0.allSatisfy { $0 == $0.rounded() } })
    else {
      let ends = [0: "0", 4: Sparkline.digits(maximum)]
      parts = (0...4).map { Part(step: $0, words: ends[$0] ?? "") }
      return
    }
    // The first whole number of each step, by halves of a range.
    let firsts = (0...5).map { wanted in
      var (below, reached) = (-1, Int(maximum) + 1)
      while reached - below > 1 {
        let middle = (below + reached) / 2
        if step(of: Double(middle)) < wanted { below = middle } else { reached = middle }
      }
      return reached
    }
    parts = (0...4).compactMap { step in
      let (first, last) = (firsts[step], firsts[step + 1] - 1)
      guard first <= last else { return nil }
      return Part(step: step, words: first == last ? "\(first)" : "\(first)–\(last)")
    }
  }

  private static let mostWhole = 1e15
}
