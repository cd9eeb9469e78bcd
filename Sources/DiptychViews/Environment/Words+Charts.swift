extension Words {
  /// The words of charts, including the names of months.
  ///
  /// ```swift
  /// words.charts.shortMonths[2] = "März"
  /// ```
  public struct Charts: Sendable, Equatable {
    /// The names of the twelve months, beginning with January.
    public var months = [
      "January", "February", "March", "April", "May", "June", "July", "August", "September",
      "October", "November", "December",
    ]
    /// The short names of the twelve months, beginning with January.
    public var shortMonths = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    /// The short names of the seven weekdays, beginning with Sunday.
    public var shortWeekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    /// The format of a date without a year, such as “3 Mar”.
    ///
    /// `{day}` stands for the day of the month, and `{month}` for the short name of the month.
    public var dayAndMonth = "{day} {month}"
    /// The format of a date without a month, such as “Mon 3”.
    ///
    /// `{weekday}` stands for the short name of the weekday, and `{day}` for the day of the month.
    public var weekdayAndDay = "{weekday} {day}"
    /// The text of a chart that has no values.
    public var noValues = "no values"
    /// The line below a chart that has no room for some of the names on its axis; `{count}` stands
    /// for the number of these names.
    public var namesWithoutRoom = "Names without room: {count}"
    /// The line below a chart that has no room for some labels beside their marks; `{names}` stands
    /// for these labels, separated by commas.
    public var labelsWithoutRoom = "Labels without room: {names}"
    /// The line below a chart that has no room for an axis, such as “From 0 to 100”.
    ///
    /// `{lowest}` and `{highest}` stand for the ends of the axis.
    public var axisWithoutRoom = "From {lowest} to {highest}"
    /// The line below horizontal bars if some bars are not drawn; `{count}` stands for the number
    /// of these bars.
    public var andMore = "and {count} more"

    /// The name of a chart that has neither a title nor axis labels.
    public var chart = "Chart"
    /// The name of a chart without a title, such as “Commits by week”.
    ///
    /// `{value}` and `{place}` stand for the labels of its axes.
    public var valueByPlace = "{value} by {place}"
    /// The description of a series of values, for readers who can’t see it.
    ///
    /// `{count}` stands for the number of values. `{lowest}`, `{highest}` and `{last}` stand for
    /// the lowest, the highest and the last value.
    public var values = "{count} values from {lowest} to {highest}, the last {last}"
    /// The label of the collapsible data table below a chart in HTML.
    public var data = "Data"
    /// The title of the column with the names of sectors, if they have no label.
    public var part = "Part"
    /// The title of the column with the shares of sectors.
    public var share = "Share"
    /// The title of the column with the names of series, if they have no label.
    public var series = "Series"
    /// The title of the column with the upper ends of ranges.
    public var rangeEnd = "to"
    /// The title of the column with the values of rectangles.
    public var value = "Value"
    /// The note below a data table that shows only the extremes of every `{count}` values.
    public var extremesAlone = "Shows the lowest and the highest of every {count} values."

    /// Creates the English words.
    public init() {}
  }
}

extension Words.Charts {
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
