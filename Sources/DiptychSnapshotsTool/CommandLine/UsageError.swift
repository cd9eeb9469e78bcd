/// An error in the command line.
///
/// The program ends with status 2.
package enum UsageError: Error, Equatable, Sendable {
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String, expected: String)
  case emptyValue(subject: String, expected: String)
  case invalidValue(option: String, value: String, expected: String)
  case unknownName(option: String, value: String, suggestion: String)
  case unexpectedValue(option: String)
  case unexpectedArgument(String, name: String, value: String)
  case unexpectedOperand(String)
  case optionWithoutOther(option: String, other: String)
  /// An option has no effect.
  ///
  /// The second value completes the sentence “The option has no effect …”.
  case optionWithoutEffect(String, where: String)

  // The following errors are for programs with verbs.
  case unknownVerb(String, suggestion: String?)
  case missingVerb(option: String)
  case optionOfOtherVerb(option: String, verb: String, verbs: [String])
  case contradiction(String, String)
  case missingPaths(verb: String)
  case unexpectedWord(String)

  package static let exitStatus: Int32 = 2
}

// MARK: - CustomStringConvertible

extension UsageError: CustomStringConvertible {
  /// A message of one line, which names the argument and a solution.
  package var description: String {
    switch self {
    case .unknownOption(let option, let suggestion?):
      "unknown option \(quoted(option)); did you mean '\(suggestion)'?"
    case .unknownOption(let option, nil):
      "unknown option \(quoted(option))."
    case .missingValue(let option, let expected):
      "option '\(option)' needs a value: \(expected)."
    case .emptyValue(let subject, let expected):
      "\(subject) is empty; give \(expected)."
    case .invalidValue(let option, let value, let expected):
      "\(subject(option)) can't be \(quoted(value)); give \(expected)."
    case .unknownName(let option, let value, let suggestion):
      "\(subject(option)) can't be \(quoted(value)); did you mean '\(suggestion)'?"
    case .unexpectedValue(let option):
      "option '\(option)' takes no value."
    case .unexpectedOperand(let argument):
      "unexpected argument \(quoted(argument)); this program takes only options."
    case .optionWithoutOther(let option, let other):
      "option '\(option)' needs the option '\(other)'."
    case .optionWithoutEffect(let option, let place):
      "\(quoted(option)) has no effect \(place); leave it out."
    case .unknownVerb(let verb, let suggestion?):
      "unknown verb \(quoted(verb)); did you mean '\(suggestion)'?"
    case .unknownVerb(let verb, nil):
      "unknown verb \(quoted(verb))."
    case .missingVerb(let option):
      "option '\(option)' needs a verb before it."
    case .optionOfOtherVerb(let option, let verb, let verbs):
      "option '\(option)' does not belong to '\(verb)'; it belongs to \(alternatives(verbs))."
    case .contradiction(let first, let second):
      "\(quoted(first)) and \(quoted(second)) contradict each other; give one of them."
    case .missingPaths(let verb):
      "'\(verb)' needs the paths of snapshots, or '--all'."
    case .unexpectedWord(let argument):
      "unexpected argument \(quoted(argument))."
    case .unexpectedArgument(let argument, let name, let value):
      "unexpected argument \(quoted(argument)); the \(name) is already \(quoted(value))."
    }
  }

  /// Returns names as a phrase, such as "'accept' or 'reject'".
  private func alternatives(_ names: [String]) -> String {
    names.map { "'\($0)'" }.joined(separator: " or ")
  }

  /// Returns an option in quotes, or an operand such as SCREEN as it is.
  private func subject(_ option: String) -> String {
    option.hasPrefix("-") ? "option '\(option)'" : option
  }
}

/// Returns the option that the user most likely meant by an unknown name, or nil.
///
/// An option is suggested if it begins with the name, or differs from it by at most two letters.
package func suggestion(for name: String, among options: [String]) -> String? {
  guard name.hasPrefix("--"), name.utf8.count > 3, name.utf8.count < 20 else { return nil }
  let candidates = options.filter { $0.hasPrefix("--") }
  return candidates.first { $0.hasPrefix(name) } ?? nearest(to: name, among: candidates, within: 2)
}

/// Returns the name that the user most likely meant by an unknown name, or nil.
///
/// A name is suggested if it begins with the unknown name, or differs from it by at most a third of
/// its letters.
package func closest(to name: String, among names: [String]) -> String? {
  guard name.utf8.count < 40 else { return nil }
  return names.first { name.utf8.count > 1 && $0.hasPrefix(name) }
    ?? nearest(to: name, among: names, within: (name.count + 1) / 3)
}

private func nearest(to name: String, among names: [String], within limit: Int) -> String? {
  names.map { (name: $0, distance: editDistance(name, $0)) }
    .min { $0.distance < $1.distance }
    .flatMap { $0.distance <= limit ? $0.name : nil }
}

/// Returns the Levenshtein distance of two words: the number of insertions, deletions and
/// replacements.
private func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (index, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, other) in second.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[second.count]
}
