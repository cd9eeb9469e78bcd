extension Words.Charts {
  /// The words of a chart that is not drawn: its sentence, and the columns of its table.
  ///
  /// ```swift
  /// words.charts.sentences.rising = "steigend"
  /// words.charts.sentences.values =
  ///   "{count} Werte von {lowest} bis {highest}, zuletzt {last}"
  /// ```
  public struct Sentences: Sendable, Hashable {
    /// All that is said of a chart; `{name}` and `{text}` stand for its name and the rest.
    public var sentence = "{name}: {text}."
    /// The name of a chart without a title and without labels.
    public var chart = "Chart"
    /// The name of a chart without a title, by the labels of its axes.
    public var valueByPlace = "{value} by {place}"
    /// The values of a series.
    public var values = "{count} values from {lowest} to {highest}, the last {last}"
    /// The values of a series if they are the same.
    public var equalValues = "{count} values, all {value}"
    /// The trend of values that rise.
    public var rising = "rising"
    /// The trend of values that fall.
    public var falling = "falling"
    /// The trend of values that stay.
    public var steady = "steady"
    /// The trend of values that do neither.
    public var withoutTrend = "without a clear trend"
    /// A rule of a chart.
    public var lineAt = "a line at {value}"
    /// A single rectangle.
    public var oneRectangle = "1 rectangle"
    /// Several rectangles.
    public var rectangles = "{count} rectangles"
    /// A whole of one part; `{list}` stands for its name and share.
    public var onePart = "1 part; {list}"
    /// A whole of several parts; `{list}` stands for the names and shares of the greatest.
    public var parts = "{count} parts; the greatest {list}"
    /// The series that a sentence leaves out.
    public var andMore = "and {count} more"

    /// The label of the table of the data below a chart in a page.
    public var data = "Data"
    /// The column of the parts of a whole.
    public var part = "Part"
    /// The column of their shares.
    public var share = "Share"
    /// The column of the names of series without a label.
    public var series = "Series"
    /// The column of the ends of ranges.
    public var rangeEnd = "to"
    /// The column of the values of rectangles.
    public var value = "Value"
    /// The line below a table that does not have all values.
    public var extremesAlone = "Shows the lowest and the highest of every {count} values."

    /// Creates the English words.
    public init() {}
  }

  /// The notes below a chart about what can't be drawn.
  ///
  /// `{mark}` stands for the mark, `{axis}` for `x` or `y`, and `{values}` for the number of
  /// values.
  public struct Problems: Sendable, Hashable {
    /// Values of two kinds on one axis; `{label}` stands for the label of the second.
    public var mixedValues =
      "{mark}: “{label}” is of another kind than the values before it on the {axis} axis; give all "
      + "of them as numbers, as dates or as names."
    /// Values that are no numbers or have no end.
    public var notFinite = "{mark}: {values} not finite and left out."
    /// Values on an axis that are no numbers or have no end.
    public var notFiniteOnAxis = "{mark}: {values} not finite and left out of the {axis} axis."
    /// Values of a logarithmic axis that are not above zero.
    public var notPositive =
      "{mark}: {values} not above zero and left out of the logarithmic {axis} axis."
    /// Values beyond a chosen domain.
    public var beyondDomain = "{mark}: {values} beyond the domain of the {axis} axis."
    /// Dates that calendars don't reach to.
    public var unreachableDates =
      "{mark}: {values} before 4680 BC or after the year 97,000 and left out of the {axis} axis."
    /// A domain that does not fit its axis; `{modifier}` stands for the modifier that sets it, and
    /// `{needed}` for what it needs.
    public var unusableDomain =
      "{modifier}: the domain does not fit the {axis} axis and is left out; give it {needed}."
    /// A sector of less than nothing; `{value}` stands for it.
    public var negativeSector =
      "{mark}: {value} is less than nothing and left out; a part of a whole is zero or more."
    /// Fields of a heat map that are less than nothing.
    public var negativeFields =
      "{mark}: {values} below zero and left out; the shades of a heat map begin at zero."
    /// Sectors among other marks; `{other}` stands for one of those.
    public var sectorsAmongOthers =
      "{mark}: a chart of sectors has no axes for a {other}; put it into a chart of its own."
    /// A single value, in the place of `{values}`.
    public var oneValueIs = "1 value is"
    /// Several values, in the place of `{values}`; `{count}` stands for their number.
    public var valuesAre = "{count} values are"
    /// A single date, in the place of `{values}`.
    public var oneDateIs = "1 date is"
    /// Several dates, in the place of `{values}`; `{count}` stands for their number.
    public var datesAre = "{count} dates are"
    /// The demand on the domain of an axis of numbers needs.
    public var numbers = "two finite numbers, the smaller one first"
    /// The demand on the domain of a logarithmic axis needs.
    public var positiveNumbers = "two finite numbers above zero, the smaller one first"
    /// The demand on the domain of an axis of dates needs.
    public var dates = "two dates from 4680 BC to the year 97,000, the earlier one first"
    /// The demand on the domain of an axis of names needs.
    public var names = "names of categories"

    /// Creates the English words.
    public init() {}
  }
}
