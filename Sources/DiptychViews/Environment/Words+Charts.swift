extension Words {
  /// The words of charts, the names of months and the signs in numbers.
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
    /// A day and its month; `{day}` and `{month}` stand for them.
    public var dayAndMonth = "{day} {month}"
    /// A day of the week and of the month; `{weekday}` and `{day}` stand for them.
    public var weekdayAndDay = "{weekday} {day}"
    /// The sign between the whole part of a number and its decimals.
    public var decimalSeparator = "."
    /// The sign between the thousands of a number.
    public var groupingSeparator = ","
    /// The line of a chart without values.
    public var noValues = "no values"
    /// The line below a chart some of whose names have no room; `{count}` stands for their number.
    public var namesWithoutRoom = "Names without room: {count}"
    /// The line below a chart some of whose labels have no room beside their marks; `{names}`
    /// stands for them, separated by commas.
    public var labelsWithoutRoom = "Labels without room: {names}"
    /// The line below a chart whose axis has no room; `{lowest}` and `{highest}` stand for its
    /// ends.
    public var axisWithoutRoom = "From {lowest} to {highest}"
    /// The line below lying bars that says how many are not drawn; `{count}` stands for the number.
    public var andMore = "and {count} more"
    /// The words of a chart that is not drawn.
    public var sentences = Sentences()
    /// The notes about what can't be drawn.
    public var problems = Problems()

    /// Creates the English words.
    public init() {}
  }
}

extension Words.Charts {
  /// Returns a number with the signs of these words.
  ///
  /// - Parameter text: The number with the signs of English, perhaps with letters behind it.
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
