/// A format that converts a value to text, such as a number of bytes to `1.2 MB`.
///
/// ```swift
/// Text(1_234_567, format: .number)
/// Text(1_234_567, format: .bytes)
/// Text(.seconds(125), format: .duration)
/// Text(0.4, format: .percent)
/// ```
///
/// ```text
/// 1,234,567
/// 1.2 MB
/// 2 min 5 s
/// 40%
/// ```
///
/// Text output, HTML and Markdown have the same text. ``EnvironmentValues/labels`` contains the
/// separators of numbers; the user's settings do not change them. Output for programs, such as
/// `.csv`, contains the unformatted value: for example, `1234567`, or the number of seconds of a
/// duration.
public struct ValueFormat<Value>: Sendable {
  /// A function that returns the text of a value, for readers.
  public let text: @Sendable (Value) -> String
  /// A function that returns the unformatted text of a value, for programs.
  public let raw: @Sendable (Value) -> String

  /// Creates a format from a function.
  ///
  /// - Parameters:
  ///   - text: Returns the text of a value, for people.
  ///   - raw: Returns the text of a value, for programs. If nil, programs get the text for people.
  public init(
    _ text: @escaping @Sendable (Value) -> String,
    raw: (@Sendable (Value) -> String)? = nil
  ) {
    self.text = text
    self.raw = raw ?? text
  }

  /// Returns the text of a value for people, or for programs if the current output is for programs.
  @usableFromInline
  func shown(_ value: Value) -> String {
    EnvironmentValues.current.writesRawValues ? raw(value) : text(value)
  }
}

extension EnvironmentValues {
  private enum RawValuesKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the output is for programs, so that values are written without their formats.
  package var writesRawValues: Bool {
    get { self[RawValuesKey.self] }
    set { self[RawValuesKey.self] = newValue }
  }
}

extension ValueFormat where Value: FixedWidthInteger & Sendable {
  /// A format with commas between groups of three digits: `1,234,567`.
  @_alwaysEmitIntoClient
  public static var number: ValueFormat {
    ValueFormat({ $0.grouped.localizedNumber }, raw: { "\($0)" })
  }

  /// A format of byte counts with a decimal unit prefix: `1.2 MB`.
  @_alwaysEmitIntoClient
  public static var bytes: ValueFormat {
    ValueFormat({ $0.formattedBytes.localizedNumber }, raw: { "\($0)" })
  }

  /// A format of byte counts with a binary unit prefix: `1.2 MiB`, where 1 KiB is 1,024 bytes.
  public static var binaryBytes: ValueFormat {
    ValueFormat({ $0.formattedBytes(isBinary: true).localizedNumber }, raw: { "\($0)" })
  }

  /// Returns a format of a number with its noun: `1 test`, `2 tests`.
  ///
  /// ```swift
  /// Text(entries.count, format: .count("entry", "entries"))
  /// ```
  ///
  /// The second noun follows any number but 1. If it is nil, it is the first noun with an “s”.
  public static func count(_ one: String, _ many: String? = nil) -> ValueFormat {
    ValueFormat(
      { "\($0.grouped.localizedNumber) \($0 == 1 ? one : many ?? one + "s")" },
      raw: { "\($0)" }
    )
  }
}

extension ValueFormat where Value == Double {
  /// A format with commas between groups of three digits and with all decimals: `1,234.5`.
  @_alwaysEmitIntoClient
  public static var number: ValueFormat {
    ValueFormat({ $0.grouped.localizedNumber }, raw: { "\($0)" })
  }

  /// Returns a format with commas between groups of three digits and a fixed number of decimals:
  /// `1,234.50`.
  ///
  /// The number of decimals is limited to 0 through 9.
  @_alwaysEmitIntoClient
  public static func number(fractionDigits: Int) -> ValueFormat {
    ValueFormat({ $0.grouped(fractionDigits: fractionDigits).localizedNumber }, raw: { "\($0)" })
  }

