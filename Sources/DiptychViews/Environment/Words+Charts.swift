extension Words {
  /// The words of charts, the names of months and the separators in numbers.
  ///
  /// ```swift
  /// words.charts.shortMonths[2] = "März"
  /// words.charts.decimalSeparator = ","
  /// words.charts.groupingSeparator = "."
  /// ```
  public struct Charts: Sendable, Equatable {
    @usableFromInline var texts = WordTexts()

    /// The names of the months, from January on.
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
    /// The short names of the months, from January on.
    @_alwaysEmitIntoClient
    public var shortMonths: [String] {
      get {
        texts[["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]]
      }
      set { texts.change(to: newValue) }
    }
    /// The short names of the days of the week, from Sunday on.
    @_alwaysEmitIntoClient
    public var shortWeekdays: [String] {
      get { texts[["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]] }
      set { texts.change(to: newValue) }
    }
    /// A day and its month; `{day}` and `{month}` stand for them.
    @_alwaysEmitIntoClient
    public var dayAndMonth: String {
      get { texts["{day} {month}"] }
      set { texts.change(to: newValue) }
    }
    /// A day of the week and of the month; `{weekday}` and `{day}` stand for them.
    @_alwaysEmitIntoClient
    public var weekdayAndDay: String {
      get { texts["{weekday} {day}"] }
      set { texts.change(to: newValue) }
    }
    /// The sign between the whole part of a number and its decimals.
    @_alwaysEmitIntoClient
    public var decimalSeparator: String {
      get { texts["."] }
      set { texts.change(to: newValue) }
    }
    /// The sign between the thousands of a number.
    @_alwaysEmitIntoClient
    public var groupingSeparator: String {
      get { texts[","] }
      set { texts.change(to: newValue) }
    }
    /// The line of a chart without values.
    @_alwaysEmitIntoClient
    public var noValues: String {
      get { texts["no values"] }
      set { texts.change(to: newValue) }
    }
    /// The line below a chart some of whose names have no room; `{count}` stands for their number.
    @_alwaysEmitIntoClient
    public var namesWithoutRoom: String {
      get { texts["Names without room: {count}"] }
      set { texts.change(to: newValue) }
    }
    /// The line below a chart some of whose labels have no room beside their marks; `{names}`
    /// stands for them, separated by commas.
    @_alwaysEmitIntoClient
    public var labelsWithoutRoom: String {
      get { texts["Labels without room: {names}"] }
      set { texts.change(to: newValue) }
    }
    /// The line below a chart whose axis has no room; `{lowest}` and `{highest}` stand for its
    /// ends.
    @_alwaysEmitIntoClient
    public var axisWithoutRoom: String {
      get { texts["From {lowest} to {highest}"] }
      set { texts.change(to: newValue) }
    }
    /// The line below horizontal bars with the number of bars that are not drawn; `{count}` stands
    /// for the number.
    @_alwaysEmitIntoClient
    public var andMore: String {
      get { texts["and {count} more"] }
      set { texts.change(to: newValue) }
    }

    /// The words of a chart that is not drawn.
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
