extension Words.Charts {
  /// The words that describe a chart where it is not drawn: its description, and the column titles
  /// of its data table.
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
    /// `{name}` is replaced by the name of the chart, and `{text}` by its description.
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
    /// The name of a chart without a title; `{value}` and `{place}` stand for the labels of its
    /// axes.
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
    /// The trend of values that rise.
    @_alwaysEmitIntoClient
    public var rising: String {
      get { texts["rising"] }
      set { texts.change(to: newValue) }
    }
    /// The trend of values that fall.
    @_alwaysEmitIntoClient
    public var falling: String {
      get { texts["falling"] }
      set { texts.change(to: newValue) }
    }
    /// The trend of values that are all equal.
    @_alwaysEmitIntoClient
    public var steady: String {
      get { texts["steady"] }
      set { texts.change(to: newValue) }
    }
    /// The trend of values that neither rise nor fall clearly.
    @_alwaysEmitIntoClient
    public var withoutTrend: String {
      get { texts["without a clear trend"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a line at a value; `{value}` stands for the value.
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
    /// The description of a whole with one part; `{list}` stands for the name and the share of the
    /// part.
    @_alwaysEmitIntoClient
    public var onePart: String {
      get { texts["1 part; {list}"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a chart of several sectors.
    ///
    /// `{count}` is replaced by the number of sectors, and `{list}` by the names and shares of the
    /// three largest sectors.
    @_alwaysEmitIntoClient
    public var parts: String {
      get { texts["{count} parts; the greatest {list}"] }
      set { texts.change(to: newValue) }
    }
    /// The end of a description that omits some series.
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
    /// The title of the column that contains the upper ends of ranges, such as “to”.
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
  /// In a note, `{mark}` stands for the name of the mark, and `{axis}` stands for `x` or `y`.
  /// `{values}` stands for words such as ``oneValueIs`` or ``valuesAre``.
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
    /// The note about infinite or NaN values that have no axis, such as the values of a heat map.
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
    /// The note about values outside of the domain that the program has set for an axis.
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
    /// The words that replace `{values}` for a single value.
    @_alwaysEmitIntoClient
    public var oneValueIs: String {
      get { texts["1 value is"] }
      set { texts.change(to: newValue) }
    }
    /// The words that replace `{values}` for several values.
    ///
    /// `{count}` is replaced by their number.
    @_alwaysEmitIntoClient
    public var valuesAre: String {
      get { texts["{count} values are"] }
      set { texts.change(to: newValue) }
    }
    /// The words that replace `{values}` for a single date.
    @_alwaysEmitIntoClient
    public var oneDateIs: String {
      get { texts["1 date is"] }
      set { texts.change(to: newValue) }
    }
    /// The words that replace `{values}` for several dates.
    ///
    /// `{count}` is replaced by their number.
    @_alwaysEmitIntoClient
    public var datesAre: String {
      get { texts["{count} dates are"] }
      set { texts.change(to: newValue) }
    }
    /// The words that replace `{needed}` for an axis of numbers.
    @_alwaysEmitIntoClient
    public var numbers: String {
      get { texts["two finite numbers, the smaller one first"] }
      set { texts.change(to: newValue) }
    }
    /// The words that replace `{needed}` for a logarithmic axis.
    @_alwaysEmitIntoClient
    public var positiveNumbers: String {
      get { texts["two finite numbers above zero, the smaller one first"] }
      set { texts.change(to: newValue) }
    }
    /// The words that replace `{needed}` for an axis of dates.
    @_alwaysEmitIntoClient
    public var dates: String {
      get { texts["two dates from 4680 BC to the year 97,000, the earlier one first"] }
      set { texts.change(to: newValue) }
    }
    /// The words that replace `{needed}` for an axis of names.
    @_alwaysEmitIntoClient
    public var names: String {
      get { texts["names of categories"] }
      set { texts.change(to: newValue) }
    }

    /// Creates the English words.
    public init() {}
  }
}
