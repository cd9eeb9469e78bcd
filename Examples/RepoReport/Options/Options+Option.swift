import DiptychExampleSupport

extension Options {
  /// The options of the program, as they are written on the command line.
  enum Option: String, ProgramOption {
    case width = "--width"
    case color = "--color"
    case limit = "--limit"
    case html = "--html"
    case noLines = "--no-lines"
    case commitPages = "--commit-pages"
    case serve = "--serve"
    case port = "--port"
    case help = "--help"
    case version = "--version"
    case shortHelp = "-h"

    var valueRule: String? {
      switch self {
      case .width: OutputOptions.widthRule
      case .color: OutputOptions.colorRule
      case .html: OutputOptions.htmlRule
      case .limit: "a number of rows from 1 to 1000000"
      case .port: ServingOptions.portRule
      case .noLines, .commitPages, .serve, .help, .shortHelp, .version: nil
      }
    }
  }
}
