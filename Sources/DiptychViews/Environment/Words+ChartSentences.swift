extension Words.Charts {
  /// The words that describe a chart without a picture: its sentence, and the titles of the columns
  /// of its data table.
  ///
  /// ```swift
  /// words.charts.sentences.rising = "steigend"
  /// words.charts.sentences.values =
  ///   "{count} Werte von {lowest} bis {highest}, zuletzt {last}"
  /// ```
  public struct Sentences: Sendable, Equatable {
    @usableFromInline var texts = WordTexts()

    /// The description of a chart; `{name}` stands for its name, and `{text}` for its sentences.
    @_alwaysEmitIntoClient
    public var sentence: String {
      get { texts["{name}: {text}."] }
      set { texts.change(to: newValue) }
    }
    /// The name of a chart without a title and without labels.
    @_alwaysEmitIntoClient
    public var chart: String {
      get { texts["Chart"] }
      set { texts.change(to: newValue) }
    }
    /// The name of a chart without a title, made from the labels of its axes.
    @_alwaysEmitIntoClient
    public var valueByPlace: String {
      get { texts["{value} by {place}"] }
      set { texts.change(to: newValue) }
    }
    /// The description of the values of a series.
    @_alwaysEmitIntoClient
    public var values: String {
      get { texts["{count} values from {lowest} to {highest}, the last {last}"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a series if all its values are equal.
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
    /// The description of a rule; `{value}` stands for its place on the axis.
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
    /// The description of a chart with several rectangles; `{count}` stands for their number.
    @_alwaysEmitIntoClient
    public var rectangles: String {
      get { texts["{count} rectangles"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a whole with one part; `{list}` stands for its name and share.
    @_alwaysEmitIntoClient
    public var onePart: String {
      get { texts["1 part; {list}"] }
      set { texts.change(to: newValue) }
    }
    /// The description of a whole with several parts.
    ///
    /// `{count}` stands for the number of parts, and `{list}` for the names and shares of the three
    /// greatest parts.
    @_alwaysEmitIntoClient
    public var parts: String {
      get { texts["{count} parts; the greatest {list}"] }
      set { texts.change(to: newValue) }
    }
    /// The note about series without a description; `{count}` stands for their number.
    @_alwaysEmitIntoClient
    public var andMore: String {
      get { texts["and {count} more"] }
      set { texts.change(to: newValue) }
    }

    /// The label of the data table below a chart in a page.
    @_alwaysEmitIntoClient
    public var data: String {
      get { texts["Data"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column with the names of parts of a whole.
    @_alwaysEmitIntoClient
    public var part: String {
      get { texts["Part"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column with the shares of parts of a whole.
    @_alwaysEmitIntoClient
    public var share: String {
      get { texts["Share"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column with the names of series, if the series have no label.
    @_alwaysEmitIntoClient
    public var series: String {
      get { texts["Series"] }
      set { texts.change(to: newValue) }
    }
    /// The title of the column with the ends of ranges.
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
    /// The note below a data table that shows only some of the values.
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
  /// In a note, `{mark}` stands for the mark, `{axis}` for `x` or `y`, and `{values}` for words
  /// such as ``oneValueIs`` and ``valuesAre``.
  public struct Problems: Sendable, Equatable {
    @usableFromInline var texts = WordTexts()

    /// The note about values of two kinds on one axis; `{label}` stands for the label of the second
    /// kind.
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
    /// The note about values that are infinite or not a number.
    @_alwaysEmitIntoClient
    public var notFinite: String {
      get { texts["{mark}: {values} not finite and left out."] }
      set { texts.change(to: newValue) }
    }
    /// The note about values of an axis that are infinite or not a number.
    @_alwaysEmitIntoClient
    public var notFiniteOnAxis: String {
      get { texts["{mark}: {values} not finite and left out of the {axis} axis."] }
      set { texts.change(to: newValue) }
    }
    /// The note about values of a logarithmic axis that are zero or negative.
    @_alwaysEmitIntoClient
    public var notPositive: String {
      get { texts["{mark}: {values} not above zero and left out of the logarithmic {axis} axis."] }
      set { texts.change(to: newValue) }
    }
    /// The note about values outside of a chosen domain.
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
    /// The note about a domain that does not fit its axis.
    ///
    /// `{modifier}` stands for the modifier that sets the domain, and `{needed}` for words such as
    /// ``numbers`` and ``names``.
    @_alwaysEmitIntoClient
    public var unusableDomain: String {
      get {
        texts[
          "{modifier}: the domain does not fit the {axis} axis and is left out; give it {needed}."
        ]
      }
      set { texts.change(to: newValue) }
    }
    /// The note about a sector with a negative value; `{value}` stands for the value.
    @_alwaysEmitIntoClient
    public var negativeSector: String {
      get {
        texts[
          "{mark}: {value} is less than nothing and left out; a part of a whole is zero or more."
        ]
      }
      set { texts.change(to: newValue) }
    }
    /// The note about fields of a heat map with negative values.
    @_alwaysEmitIntoClient
    public var negativeFields: String {
      get {
        texts["{mark}: {values} below zero and left out; the shades of a heat map begin at zero."]
      }
      set { texts.change(to: newValue) }
    }
    /// The note about sectors in a chart with other marks; `{other}` stands for one of these marks.
    @_alwaysEmitIntoClient
    public var sectorsAmongOthers: String {
      get {
        texts[
          "{mark}: a chart of sectors has no axes for a {other}; put it into a chart of its own."
        ]
      }
      set { texts.change(to: newValue) }
    }
    /// The words for a single value, in the place of `{values}`.
    @_alwaysEmitIntoClient
    public var oneValueIs: String {
      get { texts["1 value is"] }
      set { texts.change(to: newValue) }
    }
    /// The words for several values, in the place of `{values}`; `{count}` stands for their number.
    @_alwaysEmitIntoClient
    public var valuesAre: String {
      get { texts["{count} values are"] }
      set { texts.change(to: newValue) }
    }
    /// The words for a single date, in the place of `{values}`.
    @_alwaysEmitIntoClient
    public var oneDateIs: String {
      get { texts["1 date is"] }
      set { texts.change(to: newValue) }
    }
    /// The words for several dates, in the place of `{values}`; `{count}` stands for their number.
    @_alwaysEmitIntoClient
    public var datesAre: String {
      get { texts["{count} dates are"] }
      set { texts.change(to: newValue) }
    }
    /// The required domain of an axis of numbers, in the place of `{needed}`.
    @_alwaysEmitIntoClient
    public var numbers: String {
      get { texts["two finite numbers, the smaller one first"] }
      set { texts.change(to: newValue) }
    }
    /// The required domain of a logarithmic axis, in the place of `{needed}`.
    @_alwaysEmitIntoClient
    public var positiveNumbers: String {
      get { texts["two finite numbers above zero, the smaller one first"] }
      set { texts.change(to: newValue) }
    }
    /// The required domain of an axis of dates, in the place of `{needed}`.
    @_alwaysEmitIntoClient
    public var dates: String {
      get { texts["two dates from 4680 BC to the year 97,000, the earlier one first"] }
      set { texts.change(to: newValue) }
    }
    /// The required domain of an axis of names, in the place of `{needed}`.
    @_alwaysEmitIntoClient
    public var names: String {
      get { texts["names of categories"] }
      set { texts.change(to: newValue) }
    }

    /// Creates the English words.
    public init() {}
  }
}
