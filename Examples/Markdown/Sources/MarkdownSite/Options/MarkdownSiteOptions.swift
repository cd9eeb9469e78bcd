import DiptychCommonMark
import DiptychExampleSupport

/// The options of a command line.
struct MarkdownSiteOptions: Equatable, Sendable {
  /// The folder with the Markdown files.
  var folder = ""
  /// The folder for the pages.
  var output = ""
  /// The name of the site, or nil for the title of its first page.
  var title: String?
  /// The address of the site, or nil if it is not known.
  var address: String?
  var rawHTML = RawHTMLPolicy.dropped
  var serving = ServingOptions()
  var isDryRun = false
  var keepsBrokenLinks = false
  var isHelp = false
}

extension MarkdownSiteOptions {
  /// Creates options from command-line arguments, without the name of the program.
  ///
  /// Parsing stops at `--help`. If an option is given twice, the last one counts.
  init(arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .positional(""): throw .emptyValue(subject: "DOCS", expected: Self.folderRule)
      case .positional(let value):
        guard folder.isEmpty else {
          throw .unexpectedArgument(value, name: "DOCS", value: folder)
        }
        folder = value
      case .value(.html, let value): output = value
      case .value(.title, let value): title = value
      case .value(.address, let value): address = value
      case .value(.rawHTML, let value):
        let names = RawHTMLPolicy.allCases.map { "\($0)" }
        let name = try Option.rawHTML.value(value, among: names)
        rawHTML = RawHTMLPolicy.allCases.first { "\($0)" == name } ?? rawHTML
      case .value(.port, let value):
        serving.port = try Option.port.value(value, as: { UInt16($0) })
      case .option(.serve): serving.isOn = true
      case .option(.dryRun): isDryRun = true
      case .option(.keepBrokenLinks): keepsBrokenLinks = true
      case .option, .value:
        isHelp = true
        return
      }
    }
    if folder.isEmpty { throw .missingValue(option: "DOCS", expected: Self.folderRule) }
    if output.isEmpty { throw .missingValue(option: "--html", expected: OutputOptions.htmlRule) }
    try serving.check(hasPages: true)
    if serving.isOn, isDryRun {
      throw .contradiction(Option.serve.rawValue, Option.dryRun.rawValue)
    }
  }

  private static let folderRule = "the folder with the Markdown files"
}
