/// The options of the program, spelled as on the command line.
enum ToolOption: String, ProgramOption {
  case all = "--all"
  case json = "--json"
  case check = "--check"
  case delete = "--delete"
  case passed = "--passed"
  case output = "--output"
  case package = "--package"
  case color = "--color"
  case width = "--width"
  case help = "--help"
  case shortHelp = "-h"

  var valueRule: String? {
    switch self {
    case .output: "a file for the page"
    case .package: "a folder of the package"
    case .color: OutputOptions.colorRule
    case .width: OutputOptions.widthRule
    case .all, .json, .check, .delete, .passed, .help, .shortHelp: nil
    }
  }

  /// The verbs that the option belongs to, or nil for all verbs.
  var verbs: [Verb]? {
    switch self {
    case .all: [.accept, .reject]
    case .json: [.list]
    case .check, .delete, .passed: [.prune]
    case .output: [.report]
    case .package, .color, .width, .help, .shortHelp: nil
    }
  }
}
