/// A formatter of numbers for the labels of an axis and for tables.
///
/// Numbers are in English, with a hyphen-minus for negative numbers. No number is written as `-0`.
enum NumberLabel {
  /// The SI prefixes of the first five powers of a thousand.
  ///
  /// The next prefix is E, which looks like an exponent.
  private static let prefixes = ["k", "M", "G", "T", "P"]

  /// The way that a number is written.
  private enum Style {
    case grouped
    /// A style with an SI prefix for a power of a thousand: 1 is `k`, 2 is `M`.
    case prefix(Int)
    case scientific
  }

  /// Returns the label of a tick, with as many decimals as the step between ticks needs.
  ///
  /// - From 100,000 on, the number has a prefix, such as `1.5M`, if that is shorter than the digits
  ///   and has at most three decimals. From 10¹⁸ on, it has an exponent.
  /// - Below 0.001, the number has an exponent, such as `2.5e-6`, if the step needs more than six
  ///   decimals.
  ///
  /// - Parameters:
  ///   - value: The number, which is rounded to the digits of the step.
  ///   - step: The distance between two ticks, with six significant digits. If it is 0 or not
  ///     finite, the label is ``exact(_:)``.
  /// - Returns: The label.
  static func text(_ value: Double, step: Double) -> String { texts([value], step: step)[0] }

  /// Returns the labels of the ticks of an axis, all with the prefix of the largest number, such as
  /// `0`, `50k`, `100k`.
  ///
  /// The largest number is written by ``text(_:step:)``.
  static func texts(_ values: [Double], step: Double) -> [String] {
    guard step.isFinite, step != 0 else { return values.map(exact) }
    let step = DecimalDigits(step).rounded(toDigits: 6)
    let greatest = values.filter(\.isFinite).max { $0.magnitude < $1.magnitude } ?? 0
    let style = style(of: DecimalDigits(greatest).rounded(toDecimals: step.decimals), step)
    return values.map { value in
      guard value.isFinite else { return exact(value) }
      let number = DecimalDigits(value).rounded(toDecimals: step.decimals)
      let sign = value < 0 && !number.isZero ? "-" : ""
      return sign + text(number, step, style)
    }
  }

  /// Returns the labels of the ticks of a logarithmic axis, each with its own prefix.
  ///
  /// Examples are `10`, `1k` and `100k` if the largest number has a prefix, and otherwise `10` and
  /// `1,000`.
  static func logarithmicTexts(_ values: [Double]) -> [String] {
    let hasPrefixes = values.contains { value in
      let digits = DecimalDigits(value)
      if case .prefix = style(of: digits, digits) { return true }
      return false
    }
    return values.map { value in
      let digits = DecimalDigits(value)
      guard hasPrefixes, (3..<18).contains(digits.exponent) else { return text(value, step: value) }
      return text(digits, digits, .prefix(digits.exponent / 3))
    }
  }

  private static func style(of number: DecimalDigits, _ step: DecimalDigits) -> Style {
    if number.isZero { return .grouped }
    if step.decimals > 6, number.exponent < -3 { return .scientific }
    guard number.exponent >= 5 else { return .grouped }
    let thousands = number.exponent / 3
    guard thousands <= prefixes.count else { return .scientific }
    let decimals = step.scaled(by: -3 * thousands).decimals
    let short = text(number, step, .prefix(thousands))
    return decimals <= 3 && short.utf8.count < text(number, step, .grouped).utf8.count
      ? .prefix(thousands) : .grouped
  }

  private static func text(
    _ number: DecimalDigits,
    _ step: DecimalDigits,
    _ style: Style
  ) -> String {
    switch style {
    case .grouped:
      return number.isZero && step.decimals > 6 ? "0" : number.grouped(decimals: step.decimals)
    case .prefix(let thousands):
      if number.isZero { return "0" }
      let decimals = step.scaled(by: -3 * thousands).decimals
      return number.scaled(by: -3 * thousands).rounded(toDecimals: decimals)
        .grouped(decimals: decimals) + prefixes[thousands - 1]
    case .scientific:
      // Digits below the last digit of the step are rounding errors.
      let last = max(0, step.exponent + 1 - 6)
      return number.isZero
        ? "0" : number.rounded(toDecimals: last > 0 ? -last : step.decimals).scientific
    }
  }

  /// Returns the text of a number in a sentence: ``exact(_:)``, or ``text(_:step:)`` if that is
  /// shorter.
  ///
  /// Only the power of ten of the step is used. Zeros at the end are removed.
  static func short(_ value: Double, step: Double) -> String {
    let exact = exact(value)
    guard step.isFinite, step != 0, let power = Double("1e\(DecimalDigits(step).exponent)")
    else { return exact }
    var text = text(value, step: power)[...]
    if text.contains("."), text.allSatisfy({ $0.isNumber || $0.isPunctuation }) {
      while text.last == "0" { text.removeLast() }
      if text.last == "." { text.removeLast() }
    }
    return text.utf8.count < exact.utf8.count ? String(text) : exact
  }

