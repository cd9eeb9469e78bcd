import DiptychExampleSupport

/// The options of a command line.
struct SiteOptions: Equatable, Sendable {
  /// The folder for the pages.
  var output = ""
  /// The folder of the project.
  var repository = "."
  /// The address of the site, or nil if it is not known.
  var address: String?
  /// The address of the repository, or nil if the pages have no link to it.
  var sources: String?
  /// Whether the site has a report on the repository.
  var hasReport = true
  var isDryRun = false
  var isHelp = false
}

extension SiteOptions {
  /// Creates options from command-line arguments, without the name of the program.
  ///
  /// Parsing stops at `--help`. If an option is given twice, the last one counts.
  init(arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .positional(""): throw .emptyValue(subject: "DIR", expected: OutputOptions.htmlRule)
      case .positional(let value):
        guard output.isEmpty else { throw .unexpectedArgument(value, name: "DIR", value: output) }
        output = value
      case .value(.repository, let value): repository = value
      case .value(.address, let value): address = value
      case .value(.sources, let value): sources = value
      case .option(.noReport): hasReport = false
      case .option(.dryRun): isDryRun = true
      case .option, .value:
        isHelp = true
        return
      }
    }
    if output.isEmpty { throw .missingValue(option: "DIR", expected: OutputOptions.htmlRule) }
  }
}