  /// A format of fractions as percentages without decimals: 0.4 is `40%`.
  ///
  /// As in a ``Gauge``, only 0 is `0%`, and only 1 is `100%`. For example, 0.001 is `<1%`, and
  /// 0.999 is `>99%`.
  @_alwaysEmitIntoClient
  public static var percent: ValueFormat {
    ValueFormat({ $0.percents.localizedNumber }, raw: { "\($0)" })
  }
}

extension ValueFormat where Value == Duration {
  /// A format of durations in one or two units, such as `12 ms`, `1.4 s`, `2 min 5 s` or `2 d 4 h`.
  ///
  /// The text is rounded to milliseconds below one second, to tenths of a second below ten seconds,
  /// and to the smaller unit of the two above that.
  @_alwaysEmitIntoClient
  public static var duration: ValueFormat {
    ValueFormat({ $0.measured.localizedNumber }, raw: { $0.seconds.withoutZero })
  }

  /// A format of the time since an event, in the largest unit that fits: `3 hours ago`.
  ///
  /// A time below one second is `just now`, and a negative time is `in 3 hours`. A month has 30.4
  /// days, and a year has 365.25 days. ``Labels/timeUnits`` has the names of the units.
  public static var age: ValueFormat { ValueFormat({ $0.age }, raw: { $0.seconds.withoutZero }) }
}

extension Text {
  /// Creates a text that shows a value in a format.
  public init<Value>(_ value: Value, format: ValueFormat<Value>) {
    self.init(verbatim: format.shown(value))
  }
}

