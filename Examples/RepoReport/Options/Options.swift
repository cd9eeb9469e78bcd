import DiptychTerminal
import DiptychExampleSupport

/// What the command line asks for.
struct Options: Equatable, Sendable {
  /// What to do with the repository.
  enum Request: Equatable, Sendable {
    case report
    case help
    case version
  }

  /// The accepted values of `--limit`.
  static let limits = 1...1_000_000

  var request = Request.report
  /// Where the repository is; any folder inside it will do.
  var path = "."
  /// How many newest commits, contributors and files are shown.
  var limit = 20
  var output = OutputOptions()
}

extension Options {
  /// Reads command-line arguments, the program's own name not among them.
  ///
  /// The first `--help` or `--version` ends the reading. Of an option given twice the last one
  /// counts. After `--` everything is a path.
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
        if let path { throw .unexpectedArgument(value, path: path) }
        path = value
      case .value(let option, let value):
        try set(option, to: value)
      case .option(let option):
        request = option == .version ? .version : .help
        return
      }
    }
    self.path = path ?? self.path
  }

  private mutating func set(_ option: Option, to value: String) throws(UsageError) {
    switch option {
    case .width: output.width = try option.value(value, as: OutputOptions.width)
    case .color: output.color = try option.value(value, as: { .init(rawValue: $0) })
    case .html: output.htmlDirectory = value
    case .limit:
      limit = try option.value(value) { Int($0).flatMap { Self.limits.contains($0) ? $0 : nil } }
    case .help, .shortHelp, .version: break
    }
  }
}
