import DiptychSite
import DiptychCommonMark
import DiptychExampleSupport

extension MarkdownSiteOptions {
  /// The options of the program, as they are written on the command line.
  enum Option: String, ProgramOption {
    case html = "--html"
    case title = "--title"
    case address = "--address"
    case rawHTML = "--raw-html"
    case serve = "--serve"
    case port = "--port"
    case dryRun = "--dry-run"
    case keepBrokenLinks = "--keep-broken-links"
    case help = "--help"
    case shortHelp = "-h"

    var valueRule: String? {
      switch self {
      case .html: OutputOptions.htmlRule
      case .title: "the name of the site"
      case .address: "the address of the site, such as https://example.org/docs/"
      case .rawHTML: RawHTMLPolicy.allCases.map { "'\($0)'" }.joined(separator: ", ")
      case .port: ServingOptions.portRule
      case .serve, .dryRun, .keepBrokenLinks, .help, .shortHelp: nil
      }
    }
  }

  /// The text of `--help`, at most 80 columns wide.
  static let usage = """
    Usage: markdown-site DOCS --html OUT [options]

    Makes a site of the Markdown files in the folder DOCS and those below it.

    Options:
      --html OUT           the folder for the site, which is created if it is
                           missing; nothing else may be in it
      --title NAME         the name of the site (default: the title of README.md
                           or index.md in DOCS, or else the name of DOCS)
      --address URL        the address of the site; with it there is a sitemap
      --raw-html WHAT      what becomes of HTML in a file: refused, shown, dropped,
                           or trusted (default: dropped)
      --serve              show the site in a browser until Ctrl-C, and write it
                           again when a file in DOCS has changed
      --port N             the port of --serve (default: \(PreviewServer.defaultPort); 0: any that is free)
      --dry-run            say what would be written, and write nothing
      --keep-broken-links  write a site with broken links, and list them as
                           warnings
      -h, --help           show this text

    Every file whose name ends in .md or .markdown is a page; index.md or README.md
    is that of its folder, and a folder without one gets a list of its pages. Files
    that a page links to are copied. Hidden files, and symbolic links out of DOCS,
    are left out.

    The title of a page is the title in its front matter, its first heading of
    level 1, or its file name. Headings are raised where a level is skipped, and
    those without words are left out. Its address is made of the words in its
    file name, with a number if it is taken.

    A link may lead to a file, to a folder, or to a page without .md or with .html
    in its place. A broken link keeps the site from being written, and so does one
    in trusted HTML, whose links stay as they are: they lead from the page, not from
    the file, and copy nothing. What can't be read otherwise is a warning.
    Exit status: 0 success, 1 failure, 2 wrong usage.

    """
}
