/// The options of the command line.
struct Options {
  var mode = Mode.measure(Suite.rendering)
  var isJSON = false
  /// The number of rounds.
  var rounds = 9
  /// The Python interpreter with the package `rich`, or nil.
  var python: String?
  /// The prefix of the names of the builds to measure, or nil for all.
  var prefix: String?
  /// The Rust compiler, or nil.
  var rust: String?

  enum Mode {
    /// Measures suites.
    case measure([Suite])
    /// Renders a document a number of times, for a profiler.
    case loop(String, Int)
    /// Prints the nanoseconds of a rendering, from a round of a number of milliseconds.
    case time(String, Int)
    /// Writes a document, or the source of a program to build, to standard output.
    case emit(String)
    /// Prints the distribution of a build's time.
    case explain(String)
  }

  static let usage = """
    usage: benchmarks [html|text|keys|store|charts|site|blog|all] [--json] [--rounds N]
                      [--rich PYTHON] [--rust RUSTC]
           benchmarks build [--json] [--only PREFIX]
           benchmarks build --explain NAME
           benchmarks --loop NAME COUNT
           benchmarks --time NAME MILLISECONDS
           benchmarks --emit NAME
    """

  init(_ arguments: some Sequence<String>) throws(BenchmarkError) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "all": mode = .measure(Suite.rendering)
      case "--json": isJSON = true
      case "--rounds": rounds = try Self.count(rest.next(), after: argument, minimum: 7)
      case "--rich": python = try Self.value(rest.next(), after: argument)
      case "--rust": rust = try Self.value(rest.next(), after: argument)
      case "--only": prefix = try Self.value(rest.next(), after: argument)
      case "--explain": mode = .explain(try Self.value(rest.next(), after: argument))
      case "--emit": mode = .emit(try Self.value(rest.next(), after: argument))
      case "--loop":
        let name = try Self.value(rest.next(), after: argument)
        mode = .loop(name, try Self.count(rest.next(), after: "\(argument) \(name)", minimum: 0))
      case "--time":
        let name = try Self.value(rest.next(), after: argument)
        mode = .time(name, try Self.count(rest.next(), after: "\(argument) \(name)", minimum: 1))
      default:
        guard let suite = Suite(rawValue: argument) else {
          throw .usage("unknown argument '\(argument)'")
        }
        mode = .measure([suite])
      }
    }
    guard prefix != nil else { return }
    guard case .measure([.build]) = mode else { throw .usage("--only needs the suite build alone") }
  }

  private static func value(
    _ argument: String?,
    after option: String
  ) throws(BenchmarkError) -> String {
    guard let argument else { throw .usage("\(option) needs a value") }
    return argument
  }

  private static func count(
    _ argument: String?,
    after option: String,
    minimum: Int
  ) throws(BenchmarkError) -> Int {
    let argument = try value(argument, after: option)
    guard let count = Int(argument), count >= minimum else {
      throw .usage("\(option) needs a number of at least \(minimum), not '\(argument)'")
    }
    return count
  }
}
