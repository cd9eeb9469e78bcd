/// A summary of numbers in words: their count, the lowest, the highest and the last number.
struct SeriesSummary: Sendable {
  private let label: String
  private let count: Int
  /// The lowest, the highest and the last number; nil for an empty series.
  private let ends: SIMD3<Double>?

  /// Creates the summary of finite numbers.
  init(_ label: String, _ numbers: [Double]) {
    self.label = label
    count = numbers.count
    if let lowest = numbers.min(), let highest = numbers.max(), let last = numbers.last {
      ends = [lowest, highest, last]
    } else {
      ends = nil
    }
  }

  /// The sentence for assistive technology, in the language of the environment.
  var sentence: String {
    let words = EnvironmentValues.current.words.charts
    return "\(label): \(sentence(words))"
  }

  private func sentence(_ words: Words.Charts) -> String {
    guard let ends else { return words.noValues }
    let last = Sparkline.digits(ends.z)
    guard count > 1 else { return last }
    return Words.Charts.filled(
      words.sentences.values,
      [
        "count": "\(count)", "lowest": Sparkline.digits(ends.x),
        "highest": Sparkline.digits(ends.y), "last": last,
      ]
    )
  }
}
