import DiptychViews

extension ChartProblem: CustomStringConvertible {
  /// The problem in an English sentence, which names the mark and a remedy.
  ///
  /// The note below a chart describes the problem in the language of the program. The sentences of
  /// this note are in ``/DiptychViews/Words/Charts/Problems``.
  public var description: String { sentence(Words.Charts()) }

  /// Returns the problem as a note below the chart.
  func note(_ words: Words.Charts) -> Text {
    Text(verbatim: "! " + sentence(words)).role(.warning)
  }

  /// Returns the problem in a sentence.
  func sentence(_ words: Words.Charts) -> String {
    let problems = words.problems
    func filled(
      _ word: String,
      _ mark: MarkKind,
      _ axis: Axis? = nil,
      _ values: KeyValuePairs<String, String> = [:]
    ) -> String {
      let word = Words.Charts.filled(word, values)
      return Words.Charts.filled(word, ["mark": mark.name, "axis": axis?.rawValue ?? ""])
    }
    func values(_ count: Int) -> KeyValuePairs<String, String> {
      let many = Words.Charts.filled(problems.valuesAre, ["count": "\(count)"])
      return ["values": count == 1 ? problems.oneValueIs : many]
    }
    switch self {
    case .mixedValues(let mark, let axis, let label):
      // A label comes from the author, so placeholders in it are not replaced.
      return Words.Charts.filled(
        problems.mixedValues,
        ["mark": mark.name, "axis": axis.rawValue, "label": label]
      )
    case .notFinite(let mark, let axis?, let count):
      return filled(problems.notFiniteOnAxis, mark, axis, values(count))
    case .notFinite(let mark, nil, let count):
      return filled(problems.notFinite, mark, nil, values(count))
    case .notPositive(let mark, let axis, let count):
      return filled(problems.notPositive, mark, axis, values(count))
    case .beyondDomain(let mark, let axis, let count):
      return filled(problems.beyondDomain, mark, axis, values(count))
    case .unreachableDates(let mark, let axis, let count):
      let many = Words.Charts.filled(problems.datesAre, ["count": "\(count)"])
      let dates = count == 1 ? problems.oneDateIs : many
      return filled(problems.unreachableDates, mark, axis, ["values": dates])
    case .unusableDomain(let axis, let needed):
      return Words.Charts.filled(
        problems.unusableDomain,
        [
          "modifier": "chart\(axis.rawValue.uppercased())Scale", "axis": axis.rawValue,
          "needed": needed.words(problems),
        ]
      )
    case .negativeSector(let value):
      let number = words.number(NumberLabel.exact(value))
      return filled(problems.negativeSector, .sector, nil, ["value": number])
    case .negativeFields(let count):
      return filled(problems.negativeFields, .rectangle, nil, values(count))
    case .sectorsAmongOthers(let mark):
      return filled(problems.sectorsAmongOthers, .sector, nil, ["other": mark.name])
    }
  }
}

extension ChartProblem.Domain {
  /// Returns the values in words.
  fileprivate func words(_ problems: Words.Charts.Problems) -> String {
    switch self {
    case .numbers: problems.numbers
    case .positiveNumbers: problems.positiveNumbers
    case .dates: problems.dates
    case .names: problems.names
    }
  }
}
