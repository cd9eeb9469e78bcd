import BistroSupport
import DiptychTerminal

/// The options of a command line.
struct BistroOptions: Equatable, Sendable {
  /// The screen to print; nil if none was named.
  var tab: Tab?
  var query = DishQuery()
  /// The address of a server, or a folder of files; nil for the files in the folder `API` of the
  /// package.
  var api: String?
  var failing: FailingPart?
  /// The delay of each response.
  var delay = Duration.zero
  /// The file of the database; nil for the user's default file.
  var database: String?
  var printsJSON = false
  var needsHelp = false
  var output = OutputOptions()
}

extension BistroOptions {
  /// Creates options from command-line arguments, without the name of the program.
  ///
  /// Parsing stops at `--help`. If an option is given twice, the last one counts.
  init(arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .positional(let value):
        if let tab { throw .unexpectedArgument(value, name: "SCREEN", value: tab.rawValue) }
        tab = Tab(rawValue: try Self.name(value))
      case .value(.query, let value): query.keyword = value
      case .value(.category, let value): query.category = value
      case .value(.api, let value): api = value
      case .value(.html, let value): output.htmlDirectory = value
      case .value(.fail, let value):
        let name = try Option.fail.value(value, among: FailingPart.allCases.map(\.rawValue))
        failing = FailingPart(rawValue: name)
      case .value(.delay, let value):
        delay = try Option.delay.value(value) { text in
          Int(text).flatMap { (0...60_000).contains($0) ? .milliseconds($0) : nil }
        }
      case .value(.database, let value): database = value
      case .value(.width, let value):
        output.width = try Option.width.value(value, as: OutputOptions.width)
      case .value(.color, let value):
        output.color = try Option.color.value(value, as: { .init(rawValue: $0) })
      case .option(.json): printsJSON = true
      case .option, .value:
        needsHelp = true
        return
      }
    }
  }

  private static func name(_ value: String) throws(UsageError) -> String {
    let names = Tab.allCases.map(\.rawValue)
    guard !names.contains(value) else { return value }
    if let name = closest(to: value, among: names) {
      throw .unknownName(option: "SCREEN", value: value, suggestion: name)
    }
    throw .invalidValue(option: "SCREEN", value: value, expected: screenRule)
  }

  private static let screenRule = "home, archive, favorites or profile"
}
