/// A moment as git stores it, with the author's offset from UTC.
struct Timestamp: Hashable, Sendable {
  let secondsSinceEpoch: Int
  /// The offset of the local time from UTC, in minutes.
  let offsetMinutes: Int
}

extension Timestamp {
  /// The plausible moments, from 1970 to 2099.
  ///
  /// Real repositories contain dates that are millions of years away, because of broken clocks and
  /// imports.
  static let plausibleSeconds = 0..<4_102_444_800

  /// Creates a timestamp from git's raw format, such as `1700000000 +0100`.
  ///
  /// The result is `nil` for any other format, and for moments that are not plausible. An offset of
  /// more than a day counts as UTC.
  init?(raw bytes: UnsafeRawBufferPointer) {
    let parts = bytes.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
    guard parts.count == 2,
      let seconds = Int(String(decoding: parts[0], as: UTF8.self)),
      Self.plausibleSeconds.contains(seconds),
      let zone = Int(String(decoding: parts[1], as: UTF8.self))
    else { return nil }
    let isPlausible = (-2400...2400).contains(zone) && (-59...59).contains(zone % 100)
    self.init(
      secondsSinceEpoch: seconds,
      offsetMinutes: isPlausible ? zone / 100 * 60 + zone % 100 : 0
    )
  }

  /// The day in the author's local time.
  var date: CivilDate {
    CivilDate(daysSinceEpoch: (localSeconds - secondOfDay) / 86_400)
  }

  /// The hour in the author's local time, 0 to 23.
  var hour: Int { secondOfDay / 3600 }

  /// The minute in the author's local time, 0 to 59.
  var minute: Int { secondOfDay / 60 % 60 }

  private var localSeconds: Int { secondsSinceEpoch + offsetMinutes * 60 }

  private var secondOfDay: Int {
    let remainder = localSeconds % 86_400
    return remainder < 0 ? remainder + 86_400 : remainder
  }
}

// MARK: - Comparable

extension Timestamp: Comparable {
  /// Returns whether the first moment is earlier.
  ///
  /// If the moments are equal, their offsets from UTC are compared.
  static func < (first: Self, second: Self) -> Bool {
    (first.secondsSinceEpoch, first.offsetMinutes)
      < (second.secondsSinceEpoch, second.offsetMinutes)
  }
}

// MARK: - CustomStringConvertible

extension Timestamp: CustomStringConvertible {
  /// The moment in the form "2024-05-01T13:45:07+01:00", of ISO 8601 and HTML's `datetime`.
  var description: String {
    let sign = offsetMinutes < 0 ? "-" : "+"
    let offset = "\(sign)\(padded(abs(offsetMinutes) / 60)):\(padded(abs(offsetMinutes) % 60))"
    return "\(date)T\(padded(hour)):\(padded(minute)):\(padded(secondOfDay % 60))\(offset)"
  }
}
