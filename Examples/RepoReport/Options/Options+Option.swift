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
