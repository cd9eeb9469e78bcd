import DiptychExampleSupport

extension SiteOptions {
  /// The options of the program, as they are written on the command line.
  enum Option: String, ProgramOption {
    case repository = "--repository"
    case address = "--base-url"
    case sources = "--sources"
    case noReport = "--no-report"
    case dryRun = "--dry-run"
    case help = "--help"
    case shortHelp = "-h"

    var valueRule: String? {
      switch self {
      case .repository: "the folder of a checkout of Diptych"
      case .address: "the address of the site, such as https://example.org/diptych/"
      case .sources: "the address of the repository, such as https://example.org/diptych.git"
      case .noReport, .dryRun, .help, .shortHelp: nil
      }
    }
  }

  /// The text of `--help`, at most 80 columns wide.
  static let usage = """
    Usage: diptych-site DIR [options]

    Writes the site of Diptych into the folder DIR: a first page, the guide from the
    articles of the documentation, every component, the benchmarks, the changes, and
    a report on the repository.

    Options:
      --repository PATH  the checkout of Diptych that is read (default: .)
      --base-url URL     the address of the site; with it there are a sitemap and a
                         feed of the versions
      --sources URL      the address of the repository, for a link to it, and for
                         links to edit articles, which lead below URL/edit/main/
      --no-report        leave out the report on the repository
      --dry-run          say what would be written, and write nothing
      -h, --help         show this text

    The folder DIR is created if it is missing; nothing else may be in it. The pages
    can be read from a disk, without a server.
    Exit status: 0 success, 1 failure, 2 wrong usage.

    """
}
