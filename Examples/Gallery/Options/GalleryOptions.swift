import DiptychSite
import DiptychTerminal
import DiptychExampleSupport

/// The options of a command line.
struct GalleryOptions: Equatable, Sendable {
  enum Request: Equatable, Sendable {
    case pictures
    case list
    case help
  }

  var request = Request.pictures
  /// The name of the only component to show, or nil for all components.
  var only: String?
  var theme = NamedTheme.standard
  var output = OutputOptions()
}

extension GalleryOptions {
  /// Creates options from command-line arguments, without the name of the program.
  ///
  /// Parsing stops at `--help`. If an option is given twice, the last one counts.
  init(arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader<Option>(arguments)
    while let argument = try reader.next() {
      switch argument {
      case .positional(let value):
        throw .unexpectedOperand(value)
      case .value(.width, let value):
        output.width = try Option.width.value(value, as: OutputOptions.width)
      case .value(.color, let value):
        output.color = try Option.color.value(value, as: { .init(rawValue: $0) })
      case .value(.html, let value):
        output.htmlDirectory = value
      case .value(.only, let value):
        only = try Option.only.value(value, among: Catalog.entries.map(\.name))
      case .value(.theme, let value):
        let name = try Option.theme.value(value, among: NamedTheme.allCases.map(\.rawValue))
        theme = NamedTheme(rawValue: name) ?? .standard
      case .value(.port, let value):
        output.serving.port = try Option.port.value(value, as: { UInt16($0) })
      case .option(.serve):
        output.serving.isOn = true
      case .option(.list):
        request = .list
      case .option, .value:
        request = .help
        return
      }
    }
    try output.serving.check(hasPages: output.htmlDirectory != nil)
  }

  /// The text of `--help`, at most 80 columns wide.
  static let usage = """
    Usage: diptych-gallery [options]

    Shows every component of the kit in every state, with the values of the tests.

    Options:
      --list        list the names of the components
      --only NAME   show one component
      --width N     columns of the pictures (default: the terminal's width)
      --color WHEN  auto, always or never (default: auto)
      --theme NAME  standard, plain, high-contrast, monochrome, or author, the theme
                    of the gallery's example
      --html DIR    write linked HTML pages into DIR instead
      --serve       with --html: show the pages in a browser until Ctrl-C
      --port N      the port of --serve (default: \(PreviewServer.defaultPort); 0: any that is free)
      -h, --help    show this text

    The folder DIR is created if it is missing. It may hold only pages of an
    earlier run, which are replaced; with any other file in it, nothing is written.
    Exit status: 0 success, 1 failure, 2 wrong usage.

    """
}

extension GalleryOptions {
  /// The options of the program, as they are written on the command line.
  enum Option: String, ProgramOption {
    case list = "--list"
    case only = "--only"
    case width = "--width"
    case color = "--color"
    case theme = "--theme"
    case html = "--html"
    case serve = "--serve"
    case port = "--port"
    case help = "--help"
    case shortHelp = "-h"

    var valueRule: String? {
      switch self {
      case .only: "the name of a component, see --list"
      case .width: OutputOptions.widthRule
      case .color: OutputOptions.colorRule
      case .theme:
        NamedTheme.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      case .html: OutputOptions.htmlRule
      case .port: ServingOptions.portRule
      case .list, .serve, .help, .shortHelp: nil
      }
    }
  }
}
