extension Options {
  /// The options that the program knows, spelled as on the command line.
  enum Option: String, CaseIterable {
    case width = "--width"
    case color = "--color"
    case limit = "--limit"
    case html = "--html"
    case help = "--help"
    case version = "--version"
    case shortHelp = "-h"

    var takesValue: Bool {
      switch self {
      case .width, .color, .limit, .html: true
      case .help, .shortHelp, .version: false
      }
    }

    /// What a value must be, as the end of an error message says it.
    var valueRule: String {
      switch self {
      case .width: Self.rule("a number of columns", in: Options.widths)
      case .limit: Self.rule("a number of rows", in: Options.limits)
      case .color: ColorChoice.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      case .html: "the folder for the pages"
      case .help, .shortHelp, .version: ""
      }
    }

    private static func rule(_ noun: String, in range: ClosedRange<Int>) -> String {
      "\(noun) from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

extension Options.Option {
  /// The long option that someone who typed `name` most likely meant.
  ///
  /// At most two letters may be wrong, unless `name` is the beginning of an option.
  static func nearest(to name: String) -> Self? {
    let candidates = allCases.filter { $0 != .shortHelp }
    guard name.hasPrefix("--"), name.utf8.count > 3, name.utf8.count < 20 else { return nil }
    if let completed = candidates.first(where: { $0.rawValue.hasPrefix(name) }) {
      return completed
    }
    let ranked = candidates.map { (option: $0, distance: editDistance(name, $0.rawValue)) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= 2 else {
      return nil
    }
    return best.option
  }

  /// The Levenshtein distance: insertions, deletions and replacements between two words.
  private static func editDistance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (index, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (letter == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
