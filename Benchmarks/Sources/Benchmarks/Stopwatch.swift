/// A stopwatch that measures in rounds which are long enough to be reliable.
///
/// A shared machine may be twice as fast in one second as in the next. So two things are compared
/// by measuring them alternately; each round gives one ratio.
struct Stopwatch {
  /// The default duration of a round, which is long enough to be reliable.
  static let round = Duration.milliseconds(60)

  /// The minimum duration of a round.
  private let round: Duration

  // The system's monotonic clock, which stops while the machine sleeps.
  private let clock = SuspendingClock()

  init(round: Duration = Self.round) {
    self.round = round
  }

  /// Returns the microseconds of one rendering, measured in one round.
  func microseconds(_ render: () -> Int) -> Double {
    var count = 0
    var batch = 1
    let start = clock.now
    while true {
      for _ in 0..<batch { consume(render()) }
      count += batch
      let elapsed = clock.now - start
      if elapsed >= round { return elapsed / .microseconds(1) / Double(count) }
      // Larger batches make the time of reading the clock negligible.
      if elapsed < round / 64 { batch *= 2 }
    }
  }

  /// Returns the microseconds of two renderings, measured in alternating rounds.
  func compare(
    _ first: () -> Int,
    _ second: () -> Int,
    rounds: Int
  ) -> [(first: Double, second: Double)] {
    consume(first())
    consume(second())
    return (0..<rounds).map { _ in (microseconds(first), microseconds(second)) }
  }
}

extension Sequence<Double> {
  /// The median; zero for an empty sequence.
  var median: Double {
    let sorted = sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return 0 }
    return sorted.count.isMultiple(of: 2) ? (sorted[sorted.count / 2 - 1] + upper) / 2 : upper
  }
}
