import Foundation

/// The documents of HTML by hand in Rust, by the algorithm of the floor: `Peers/hand.rs`.
///
/// Where the linker puts a loop decides whether it takes 55 or 80 µs for the same instructions, and
/// any name in the program moves it. So there are three programs that only differ in their names,
/// and the one in the middle counts.
struct Rust {
  private let programs: [String]

  /// Compiles the documents into a folder.
  init(compiler: String, in folder: URL) throws(BenchmarkError) {
    let names = (1...3).map { "hand\($0)" }
    programs = names.map { folder.appending(path: $0).path() }
    for (name, program) in zip(names, programs) {
      _ = try Peer.output(
        of: [
          compiler, "--edition", "2021", "--crate-name", name, "-C", "opt-level=3",
          "-C", "lto=fat", "-C", "codegen-units=1", "-o", program, Peer.path(of: "hand.rs"),
        ],
        hint: "--rust names a compiler of Rust"
      )
    }
  }

  /// The document.
  func output(of document: HTMLDocument) throws(BenchmarkError) -> String {
    try Peer.output(of: [programs[0], "emit", document.rawValue], hint: "it emits a document")
  }

  /// The microseconds that one rendering takes, in one round of each program.
  func microseconds(_ document: HTMLDocument) throws(BenchmarkError) -> Double {
    let round = Int(Stopwatch.round / .milliseconds(1))
    var nanoseconds: [Double] = []
    for program in programs {
      let command = [program, "time", document.rawValue, "\(round)"]
      nanoseconds.append(try Peer.number(from: command, hint: "it prints nanoseconds"))
    }
    return nanoseconds.median / 1000
  }
}
