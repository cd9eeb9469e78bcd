/// The form in which a value is shown, the same in every format.
///
/// ```swift
/// Text(1_234_567, format: .number)
/// Text(1_234_567, format: .bytes)
/// Text(.seconds(125), format: .duration)
/// ```
///
/// ```text
/// 1,234,567
/// 1.2 MB
/// 2 min 5 s
/// ```
///
/// The words and separators are English and do not depend on the machine.
public struct ValueFormat<Value>: Sendable {
  /// Returns the text of a value.
  public let text: @Sendable (Value) -> String

  /// Creates a format from a function.
  public init(_ text: @escaping @Sendable (Value) -> String) {
    self.text = text
  }
}

extension ValueFormat where Value == Int {
  /// Digits in groups of three: `1,234,567`.
  public static var number: ValueFormat { ValueFormat { $0.grouped } }

  /// An amount of bytes with a decimal prefix: `1.2 MB`.
  public static var bytes: ValueFormat { ValueFormat { $0.formattedBytes } }
}

extension ValueFormat where Value == Duration {
  /// The one or two largest units: `0.4 s`, `45 s`, `2 min 5 s`, `3 h 20 min`, `2 d 4 h`.
  public static var duration: ValueFormat { ValueFormat { $0.formatted } }
}

extension Text {
  /// Creates a text that shows a value.
  public init<Value>(_ value: Value, format: ValueFormat<Value>) {
    self.init(verbatim: format.text(value))
  }
}

extension Int {
  /// The number with commas between groups of three digits.
  package var grouped: String {
    let digits = Array(String(magnitude).utf8)
    var result: [UInt8] = self < 0 ? [UInt8(ascii: "-")] : []
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(UInt8(ascii: ",")) }
      result.append(digit)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The number of bytes with the largest prefix that leaves at least one unit.
  package var formattedBytes: String {
    let units = ["B", "kB", "MB", "GB", "TB", "PB", "EB"]
    var unit = 0
    var scale = 1.0
    // 999.95 would be shown as 1000.0.
    while unit + 1 < units.count, Double(magnitude) / scale >= (unit == 0 ? 1000 : 999.95) {
      unit += 1
      scale *= 1000
    }
    let sign = self < 0 ? "-" : ""
    if unit == 0 { return "\(sign)\(magnitude) B" }
    let tenths = Int((Double(magnitude) / scale * 10).rounded())
    return "\(sign)\(tenths / 10).\(tenths % 10) \(units[unit])"
  }
}

extension Duration {
  /// The duration in seconds.
  package var seconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }

  /// The duration in its one or two largest units.
  package var formatted: String {
    if self < .zero { return "-" + (.zero - self).formatted }
    let (seconds, attoseconds) = components
    if seconds < 10, attoseconds >= 50_000_000_000_000_000 {
      let tenths =
        (seconds * 10) + (attoseconds + 50_000_000_000_000_000)
        / 100_000_000_000_000_000
      return tenths.isMultiple(of: 10) ? "\(tenths / 10) s" : "\(tenths / 10).\(tenths % 10) s"
    }
    let units: [(Int64, String)] = [(86_400, "d"), (3_600, "h"), (60, "min"), (1, "s")]
    guard let first = units.firstIndex(where: { seconds >= $0.0 }) else { return "0 s" }
    let (size, name) = units[first]
    let rest = seconds % size
    let start = "\(seconds / size) \(name)"
    guard first + 1 < units.count, rest >= units[first + 1].0 else { return start }
    return "\(start) \(rest / units[first + 1].0) \(units[first + 1].1)"
  }
}
