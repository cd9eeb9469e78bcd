import DiptychViews

extension ChartProblem: CustomStringConvertible {
  /// The problem in an English sentence, which names the mark and a remedy.
  public var description: String {
    func values(_ count: Int) -> String { count == 1 ? "1 value is" : "\(count) values are" }
    switch self {
    case .mixedValues(let mark, let axis, let label):
      return """
        \(mark.name): “\(label)” is of another kind than the values before it on the \(axis) axis; \
        give all of them as numbers, as dates or as names.
        """
    case .notFinite(let mark, let axis, let count):
      let place = axis.map { " of the \($0) axis" } ?? ""
      return "\(mark.name): \(values(count)) not finite and left out\(place)."
    case .notPositive(let mark, let axis, let count):
      return """
        \(mark.name): \(values(count)) not above zero and left out of the logarithmic \(axis) axis.
        """
    case .beyondDomain(let mark, let axis, let count):
      return "\(mark.name): \(values(count)) beyond the domain of the \(axis) axis."
    case .unreachableDates(let mark, let axis, let count):
      return """
        \(mark.name): \(count == 1 ? "1 date is" : "\(count) dates are") before 4680 BC or after \
        the year 97,000 and left out of the \(axis) axis.
        """
    case .unusableDomain(let axis, let needed):
      return """
        chart\(axis.rawValue.uppercased())Scale: the domain does not fit the \(axis) axis and is \
        left out; give it \(needed.words).
        """
    case .negativeSector(let value):
      return """
        SectorMark: \(NumberLabel.exact(value)) is less than nothing and left out; a part of a \
        whole is zero or more.
        """
    case .negativeFields(let count):
      return """
        RectangleMark: \(values(count)) below zero and left out; the shades of a heat map begin at \
        zero.
        """
    case .sectorsAmongOthers(let mark):
      return """
        SectorMark: a chart of sectors has no axes for a \(mark.name); put it into a chart of its \
        own.
        """
    }
  }

  /// The problem as a note below the chart.
  var note: Text { Text(verbatim: "! \(self)").role(.warning) }
}

extension ChartProblem.Domain {
  fileprivate var words: String {
    switch self {
    case .numbers: "two finite numbers, the smaller one first"
    case .positiveNumbers: "two finite numbers above zero, the smaller one first"
    case .dates: "two dates from 4680 BC to the year 97,000, the earlier one first"
    case .names: "names of categories"
    }
  }
}
