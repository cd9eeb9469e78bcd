extension Sequence where Element == UInt8 {
  /// How often a byte stands in a row at most.
  func longestRun(of byte: UInt8) -> Int {
    var longest = 0
    var current = 0
    for element in self {
      current = element == byte ? current + 1 : 0
      longest = Swift.max(longest, current)
    }
    return longest
  }
}