  /// Returns the text of a number in a table, such as `1,234,567` or `0.333333`.
  ///
  /// The number has at most six decimals, or below 1 at most six significant digits. Zeros at the
  /// end are removed. Numbers above 10¹⁵ and below 10⁻⁶ have an exponent. Special values are `NaN`,
  /// `∞` and `-∞`.
  static func exact(_ value: Double) -> String {
    guard !value.isNaN else { return "NaN" }
    let sign = value < 0 ? "-" : ""
    guard value.isFinite else { return sign + "∞" }
    let number = DecimalDigits(value)
    if value != 0, value.magnitude > 1e15 || value.magnitude < 1e-6 {
      return sign + number.rounded(toDigits: 7).scientific
    }
    let rounded = number.rounded(toDecimals: max(6, 6 - number.point))
    return sign + rounded.grouped(decimals: rounded.decimals)
  }
}

/// The shortest decimal digits that identify a number, which can be rounded and written exactly.
struct DecimalDigits {
  /// The digits, without zeros at the beginning and at the end.
  ///
  /// The array is empty for zero.
  private(set) var digits: [UInt8]
  /// The number of digits before the decimal point: 0 for 0.25, -2 for 0.0025, 3 for 100.
  private(set) var point: Int

  /// Creates the digits of a finite number, without its sign.
  init(_ number: Double) {
    digits = []
    point = 0
    var isFraction = false
    let parts = "\(number.magnitude)".split(separator: "e")
    for character in parts[0].utf8 {
      guard let digit = character.decimalDigit else {
        isFraction = true
        continue
      }
      digits.append(digit)
      if !isFraction { point += 1 }
    }
    if parts.count > 1 { point += Int(parts[1]) ?? 0 }
    trim()
  }

  /// Whether the number is zero.
  var isZero: Bool { digits.isEmpty }

  /// The exponent of ten of the first digit, or 0 for zero.
  var exponent: Int { isZero ? 0 : point - 1 }

  /// The number of digits after the decimal point.
  var decimals: Int { max(0, digits.count - point) }

  /// Returns the number times a power of ten.
  func scaled(by exponent: Int) -> DecimalDigits {
    var scaled = self
    if !isZero { scaled.point += exponent }
    return scaled
  }

  /// Returns the number rounded to some decimals.
  ///
  /// A half is rounded up.
  ///
  /// - Parameter decimals: The number of decimals. If it is negative, digits before the point
  ///   become zeros: -2 rounds to hundreds.
  /// - Returns: The rounded number.
  func rounded(toDecimals decimals: Int) -> DecimalDigits {
    let kept = point + decimals
    guard kept < digits.count else { return self }
    var rounded = self
    rounded.digits = Array(digits.prefix(max(0, kept)))
    if kept >= 0, digits[kept] >= 5 {
      while rounded.digits.last == 9 { rounded.digits.removeLast() }
      if let last = rounded.digits.indices.last {
        rounded.digits[last] += 1
      } else {
        rounded.digits = [1]
        rounded.point += 1
      }
    }
    rounded.trim()
    return rounded
  }

  /// Returns the number rounded to a number of digits.
  func rounded(toDigits count: Int) -> DecimalDigits { rounded(toDecimals: count - point) }

  /// Returns the number with a comma between thousands.
  ///
  /// - Parameter decimals: The number of digits after the point. Further digits are cut, so round
  ///   the number before.
  /// - Returns: The text, such as `1,234.50`.
  func grouped(decimals: Int) -> String {
    var text = ""
    let integers = max(1, point)
    for position in (point - integers)..<point {
      if position > point - integers, (point - position).isMultiple(of: 3) { text += "," }
      text += "\(digit(at: position))"
    }
    guard decimals > 0 else { return text }
    return text + "." + (point..<point + decimals).map { "\(digit(at: $0))" }.joined()
  }

  /// The number as a mantissa and an exponent of ten, such as `2.5e-6`.
  var scientific: String {
    let mantissa = scaled(by: -exponent)
    return mantissa.grouped(decimals: mantissa.decimals) + "e\(exponent)"
  }

  private func digit(at position: Int) -> UInt8 {
    digits.indices.contains(position) ? digits[position] : 0
  }

  private mutating func trim() {
    while digits.last == 0 { digits.removeLast() }
    let zeros = digits.prefix { $0 == 0 }.count
    digits.removeFirst(zeros)
    point = digits.isEmpty ? 0 : point - zeros
  }
}

extension UInt8 {
  /// The value of an ASCII digit, nil for any other byte.
  fileprivate var decimalDigit: UInt8? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) ? self - UInt8(ascii: "0") : nil
  }
}
