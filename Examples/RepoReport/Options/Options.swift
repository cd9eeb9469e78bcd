import DiptychTerminal
import DiptychExampleSupport

/// The options of a command line.
struct Options: Equatable, Sendable {
  /// The action that the command line requests.
  enum Request: Equatable, Sendable {
    case report
    case help
    case version
  }

  /// The accepted values of `--limit`.
  static let limits = 1...1_000_000

  var request = Request.report
  /// The path of any folder inside the repository.
  var path = "."
  /// The maximum number of commits, contributors and files that are shown.
  var limit = 10
  /// Whether the added and removed lines are counted.
  var countsLines = true
  /// Whether each commit has a page.
  var hasCommitPages = false
  var output = OutputOptions()
}

extension Options {
  /// Creates options from command-line arguments, without the name of the program.
  ///
  /// Parsing stops at the first `--help` or `--version`. If an option is given twice, the last one
  /// counts. After `--` every argument is a path.
  init(arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader<Option>(arguments)
    var path: String?
    while let argument = try reader.next() {
      switch argument {
      case .positional(let value):
        guard !value.isEmpty else {
          throw .emptyValue(subject: "PATH", expected: "the folder of a git repository")
        }
        if let path { throw .unexpectedArgument(value, name: "PATH", value: path) }
        path = value
      case .value(let option, let value):
        try set(option, to: value)
      case .option(.noLines):
        countsLines = false
      case .option(.commitPages):
        hasCommitPages = true
      case .option(.serve):
        output.serving.isOn = true
      case .option(let option):
        request = option == .version ? .version : .help
        return
      }
    }
    self.path = path ?? self.path
    try output.serving.check(hasPages: output.htmlDirectory != nil)
    if hasCommitPages, output.htmlDirectory == nil {
      throw .optionWithoutOther(option: Option.commitPages.rawValue, other: Option.html.rawValue)
    }
  }

  private mutating func set(_ option: Option, to value: String) throws(UsageError) {
    switch option {
    case .width: output.width = try option.value(value, as: OutputOptions.width)
    case .color: output.color = try option.value(value, as: { .init(rawValue: $0) })
    case .html: output.htmlDirectory = value
    case .limit:
      limit = try option.value(value) { Int($0).flatMap { Self.limits.contains($0) ? $0 : nil } }
    case .port: output.serving.port = try option.value(value, as: { UInt16($0) })
    case .noLines, .commitPages, .serve, .help, .shortHelp, .version: break
    }
  }
}
