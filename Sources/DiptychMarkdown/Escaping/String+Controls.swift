import DiptychViews

extension String {
  /// The string with visible characters in the place of control characters.
  ///
  /// Tabs and newlines stay; a carriage return before a newline goes.
  var withVisibleControls: String {
    let isPlain = utf8.allSatisfy { 0x20...0x7E ~= $0 || $0 == 0x09 || $0 == 0x0A }
    if isPlain { return self }
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\r" && rest.first == "\n" { continue }
      let replacement = VisibleControl.replacement(for: scalar.value)
      result.append(replacement.flatMap(Unicode.Scalar.init) ?? scalar)
    }
    return String(result)
  }
}

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
