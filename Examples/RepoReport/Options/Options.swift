import ExampleSupport

/// What the command line asks for.
struct Options: Equatable, Sendable {
  /// What to do with the repository.
  enum Request: Equatable, Sendable {
    case report
    case help
    case version
  }

  /// When the terminal report is coloured.
  enum ColorChoice: String, CaseIterable, Sendable {
    case auto
    case always
    case never
  }

  /// The accepted values of `--width`, in cells.
  static let widths = 1...10_000
  /// The accepted values of `--limit`.
  static let limits = 1...1_000_000

  var request = Request.report
  /// Where the repository is; any folder inside it will do.
  var path = "."
  /// The width of the terminal report in cells, or `nil` to ask the terminal.
  var width: Int?
  var color = ColorChoice.auto
  /// How many newest commits, contributors and files are shown.
  var limit = 20
  /// The folder that receives the HTML pages, or `nil` for the terminal report.
  var htmlDirectory: String?
}

extension Options {
  /// Reads command-line arguments, the program's own name not among them.
  ///
  /// The first `--help` or `--version` ends the reading. Of an option given twice the last one
  /// counts. After `--` everything is a path.
  init(arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader(arguments)
    var path: String?
    while let argument = reader.next() {
      switch argument {
      case .positional(let value):
        guard !value.isEmpty else { throw .emptyValue(subject: "PATH", expected: Self.pathRule) }
        if let path { throw .unexpectedArgument(value, path: path) }
        path = value
      case .option(let name, let inlineValue):
        guard let option = Option(rawValue: name) else {
          let known = Option.allCases.map(\.rawValue)
          throw .unknownOption(name, suggestion: suggestion(for: name, among: known))
        }
        guard option.takesValue else {
          guard inlineValue == nil else { throw .unexpectedValue(option: name) }
          request = option == .version ? .version : .help
          return
        }
        guard let value = inlineValue ?? reader.nextValue() else {
          throw .missingValue(option: name, expected: option.valueRule)
        }
        try set(option, to: value)
      }
    }
    self.path = path ?? self.path
  }

  private static let pathRule = "the folder of a git repository"

  private mutating func set(_ option: Option, to value: String) throws(UsageError) {
    guard !value.isEmpty else {
      throw .emptyValue(subject: "option '\(option.rawValue)'", expected: option.valueRule)
    }
    let invalid = UsageError.invalidValue(
      option: option.rawValue,
      value: value,
      expected: option.valueRule
    )
    switch option {
    case .width:
      guard let number = Int(value), Self.widths.contains(number) else { throw invalid }
      width = number
    case .limit:
      guard let number = Int(value), Self.limits.contains(number) else { throw invalid }
      limit = number
    case .color:
      guard let choice = ColorChoice(rawValue: value) else { throw invalid }
      color = choice
    case .html:
      htmlDirectory = value
    case .help, .shortHelp, .version:
      break
    }
  }
}
