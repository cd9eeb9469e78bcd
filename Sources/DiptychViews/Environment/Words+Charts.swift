extension Words {
  /// The words of charts, including the names of months and the separators of numbers.
  ///
  /// ```swift
  /// words.charts.shortMonths[2] = "März"
  /// words.charts.decimalSeparator = ","
  /// words.charts.groupingSeparator = "."
  /// ```
  public struct Charts: Sendable, Equatable {
    @usableFromInline var texts = WordTexts()

    /// The names of the twelve months, beginning with January.
    @_alwaysEmitIntoClient
    public var months: [String] {
      get {
        texts[[
          "January", "February", "March", "April", "May", "June", "July", "August", "September",
          "October", "November", "December",
        ]]
      }
      set { texts.change(to: newValue) }
    }
    /// The short names of the twelve months, beginning with January.
    @_alwaysEmitIntoClient
    public var shortMonths: [String] {
      get {
        texts[["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]]
      }
      set { texts.change(to: newValue) }
    }
    /// The short names of the seven weekdays, beginning with Sunday.
    @_alwaysEmitIntoClient
    public var shortWeekdays: [String] {
      get { texts[["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]] }
      set { texts.change(to: newValue) }
    }
    /// The format of a date without a year, such as “3 Mar”.
    ///
    /// `{day}` stands for the day of the month, and `{month}` for the short name of the month.
    @_alwaysEmitIntoClient
    public var dayAndMonth: String {
      get { texts["{day} {month}"] }
      set { texts.change(to: newValue) }
    }
    /// The format of a date without a month, such as “Mon 3”.
    ///
    /// `{weekday}` stands for the short name of the weekday, and `{day}` for the day of the month.
    @_alwaysEmitIntoClient
    public var weekdayAndDay: String {
      get { texts["{weekday} {day}"] }
      set { texts.change(to: newValue) }
    }
    /// The character between the whole part of a number and its decimals.
    @_alwaysEmitIntoClient
    public var decimalSeparator: String {
      get { texts["."] }
      set { texts.change(to: newValue) }
    }
    /// The character between groups of three digits.
    @_alwaysEmitIntoClient
    public var groupingSeparator: String {
      get { texts[","] }
      set { texts.change(to: newValue) }
    }
    /// The text of a chart that has no values.
    @_alwaysEmitIntoClient
    public var noValues: String {
      get { texts["no values"] }
      set { texts.change(to: newValue) }
    }
    /// The line below a chart that has no room for some of the names on its axis; `{count}` stands
    /// for the number of these names.
    @_alwaysEmitIntoClient
    public var namesWithoutRoom: String {
      get { texts["Names without room: {count}"] }
      set { texts.change(to: newValue) }
    }
    /// The line below a chart that has no room for some labels beside their marks; `{names}` stands
    /// for these labels, separated by commas.
    @_alwaysEmitIntoClient
    public var labelsWithoutRoom: String {
      get { texts["Labels without room: {names}"] }
      set { texts.change(to: newValue) }
    }
    /// The line below a chart that has no room for an axis, such as “From 0 to 100”.
    ///
    /// `{lowest}` and `{highest}` stand for the ends of the axis.
    @_alwaysEmitIntoClient
    public var axisWithoutRoom: String {
      get { texts["From {lowest} to {highest}"] }
      set { texts.change(to: newValue) }
    }
    /// The line below horizontal bars if some bars are not drawn; `{count}` stands for the number
    /// of these bars.
    @_alwaysEmitIntoClient
    public var andMore: String {
      get { texts["and {count} more"] }
      set { texts.change(to: newValue) }
    }

    /// The words that describe a chart to readers who can't see it.
    public var sentences = Sentences()
    /// The notes about data that can't be drawn.
    public var problems = Problems()

    /// Creates the English words.
    public init() {}
  }
}

extension Words.Charts {
  /// Returns a number with localised separators.
  ///
  /// - Parameter text: The number with English separators. It can have a suffix without periods and
  ///   commas.
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

  /// Returns a word with each name in braces replaced by its value.
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
