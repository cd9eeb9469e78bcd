extension Words {
  /// The words of charts, the names of months and the separators in numbers.
  ///
  /// ```swift
  /// words.charts.shortMonths[2] = "März"
  /// words.charts.decimalSeparator = ","
  /// words.charts.groupingSeparator = "."
  /// ```
  public struct Charts: Sendable, Hashable {
    /// The names of the months, from January on.
    public var months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    /// The short names of the months, from January on.
    public var shortMonths = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    /// The short names of the days of the week, from Sunday on.
    public var shortWeekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    /// A date without its year; `{day}` stands for the day, and `{month}` for the month.
    public var dayAndMonth = "{day} {month}"
    /// A day with its weekday; `{weekday}` stands for the weekday, and `{day}` for the day of the
    /// month.
    public var weekdayAndDay = "{weekday} {day}"
    /// The separator between the whole part of a number and its decimals.
    public var decimalSeparator = "."
    /// The separator between groups of three digits of a number.
    public var groupingSeparator = ","
    /// The line in the place of a chart without values.
    public var noValues = "no values"
    /// The line below a chart that has no room for some names on its axis; `{count}` stands for the
    /// number of these names.
    public var namesWithoutRoom = "Names without room: {count}"
    /// The line below a chart that has no room for the labels of some marks; `{names}` stands for
    /// these labels, separated by commas.
    public var labelsWithoutRoom = "Labels without room: {names}"
    /// The line below a chart that has no room for an axis; `{lowest}` and `{highest}` stand for
    /// the ends of the axis.
    public var axisWithoutRoom = "From {lowest} to {highest}"
    /// The words about bars or labels that are left out; `{count}` stands for their number.
    public var andMore = "and {count} more"
    /// The words that describe a chart without a picture.
    public var sentences = Sentences()
    /// The notes about data that can't be drawn.
    public var problems = Problems()

    /// Creates the English words.
    public init() {}
  }
}

extension Words.Charts {
  /// Returns a number with the separators of these words.
  ///
  /// - Parameter text: The number with English separators, perhaps with letters after it.
  /// - Returns: The number.
  package func number(_ text: String) -> String {
    guard decimalSeparator != "." || groupingSeparator != "," else { return text }
    return text.reduce(into: "") { result, character in
      switch character {
      case ".": result += decimalSeparator
      case ",": result += groupingSeparator
      default: result.append(character)
      }
    }
  }

  /// Returns a word with a text in the place of a name in braces.
  package static func filled(_ word: String, _ values: KeyValuePairs<String, String>) -> String {
    values.reduce(word) { word, value in
      var (result, rest) = ("", word[...])
      let name = Array("{\(value.key)}")
      while let start = rest.firstIndex(of: "{") {
        result += rest[..<start]
        rest = rest[start...]
        if rest.starts(with: name) {
          result += value.value
          rest = rest.dropFirst(name.count)
        } else {
          result.append(rest.removeFirst())
        }
      }
      return result + rest
    }
  }
}
