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
