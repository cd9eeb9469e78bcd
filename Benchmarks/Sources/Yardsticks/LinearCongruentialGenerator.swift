/// Numbers that are the same in every language: a linear congruential generator of 64 bits.
///
/// The constants are Knuth's for MMIX; the lower 33 bits, which are the weaker ones, are dropped.
struct LinearCongruentialGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// The next number, from zero up to a limit that is not reached.
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
