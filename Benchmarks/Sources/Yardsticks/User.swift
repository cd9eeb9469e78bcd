/// A user: a row of the table.
public struct User: Identifiable, Sendable {
  public let id: String
  public let name: String
  public let email: String
  public let profile: String
  public let tooltip: String
  public let note: String
  public let isOdd: Bool

  /// Creates the user with a number; every third name and every second note contains markup
  /// characters.
  public init(number: Int) {
    id = String(number)
    name = number % 3 == 0 ? "Ada <Lovelace> & Co \(number)" : "Grace Hopper \(number)"
    email = "user\(number)@example.com"
    profile = "/users/\(number)?tab=profile&sort=asc"
    tooltip = "Mail \"user \(number)\""
    note =
      number % 2 == 0
      ? "x < y && y > z; row \(number)"
      : "A longer plain sentence without any special characters, row number \(number)."
    isOdd = number % 2 == 1
  }

  /// Returns the users with the numbers from 1 on.
  public static func numbered(upTo count: Int) -> [User] {
    (1...count).map { User(number: $0) }
  }
}
