import DiptychTerminal

/// The options of a command line.
struct ToolOptions: Equatable {
  /// The verb, or nil to show the help.
  var verb: Verb?
  /// The snapshots that the verb is about.
  var paths: [String] = []
  var isAll = false
  var isJSON = false
  var deletes = false
  /// Whether the user confirms that the last run ran all tests and passed.
  ///
  /// Some systems don't report this.
  var passed = false
  /// The file for the page of a report, or nil for the default file.
  var file: String?
  /// A folder of the package, or nil for the working directory.
  var package: String?
  var output = OutputOptions()

  init() {}

  /// Creates options from command-line arguments, without the name of the program.
  ///
  /// Parsing stops at the first `--help`.
  init(arguments: [String]) throws(UsageError) {
    self.init()
    var reader = ArgumentReader<ToolOption>(arguments)
    var options: [ToolOption] = []
    while let argument = try reader.next() {
      switch argument {
      case .positional(let word) where verb == nil: verb = try Self.verb(word)
      case .positional(let path):
        guard verb?.takesPaths == true else { throw .unexpectedWord(path) }
        paths.append(path)
      case .value(let option, let value):
        options.append(option)
        try set(option, to: value)
      case .option(.help), .option(.shortHelp):
        self = ToolOptions()
        return
      case .option(let option):
        options.append(option)
        set(option)
      }
    }
    try check(options)
  }

  private static func verb(_ word: String) throws(UsageError) -> Verb {
    if let verb = Verb(rawValue: word) { return verb }
    throw .unknownVerb(word, suggestion: closest(to: word, among: Verb.allCases.map(\.rawValue)))
  }

  private mutating func set(_ option: ToolOption, to value: String) throws(UsageError) {
    switch option {
    case .output: file = value
    case .package: package = value
    case .color: output.color = try option.value(value, as: { .init(rawValue: $0) })
    case .width: output.width = try option.value(value, as: OutputOptions.width)
    default: break
    }
  }

  private mutating func set(_ option: ToolOption) {
    switch option {
    case .all: isAll = true
    case .json: isJSON = true
    case .delete: deletes = true
    case .passed: passed = true
    default: break
    }
  }

  /// Throws an error if options don't fit the verb or each other.
  private func check(_ options: [ToolOption]) throws(UsageError) {
    guard let verb else {
      if let option = options.first { throw .missingVerb(option: option.rawValue) }
      return
    }
    for option in options {
      guard let verbs = option.verbs, !verbs.contains(verb) else { continue }
      throw .optionOfOtherVerb(
        option: option.rawValue,
        verb: verb.rawValue,
        verbs: verbs.map(\.rawValue)
      )
    }
    if options.contains(.check), options.contains(.delete) {
      throw .contradiction("--check", "--delete")
    }
    guard verb == .accept || verb == .reject else { return }
    if isAll, !paths.isEmpty { throw .contradiction("--all", paths[0]) }
    if !isAll, paths.isEmpty { throw .missingPaths(verb: verb.rawValue) }
  }
}

/// The options of the program, spelled as on the command line.
enum ToolOption: String, ProgramOption {
  case all = "--all"
  case json = "--json"
  case check = "--check"
  case delete = "--delete"
  case passed = "--passed"
  case output = "--output"
  case package = "--package"
  case color = "--color"
  case width = "--width"
  case help = "--help"
  case shortHelp = "-h"

  var valueRule: String? {
    switch self {
    case .output: "a file for the page"
    case .package: "a folder of the package"
    case .color: OutputOptions.colorRule
    case .width: OutputOptions.widthRule
    case .all, .json, .check, .delete, .passed, .help, .shortHelp: nil
    }
  }

  /// The verbs that the option belongs to, or nil for all verbs.
  var verbs: [Verb]? {
    switch self {
    case .all: [.accept, .reject]
    case .json: [.list]
    case .check, .delete, .passed: [.prune]
    case .output: [.report]
    case .package, .color, .width, .help, .shortHelp: nil
    }
  }
}

/// A verb of the command line, which selects the work of the program.
enum Verb: String, CaseIterable {
  case list
  case review
  case report
  case accept
  case reject
  case prune
  case doctor

  /// Whether the verb takes the paths of snapshots.
  var takesPaths: Bool {
    switch self {
    case .accept, .reject, .report: true
    case .list, .review, .prune, .doctor: false
    }
  }
}

extension ToolOptions {
  /// The text of `--help`, at most 80 columns wide.
  static let usage = """
    Usage: diptych-snapshots VERB [PATH...] [options]

    A test stages an output that differs from its reference. This program shows
    staged outputs, makes them references or removes them, and finds references
    that no test uses any more.

    Verbs:
      list            the staged outputs, and how many lines differ
      review          what differs, one output after the other, by keys; without a
                      terminal all of them
      report          a page with the outputs, their references and what differs
      accept PATH...  make outputs their references
      reject PATH...  remove outputs; the references stay
      prune           the references that the last run of all tests has not used
      doctor          problems of the folder of references

    A PATH is a snapshot or a test as 'list' shows it, or a folder of several.
    Without one, 'report' shows all outputs.

    Options:
      --all           with accept and reject: all staged outputs
      --json          with list: for programs
      --output FILE   with report: the page (default: .build/snapshots/report.html)
      --delete        with prune: remove the files (default: --check, show them)
      --passed        with prune: the last run was of all tests and passed, where
                      no process tells it, as with swift test --parallel
      --package DIR   a folder of the package (default: the current folder)
      --width N       columns of the output (default: the terminal's width)
      --color WHEN    auto, always or never (default: auto)
      -h, --help      show this text

    The folder of references is Snapshots beside Package.swift, or the value of
    DIPTYCH_SNAPSHOTS. Files that it names in .snapshotsignore are not looked at.
    Exit status: 0 success, 1 failure or something found, 2 wrong usage.

    """
}
