import BistroSupport

extension BistroOptions {
  /// The text of `--help`, at most 80 columns wide.
  static let usage = """
    Usage: bistro [home|archive|favorites|profile] [options]

    Prints a screen of the bistro, whole when everything is loaded; on a terminal
    also while it loads. Without a name a terminal shows all screens, which keys
    operate; elsewhere it is the home screen, or the archive for a search. An
    option that would have no effect is refused.

    Options:
      --query TEXT      look for a word in the archive, in any language
      --category NAME   only the dishes of one category
      --api URL|DIR     take the data from a server, or from a folder of files
                        (default: the files of the sources)
      --database FILE   keep the favorites in FILE
                        (default: $XDG_DATA_HOME/bistro/bistro.sqlite3)
      --html DIR        write all screens and dishes as pages into DIR instead
      --json            print the state as JSON instead
      --fail NAME       let a screen or a resource fail, such as home or news, or
                        with keys all that is stored: storing
      --delay MS        let each answer take longer, by up to 60000 milliseconds
      --width N         columns of the output (default: the terminal's width)
      --color WHEN      auto, always or never (default: auto)
      -h, --help        show this text

    The folder DIR is created if it is missing. It may hold only pages of an
    earlier run, which are replaced; with any other file in it, nothing is written.
    Exit status: 0 success, 1 if a part could not be loaded, 64 wrong usage.

    """

  /// The options of the program, as they are written on the command line.
  enum Option: String, ProgramOption {
    case query = "--query"
    case category = "--category"
    case api = "--api"
    case database = "--database"
    case html = "--html"
    case json = "--json"
    case fail = "--fail"
    case delay = "--delay"
    case width = "--width"
    case color = "--color"
    case help = "--help"
    case shortHelp = "-h"

    var valueRule: String? {
      switch self {
      case .query: "a word to look for"
      case .category: "the name of a category"
      case .api: "the address of a server, or a folder"
      case .database: "the file of the database"
      case .html: OutputOptions.htmlRule
      case .fail: "the name of a screen or a resource"
      case .delay: "a number of milliseconds from 0 to 60000"
      case .width: OutputOptions.widthRule
      case .color: OutputOptions.colorRule
      case .json, .help, .shortHelp: nil
      }
    }
  }
}
