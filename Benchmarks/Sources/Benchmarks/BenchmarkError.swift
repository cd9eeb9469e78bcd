/// Why nothing is measured.
enum BenchmarkError: Error, CustomStringConvertible {
  /// The arguments are not understood.
  case usage(String)
  /// There is no document with a name.
  case unknownDocument(String)
  /// A document or its data is not what it has to be, so that its time would mean nothing.
  case mismatch(name: String, offset: Int?, expected: String, actual: String)
  /// A peer did not do what it is for.
  case peer(command: String, hint: String, output: String)
  /// There is no folder to put files in.
  case folder(String)

  var description: String {
    switch self {
    case .usage(let problem):
      "\(problem)\n\(Options.usage)"
    case .unknownDocument(let name):
      "no document '\(name)'; there are:\n"
        + Document.all.map { "  \($0.name)\n" }.joined()
    case .mismatch(let name, let offset, let expected, let actual):
      """
      \(name) is not what it has to be\(offset.map { ", from byte \($0) on" } ?? ""); \
      nothing is measured
        expected: \(expected)
        actual:   \(actual)
      """
    case .peer(let command, let hint, let output):
      "'\(command)' failed; \(hint)\n\(output)"
    case .folder(let problem):
      "no temporary folder can be made: \(problem)"
    }
  }
}
