/// Measures how long things take, in rounds that are long enough to be trusted.
///
/// The machine may be shared, and be twice as fast in one second as in the next. So two things that
/// are compared are measured in turn, and each round gives one ratio.
struct Stopwatch {
  /// The shortest round that can be trusted.
  static let round = Duration.milliseconds(60)

  /// The shortest round of this one.
  private let round: Duration

  // The monotonic clock of the system, which does not go on while the machine sleeps.
  private let clock = SuspendingClock()

  init(round: Duration = Self.round) {
    self.round = round
  }

  /// The microseconds that one rendering takes, in one round.
  func microseconds(_ render: () -> Int) -> Double {
    var count = 0
    var batch = 1
    let start = clock.now
    while true {
      for _ in 0..<batch { consume(render()) }
      count += batch
      let elapsed = clock.now - start
      if elapsed >= round { return elapsed / .microseconds(1) / Double(count) }
      // So that looking at the clock takes no time that counts.
      if elapsed < round / 64 { batch *= 2 }
    }
  }

  /// The microseconds that each of two renderings takes, in rounds in turn.
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
  /// The value in the middle; zero if there is none.
  var median: Double {
    let sorted = sorted()
    guard let upper = sorted.dropFirst(sorted.count / 2).first else { return 0 }
    return sorted.count.isMultiple(of: 2) ? (sorted[sorted.count / 2 - 1] + upper) / 2 : upper
  }
}
