/// A date in the format of the API, such as "2026-10-06T09:00:00Z".
struct CalendarDate: Hashable, Sendable {
  /// The date as text, in the format of the API.
  let iso: String
  private let year: Int
  private let month: Int
  private let day: Int

  /// Creates a date from a text in the format of the API, or returns nil if the text has another
  /// format.
  init?(_ iso: String) {
    let parts = iso.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    guard iso.count == 20, iso.hasSuffix("Z"), parts.map(\.count) == [4, 2, 2] else { return nil }
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == 3, (1...12).contains(numbers[1]), (1...31).contains(numbers[2]) else {
      return nil
    }
    self.iso = iso
    (year, month, day) = (numbers[0], numbers[1], numbers[2])
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// The date in a readable form, such as "6 Oct 2026".
  var text: String { "\(day) \(Self.months[month - 1]) \(year)" }
}

extension CalendarDate: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let date = Self(text) else {
      throw DecodingError.typeMismatch(
        Self.self,
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a date such as 2026-10-06T09:00:00Z"
        )
      )
    }
    self = date
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(iso)
  }
}
