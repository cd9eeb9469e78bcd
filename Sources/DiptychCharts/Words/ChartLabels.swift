public import DiptychViews

/// The labels of charts and heat maps, and the names of months.
///
/// The defaults are English. The separators of numbers are in ``/DiptychViews/Labels``.
///
/// ```swift
/// var labels = ChartLabels()
/// labels.shortMonths[2] = "März"
/// let report = Report().environment(\.chartLabels, labels)
/// ```
public struct ChartLabels: Sendable, Equatable {
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
  /// The line below a chart that has no space for some of the names on its axis; `{count}` stands
  /// for the number of these names.
  public var namesNotShown = "Names not shown: {count}"
  /// The line below a chart that has no space for some labels beside their marks; `{names}` stands
  /// for these labels, separated by commas.
  public var labelsNotShown = "Labels not shown: {names}"
  /// The line below a chart that has no space for an axis, such as “From 0 to 100”.
  ///
  /// `{lowest}` and `{highest}` stand for the ends of the axis.
  public var axisNotShown = "From {lowest} to {highest}"
  /// The line below horizontal bars if some bars are not drawn; `{count}` stands for the number
  /// of these bars.
  public var andMore = "and {count} more"

  /// The name of a chart that has neither a title nor axis labels.
  public var chart = "Chart"
  /// The name of a chart without a title, such as “Commits by week”.
  ///
  /// `{value}` and `{place}` stand for the labels of its axes.
  public var valueByPosition = "{value} by {place}"
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
  /// The word before the lowest shade in the legend of a heat map.
  ///
  /// The default is “fewer”.
  public var fewer = "fewer"
  /// The word after the highest shade in the legend of a heat map.
  ///
  /// The default is “more”.
  public var more = "more"
  /// The text for the highest value, in the legend of a heat map without a caption; `{value}`
  /// stands for the value.
  public var most = "most {value}"

  /// Creates the English labels.
  public init() {}
}

extension EnvironmentValues {
  private enum ChartLabelsKey: EnvironmentKey {
    static let defaultValue = ChartLabels()
  }

  /// The labels of charts and heat maps; the default is English.
  public var chartLabels: ChartLabels {
    get { self[ChartLabelsKey.self] }
    set { self[ChartLabelsKey.self] = newValue }
  }
}
