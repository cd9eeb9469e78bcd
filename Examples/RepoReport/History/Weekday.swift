/// A day of the week, which begins on Monday as in ISO 8601.
enum Weekday: Int, CaseIterable, Hashable, Sendable {
  case monday
  case tuesday
  case wednesday
  case thursday
  case friday
  case saturday
  case sunday
}
