/// A sequence of choices: random ones, reproducible by a seed, or given ones.
///
/// A choice of 0 is always the simplest one, and missing choices are 0. So a shorter sequence, or
/// one with lower numbers, makes a simpler test case.
struct Choices {
  private var state: UInt64
  private let given: [Int]?
  /// The choices made so far.
  private(set) var made: [Int] = []

  init(seed: Int) {
    state = UInt64(seed) &* 7919 &+ 1
    given = nil
  }

  init(_ given: [Int]) {
    state = 0
    self.given = given
  }

  /// Returns the next choice: a given one, or a pseudorandom one by the constants of Knuth's MMIX.
  mutating func number(below bound: Int) -> Int {
    let choice: Int
    if let given {
      choice = made.count < given.count ? min(given[made.count], bound - 1) : 0
    } else {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      choice = Int(state >> 33) % bound
    }
    made.append(choice)
    return choice
  }

  mutating func any<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }
}