extension FixedWidthInteger {
  /// The number with commas between groups of three digits.
  @_alwaysEmitIntoClient
  package var grouped: String {
    let digits = Array(String(magnitude).utf8)
    var result: [UInt8] = self < 0 ? [UInt8(ascii: "-")] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(UInt8(ascii: ",")) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The byte count in the largest unit that is not greater than the count, such as `1.5 kB`.
  @_alwaysEmitIntoClient
  package var formattedBytes: String { formattedBytes(isBinary: false) }

  /// Returns the byte count in the largest unit that is not greater than the count.
  @_alwaysEmitIntoClient
  package func formattedBytes(isBinary: Bool) -> String {
    let units =
      isBinary
      ? ["B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"] : ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
    let step = isBinary ? 1024.0 : 1000
    var unit = 0
    var scale = 1.0
    // Otherwise 999.95 would be shown as 1000.0.
    while unit + 1 < units.count, Double(magnitude) / scale >= (unit == 0 ? step : step - 0.05) {
      unit += 1
      scale *= step
    }
    let sign = self < 0 ? "-" : ""
    if unit == 0 { return "\(sign)\(magnitude) B" }
    let tenths = Int((Double(magnitude) / scale * 10).rounded())
    return "\(sign)\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}

extension Double {
  /// The number as text, without `.0` if it is a whole number.
  @_alwaysEmitIntoClient
  var withoutZero: String {
    // Negative zero is zero, and a whole number needs no exponent.
    if self == rounded(), magnitude < 9e18 { return "\(Int64(self))" }
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// The number with commas between groups of three digits before the decimal point.
  @_alwaysEmitIntoClient
  var grouped: String { Self.grouping(withoutZero) }

  /// Returns the number with commas and a fixed number of decimals, at most nine.
  ///
  /// A number whose magnitude is 9e15 or more has no decimals.
  @_alwaysEmitIntoClient
  func grouped(fractionDigits: Int) -> String {
    let count = min(max(fractionDigits, 0), 9)
    let scale = (0..<count).reduce(1) { scale, _ in scale * 10 }
    guard magnitude < 9e15 else { return grouped }
    let whole = magnitude.rounded(.down)
    let part = ((magnitude - whole) * Double(scale)).rounded()
    let carries = part >= Double(scale)
    let digits = Int(whole) + (carries ? 1 : 0)
    let fraction = carries ? 0 : Int(part)
    let sign = self < 0 && (digits > 0 || fraction > 0) ? "-" : ""
    guard count > 0 else { return sign + digits.grouped }
    let zeros = String(repeating: "0", count: count - String(fraction).utf8.count)
    return "\(sign)\(digits.grouped).\(zeros)\(fraction)"
  }

  /// The fraction as a percentage without decimals.
  @_alwaysEmitIntoClient
  var percents: String {
    (0...1).contains(self)
      ? _Percentage(share: self).description : (self * 100).grouped(fractionDigits: 0) + "%"
  }

  /// Groups the digits of a number that has no exponent.
  @_alwaysEmitIntoClient
  static func grouping(_ text: String) -> String {
    let mark = text.firstIndex(of: ".") ?? text.endIndex
    guard let whole = Int(text[..<mark]), !text.contains("e") else { return text }
    // The whole part of -0.5 is 0, so its minus sign would be lost.
    let sign = text.hasPrefix("-") && whole == 0 ? "-" : ""
    return sign + whole.grouped + text[mark...]
  }
}

extension String {
  /// The number with the separators of the environment in place of the English ones.
  @_alwaysEmitIntoClient
  package var localizedNumber: String { EnvironmentValues.current.labels.number(self) }
}

extension Duration {
  /// The duration in seconds.
  @_alwaysEmitIntoClient
  package var seconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }

  /// The duration, rounded, in its one or two largest units.
  @_alwaysEmitIntoClient
  var measured: String {
    if self < .zero { return "-" + min(.zero - self, .seconds(Int64.max)).measured }
    if self == .zero { return formatted }
    let milliseconds = (seconds * 1000).rounded()
    if milliseconds < 1000 { return milliseconds < 1 ? "<1 ms" : "\(Int(milliseconds)) ms" }
    let tenths = (seconds * 10).rounded()
    if tenths < 100 { return "\(Int(tenths) / 10).\(Int(tenths) % 10) s" }
    let step: Double = seconds < 3_600 ? 1 : seconds < 86_400 ? 60 : 3_600
    let steps = (seconds / step).rounded()
    // A double can't hold the largest numbers of seconds.
    return steps * step < 9e18 ? Duration.seconds(Int64(steps * step)).formatted : formatted
  }

  /// The time since an event in its largest unit, with words around it.
  var age: String {
    let words = EnvironmentValues.current.labels
    let seconds = seconds.magnitude
    // The seconds of each unit.
    let units = [31_557_600.0, 2_629_800, 86_400, 3_600, 60, 1]
    guard let unit = units.firstIndex(where: { seconds >= $0 }) else { return words.justNow }
    let count = Int64(min(seconds / units[unit], 9e18))
    let index = 2 * (units.count - 1 - unit) + (count == 1 ? 0 : 1)
    let name = index < words.timeUnits.count ? words.timeUnits[index] : ""
    let time = "\(count.grouped.localizedNumber) \(name)"
    return (self < .zero ? words.timeAhead : words.timeAgo).replacing("{time}", with: time)
  }

  /// The whole seconds of the duration in its one or two largest units.
  @_alwaysEmitIntoClient
  package var formatted: String {
    let (seconds, _) = components
    if seconds < 0 { return "-" + Duration.seconds(0 - max(seconds, -.max)).formatted }
    let units: [(Int64, String)] = [(86_400, "d"), (3_600, "h"), (60, "min"), (1, "s")]
    guard let first = units.firstIndex(where: { seconds >= $0.0 }) else { return "0 s" }
    let (size, name) = units[first]
    let rest = seconds % size
    let start = "\(seconds / size) \(name)"
    guard first + 1 < units.count, rest >= units[first + 1].0 else { return start }
    return "\(start) \(rest / units[first + 1].0) \(units[first + 1].1)"
  }
}
