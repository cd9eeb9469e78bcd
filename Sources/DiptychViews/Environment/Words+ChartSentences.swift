extension Words.Charts {
  /// The words that describe a chart without a picture: its sentence, and the titles of the columns
  /// of its data table.
  ///
  /// ```swift
  /// words.charts.sentences.rising = "steigend"
  /// words.charts.sentences.values =
  ///   "{count} Werte von {lowest} bis {highest}, zuletzt {last}"
  /// ```
  public struct Sentences: Sendable, Hashable {
    /// The whole description of a chart; `{name}` stands for its name, and `{text}` for the phrases
    /// about its data.
    public var sentence = "{name}: {text}."
    /// The name of a chart that has neither a title nor labels.
    public var chart = "Chart"
    /// The name of a chart without a title, made of the labels of its axes.
    public var valueByPlace = "{value} by {place}"
    /// The phrase about the values of a series.
    public var values = "{count} values from {lowest} to {highest}, the last {last}"
    /// The phrase about the values of a series if all of them are equal.
    public var equalValues = "{count} values, all {value}"
    /// The trend of values that rise.
    public var rising = "rising"
    /// The trend of values that fall.
    public var falling = "falling"
    /// The trend of values that stay the same.
    public var steady = "steady"
    /// The trend of values that fit none of the other trends.
    public var withoutTrend = "without a clear trend"
    /// The phrase about a rule, a line across a chart at a value.
    public var lineAt = "a line at {value}"
    /// The phrase about a single rectangle in a chart.
    public var oneRectangle = "1 rectangle"
    /// The phrase about several rectangles in a chart.
    public var rectangles = "{count} rectangles"
    /// The phrase about a whole with a single part; `{list}` stands for the name and the share of
    /// the part.
    public var onePart = "1 part; {list}"
    /// The phrase about a whole with several parts; `{list}` stands for the names and shares of the
    /// greatest parts.
    public var parts = "{count} parts; the greatest {list}"
    /// The phrase about the series that the description leaves out.
    public var andMore = "and {count} more"

    /// The label of the data table below a chart in HTML.
    public var data = "Data"
    /// The title of the column with the names of the parts of a whole.
    public var part = "Part"
    /// The title of the column with the shares of the parts of a whole.
    public var share = "Share"
    /// The title of the column with the names of series, unless the chart has a label for them.
    public var series = "Series"
    /// The title of the column with the ends of ranges.
    public var rangeEnd = "to"
    /// The title of the column with the values of rectangles.
    public var value = "Value"
    /// The line below a data table that shows only some of the values; `{count}` stands for the
    /// number of values in each group.
    public var extremesAlone = "Shows the lowest and the highest of every {count} values."

    /// Creates the English words.
    public init() {}
  }

  /// The notes below a chart about data that can't be drawn.
  ///
  /// In a note, `{mark}` stands for the mark, `{axis}` for `x` or `y`, and `{values}` for words
  /// such as ``oneValueIs`` and ``valuesAre``.
  public struct Problems: Sendable, Hashable {
    /// The note about values of two kinds on one axis; `{label}` stands for the label of the second
    /// kind.
    public var mixedValues =
      "{mark}: “{label}” is of another kind than the values before it on the {axis} axis; give all "
      + "of them as numbers, as dates or as names."
    /// The note about values that are NaN or infinite.
    public var notFinite = "{mark}: {values} not finite and left out."
    /// The note about values on an axis that are NaN or infinite.
    public var notFiniteOnAxis = "{mark}: {values} not finite and left out of the {axis} axis."
    /// The note about values on a logarithmic axis that are not above zero.
    public var notPositive =
      "{mark}: {values} not above zero and left out of the logarithmic {axis} axis."
    /// The note about values outside of the chosen domain of an axis.
    public var beyondDomain = "{mark}: {values} beyond the domain of the {axis} axis."
    /// The note about dates outside of the years that the calendar supports.
    public var unreachableDates =
      "{mark}: {values} before 4680 BC or after the year 97,000 and left out of the {axis} axis."
    /// The note about a domain that does not fit its axis; `{modifier}` stands for the modifier
    /// that sets the domain, and `{needed}` for the domain that the axis needs.
    public var unusableDomain =
      "{modifier}: the domain does not fit the {axis} axis and is left out; give it {needed}."
    /// The note about a sector with a negative value; `{value}` stands for the value.
    public var negativeSector =
      "{mark}: {value} is less than nothing and left out; a part of a whole is zero or more."
    /// The note about fields of a heat map with negative values.
    public var negativeFields =
      "{mark}: {values} below zero and left out; the shades of a heat map begin at zero."
    /// The note about sectors and other marks in one chart; `{other}` stands for one of the other
    /// marks.
    public var sectorsAmongOthers =
      "{mark}: a chart of sectors has no axes for a {other}; put it into a chart of its own."
    /// The words for a single value, which replace `{values}` in a note.
    public var oneValueIs = "1 value is"
    /// The words for several values, which replace `{values}` in a note; `{count}` stands for their
    /// number.
    public var valuesAre = "{count} values are"
    /// The words for a single date, which replace `{values}` in a note.
    public var oneDateIs = "1 date is"
    /// The words for several dates, which replace `{values}` in a note; `{count}` stands for their
    /// number.
    public var datesAre = "{count} dates are"
    /// The domain that an axis of numbers needs, in the place of `{needed}`.
    public var numbers = "two finite numbers, the smaller one first"
    /// The domain that a logarithmic axis needs, in the place of `{needed}`.
    public var positiveNumbers = "two finite numbers above zero, the smaller one first"
    /// The domain that an axis of dates needs, in the place of `{needed}`.
    public var dates = "two dates from 4680 BC to the year 97,000, the earlier one first"
    /// The domain that an axis of names needs, in the place of `{needed}`.
    public var names = "names of categories"

    /// Creates the English words.
    public init() {}
  }
}
