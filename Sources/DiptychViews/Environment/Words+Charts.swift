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

    /// The name of a chart that has neither a title nor axis labels.
    @_alwaysEmitIntoClient
    public var chart: String {
      get { texts["Chart"] }
      set { texts.change(to: newValue) }
    }
    /// The name of a chart without a title, such as “Commits by week”.
    ///
    /// `{value}` and `{place}` stand for the labels of its axes.
    @_alwaysEmitIntoClient
    public var valueByPlace: String {
      get { texts["{value} by {place}"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a series of values, for readers who can’t see it.
    ///
    /// `{count}` stands for the number of values. `{lowest}`, `{highest}` and `{last}` stand for
    /// the lowest, the highest and the last value.
    @_alwaysEmitIntoClient
    public var values: String {
      get { texts["{count} values from {lowest} to {highest}, the last {last}"] }
      set { texts.change(to: newValue) }
    }
    /// The label of the collapsible data table below a chart in HTML.
    @_alwaysEmitIntoClient
    public var data: String {
      get { texts["Data"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column with the names of sectors, if they have no label.
    @_alwaysEmitIntoClient
    public var part: String {
      get { texts["Part"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column with the shares of sectors.
    @_alwaysEmitIntoClient
    public var share: String {
      get { texts["Share"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column with the names of series, if they have no label.
    @_alwaysEmitIntoClient
    public var series: String {
      get { texts["Series"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column with the upper ends of ranges.
    @_alwaysEmitIntoClient
    public var rangeEnd: String {
      get { texts["to"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column with the values of rectangles.
    @_alwaysEmitIntoClient
    public var value: String {
      get { texts["Value"] }
      set { texts.change(to: newValue) }
    }
    /// The note below a data table that shows only the extremes of every `{count}` values.
    @_alwaysEmitIntoClient
    public var extremesAlone: String {
      get { texts["Shows the lowest and the highest of every {count} values."] }
      set { texts.change(to: newValue) }
    }

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
