/// A reason why nothing is measured.
enum BenchmarkError: Error, CustomStringConvertible {
  /// The arguments are invalid.
  case usage(String)
  /// There is no document with the name.
  case unknownDocument(String)
  /// A document or its data is not the expected one, so its time would be meaningless.
  case mismatch(name: String, offset: Int?, expected: String, actual: String)
  /// A peer has failed.
  case peer(command: String, hint: String, output: String)
  /// A file or a folder can't be read or written.
  case file(String)
  /// There is no program to build with the name.
  case unknownProgram(String)
  /// There is no Swift compiler.
  case noCompiler
  /// A module of Diptych is missing beside this program.
  case noModules(String)
  /// The compiler rejects a program.
  case refused(program: String, output: String)
  /// The system can't run a command.
  case spawn(command: String, code: Int32)
  /// A signal has asked this program to end.
  case interrupted

  var description: String {
    switch self {
    case .usage(let problem):
      "\(problem)\n\(Options.usage)"
    case .unknownDocument(let name):
      "no document is named '\(name)'; the documents are:\n"
        + Document.all.map { "  \($0.name)\n" }.joined()
    case .mismatch(let name, let offset, let expected, let actual):
      """
      \(name) differs from what is expected\(offset.map { ", from byte \($0) on" } ?? ""); \
      nothing is measured
        expected: \(expected)
        actual:   \(actual)
      """
    case .peer(let command, let hint, let output):
      "'\(command)' failed; \(hint)\n\(output)"
    case .file(let problem):
      "a file or folder is needed: \(problem)"
    case .unknownProgram(let name):
      "no program to build is named '\(name)'; the programs are:\n"
        + BuildProgram.all.map { "  \($0.name)\n" }.joined()
    case .noCompiler:
      "no swiftc in PATH; add the folder of the toolchain that built this program"
    case .noModules(let file):
      """
      \(file) is not there; run this program from where it is built: \
      swift build -c release --package-path Benchmarks
      """
    case .refused(let program, let output):
      """
      the compiler rejects \(program); is it the compiler that built this program? \
      See 'benchmarks --emit \(program)'.
      \(output)
      """
    case .spawn(let command, let code):
      "'\(command)' can't be started: system error \(code)"
    case .interrupted:
      "interrupted"
    }
  }
}
