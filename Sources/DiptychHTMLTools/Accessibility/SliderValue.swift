/// The value of an `input` of the type `range`, which is a step between its ends.
struct SliderValue: CustomStringConvertible {
  private let value: Double

  init(of slider: MarkupElement) {
    let minimum = Self.number(slider["min"])
    let start = minimum ?? 0
    let end = max(start, Self.number(slider["max"]) ?? 100)
    let given = Self.number(slider["value"])
    // The distance between the ends may overflow, but half of it does not.
    let wanted = min(max(given ?? start / 2 + end / 2, start), end)
    guard slider["step"]?.lowercased() != "any" else {
      value = wanted
      return
    }
    let step = Self.number(slider["step"]).flatMap { $0 > 0 ? $0 : nil } ?? 1
    let base = minimum ?? given ?? 0
    func position(_ distance: Double, _ rounding: FloatingPointRoundingRule) -> Double {
      base + (distance / step).rounded(rounding) * step
    }
    // If two steps are equally near, the upper one is taken.
    let nearest = position(wanted - base + step / 2, .down)
    let stepped =
      nearest > end
      ? position(end - base, .down) : nearest < start ? position(start - base, .up) : nearest
    value = start...end ~= stepped ? stepped : wanted
  }

  /// The number as text, without a fraction if it is an integer.
  var description: String {
    // A sum of decimal fractions is not exact.
    let rounded = abs(value) < 1e6 ? (value * 1e9).rounded() / 1e9 : value
    return Int64(exactly: rounded).map { String($0) } ?? String(rounded)
  }

  /// Returns a number in the syntax of HTML, which allows neither a plus sign before it nor a point
  /// after it.
  private static func number(_ text: String?) -> Double? {
    guard let text, text.first != "+", text.last != "." else { return nil }
    let isDecimal = text.utf8.allSatisfy { byte in
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || ".+-eE".utf8.contains(byte)
    }
    return isDecimal ? Double(text).flatMap { $0.isFinite ? $0 : nil } : nil
  }
}
