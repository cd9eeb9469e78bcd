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
