/// A 64-bit linear congruential generator, which gives the same numbers in every language.
///
/// The constants are Knuth's for MMIX; the lower 33 bits, which are less random, are dropped.
struct LinearCongruentialGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// Returns the next number, from zero up to but not including a limit.
  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
