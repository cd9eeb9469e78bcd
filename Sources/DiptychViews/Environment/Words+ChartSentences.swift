extension Words.Charts {
  /// The words of the description of a chart and of its data table.
  ///
  /// Screen readers and plain text have the description in place of the drawing.
  ///
  /// ```swift
  /// words.charts.sentences.rising = "steigend"
  /// words.charts.sentences.values =
  ///   "{count} Werte von {lowest} bis {highest}, zuletzt {last}"
  /// ```
  public struct Sentences: Sendable, Equatable {
    @usableFromInline var texts = WordTexts()

    /// The whole description of a chart.
    ///
    /// `{name}` is replaced by the name of the chart. `{text}` is replaced by the descriptions of
    /// its marks, such as “5 values from 1 to 9, the last 4”.
    @_alwaysEmitIntoClient
    public var sentence: String {
      get { texts["{name}: {text}."] }
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
    /// `{value}` stands for the label of the values, here “Commits”. `{place}` stands for the label
    /// of the other axis, here “week”. In a chart of sectors, `{place}` stands for the label of the
    /// series.
    @_alwaysEmitIntoClient
    public var valueByPlace: String {
      get { texts["{value} by {place}"] }
      set { texts.change(to: newValue) }
    }
    /// The description of the values of a series.
    ///
    /// `{count}` stands for the number of values. `{lowest}`, `{highest}` and `{last}` stand for
    /// the lowest, the highest and the last value.
    @_alwaysEmitIntoClient
    public var values: String {
      get { texts["{count} values from {lowest} to {highest}, the last {last}"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a series if all its values are equal; `{count}` stands for the number of
    /// values, and `{value}` for the value.
    @_alwaysEmitIntoClient
    public var equalValues: String {
      get { texts["{count} values, all {value}"] }
      set { texts.change(to: newValue) }
    }
    /// The words for the trend of a series whose values rise.
    @_alwaysEmitIntoClient
    public var rising: String {
      get { texts["rising"] }
      set { texts.change(to: newValue) }
    }
    /// The words for the trend of a series whose values fall.
    @_alwaysEmitIntoClient
    public var falling: String {
      get { texts["falling"] }
      set { texts.change(to: newValue) }
    }
    /// The words for the trend of a series whose values stay the same.
    @_alwaysEmitIntoClient
    public var steady: String {
      get { texts["steady"] }
      set { texts.change(to: newValue) }
    }
    /// The words for the trend of a series whose values neither rise nor fall clearly.
    @_alwaysEmitIntoClient
    public var withoutTrend: String {
      get { texts["without a clear trend"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a straight line that marks a value, such as a limit; `{value}` stands for
    /// the value.
    @_alwaysEmitIntoClient
    public var lineAt: String {
      get { texts["a line at {value}"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a chart with a single rectangle.
    @_alwaysEmitIntoClient
    public var oneRectangle: String {
      get { texts["1 rectangle"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a chart with several rectangles.
    ///
    /// `{count}` is replaced by their number.
    @_alwaysEmitIntoClient
    public var rectangles: String {
      get { texts["{count} rectangles"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a chart with a single sector; `{list}` stands for the name and the share
    /// of the sector, such as “Swift 100%”.
    @_alwaysEmitIntoClient
    public var onePart: String {
      get { texts["1 part; {list}"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a chart of several sectors.
    ///
    /// `{count}` is replaced by the number of sectors. `{list}` is replaced by the names and shares
    /// of the three largest sectors, such as “Swift 60%, C 30%, Rust 10%”.
    @_alwaysEmitIntoClient
    public var parts: String {
      get { texts["{count} parts; the greatest {list}"] }
      set { texts.change(to: newValue) }
    }
    /// The end of a description of a chart with more series than the description lists.
    ///
    /// `{count}` is replaced by the number of omitted series.
    @_alwaysEmitIntoClient
    public var andMore: String {
      get { texts["and {count} more"] }
      set { texts.change(to: newValue) }
    }

    /// The label of the collapsible data table below a chart in HTML.
    @_alwaysEmitIntoClient
    public var data: String {
      get { texts["Data"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column that contains the names of sectors.
    ///
    /// It is used if the chart has no label for the names.
    @_alwaysEmitIntoClient
    public var part: String {
      get { texts["Part"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column that contains the shares of sectors.
    @_alwaysEmitIntoClient
    public var share: String {
      get { texts["Share"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column that contains the names of series.
    ///
    /// It is used if the chart has no label for its series.
    @_alwaysEmitIntoClient
    public var series: String {
      get { texts["Series"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column that contains the upper ends of ranges.
    ///
    /// The default is “to”.
    @_alwaysEmitIntoClient
    public var rangeEnd: String {
      get { texts["to"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column that contains the values of rectangles.
    @_alwaysEmitIntoClient
    public var value: String {
      get { texts["Value"] }
      set { texts.change(to: newValue) }
    }
    /// The note below a data table that shows only the lowest and the highest of every `{count}`
    /// values.
    @_alwaysEmitIntoClient
    public var extremesAlone: String {
      get { texts["Shows the lowest and the highest of every {count} values."] }
      set { texts.change(to: newValue) }
    }

    /// Creates the English words.
    public init() {}
  }

  /// The notes below a chart about data that can't be drawn.
  ///
  /// In a note, `{mark}` stands for the type of the mark, such as a line or a bar, and `{axis}`
  /// stands for `x` or `y`. `{values}` stands for the number of values and a verb, such as “3
  /// values are”. These words are ``oneValueIs``, ``valuesAre``, ``oneDateIs`` and ``datesAre``.
  public struct Problems: Sendable, Equatable {
    @usableFromInline var texts = WordTexts()

    /// The note about an axis with values of different types, such as numbers and dates.
    ///
    /// `{label}` is replaced by the label of the values whose type differs.
    @_alwaysEmitIntoClient
    public var mixedValues: String {
      get {
        texts[
          """
          {mark}: “{label}” is of another kind than the values before it on the {axis} axis; give \
          all of them as numbers, as dates or as names.
          """
        ]
      }
      set { texts.change(to: newValue) }
    }
    /// The note about infinite or NaN values that are not drawn along an axis, such as the values
    /// of a heat map.
    @_alwaysEmitIntoClient
    public var notFinite: String {
      get { texts["{mark}: {values} not finite and left out."] }
      set { texts.change(to: newValue) }
    }
    /// The note about infinite or NaN values on an axis.
    @_alwaysEmitIntoClient
    public var notFiniteOnAxis: String {
      get { texts["{mark}: {values} not finite and left out of the {axis} axis."] }
      set { texts.change(to: newValue) }
    }
    /// The note about zero or negative values on a logarithmic axis.
    @_alwaysEmitIntoClient
    public var notPositive: String {
      get { texts["{mark}: {values} not above zero and left out of the logarithmic {axis} axis."] }
      set { texts.change(to: newValue) }
    }
    /// The note about values outside of an axis whose range of values (its domain) was set
    /// explicitly.
    @_alwaysEmitIntoClient
    public var beyondDomain: String {
      get { texts["{mark}: {values} beyond the domain of the {axis} axis."] }
      set { texts.change(to: newValue) }
    }
    /// The note about dates before 4680 BC or after the year 97,000.
    @_alwaysEmitIntoClient
    public var unreachableDates: String {
      get {
        texts[
          """
          {mark}: {values} before 4680 BC or after the year 97,000 and left out of the {axis} axis.
          """
        ]
      }
      set { texts.change(to: newValue) }
    }
    /// The note about a domain that an axis can't use, such as a domain of names for an axis of
    /// numbers.
    ///
    /// `{modifier}` is replaced by the modifier that sets the domain. `{needed}` is replaced by the
    /// required domain: ``numbers``, ``positiveNumbers``, ``dates`` or ``names``.
    @_alwaysEmitIntoClient
    public var unusableDomain: String {
      get {
        texts[
          "{modifier}: the domain does not fit the {axis} axis and is left out; give it {needed}."
        ]
      }
      set { texts.change(to: newValue) }
    }
    /// The note about a sector with a negative value.
    ///
    /// `{value}` is replaced by the value.
    @_alwaysEmitIntoClient
    public var negativeSector: String {
      get {
        texts[
          "{mark}: {value} is less than nothing and left out; a part of a whole is zero or more."
        ]
      }
      set { texts.change(to: newValue) }
    }
    /// The note about negative values in a heat map.
    @_alwaysEmitIntoClient
    public var negativeFields: String {
      get {
        texts["{mark}: {values} below zero and left out; the shades of a heat map begin at zero."]
      }
      set { texts.change(to: newValue) }
    }
    /// The note about a chart that mixes sectors with other marks.
    ///
    /// `{other}` is replaced by the type of one of the other marks.
    @_alwaysEmitIntoClient
    public var sectorsAmongOthers: String {
      get {
        texts[
          "{mark}: a chart of sectors has no axes for a {other}; put it into a chart of its own."
        ]
      }
      set { texts.change(to: newValue) }
    }
    /// The words that replace `{values}` in a note about a single value: “1 value is”.
    @_alwaysEmitIntoClient
    public var oneValueIs: String {
      get { texts["1 value is"] }
      set { texts.change(to: newValue) }
    }
    /// The words that replace `{values}` in a note about several values, such as “3 values are”.
    ///
    /// `{count}` is replaced by their number.
    @_alwaysEmitIntoClient
    public var valuesAre: String {
      get { texts["{count} values are"] }
      set { texts.change(to: newValue) }
    }
    /// The words that replace `{values}` in a note about a single date: “1 date is”.
    @_alwaysEmitIntoClient
    public var oneDateIs: String {
      get { texts["1 date is"] }
      set { texts.change(to: newValue) }
    }
    /// The words that replace `{values}` in a note about several dates, such as “3 dates are”.
    ///
    /// `{count}` is replaced by their number.
    @_alwaysEmitIntoClient
    public var datesAre: String {
      get { texts["{count} dates are"] }
      set { texts.change(to: newValue) }
    }
    /// The words for `{needed}` in ``unusableDomain``: what the domain of an axis of numbers has to
    /// be.
    @_alwaysEmitIntoClient
    public var numbers: String {
      get { texts["two finite numbers, the smaller one first"] }
      set { texts.change(to: newValue) }
    }
    /// The words for `{needed}` in ``unusableDomain``: what the domain of a logarithmic axis has to
    /// be.
    @_alwaysEmitIntoClient
    public var positiveNumbers: String {
      get { texts["two finite numbers above zero, the smaller one first"] }
      set { texts.change(to: newValue) }
    }
    /// The words for `{needed}` in ``unusableDomain``: what the domain of an axis of dates has to
    /// be.
    @_alwaysEmitIntoClient
    public var dates: String {
      get { texts["two dates from 4680 BC to the year 97,000, the earlier one first"] }
      set { texts.change(to: newValue) }
    }
    /// The words for `{needed}` in ``unusableDomain``: what the domain of an axis of names has to
    /// be.
    @_alwaysEmitIntoClient
    public var names: String {
      get { texts["names of categories"] }
      set { texts.change(to: newValue) }
    }

    /// Creates the English words.
    public init() {}
  }
}
