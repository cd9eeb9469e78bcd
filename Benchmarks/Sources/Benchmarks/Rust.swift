import Foundation

/// The documents of HTML by hand in Rust, with the algorithm of the floor (`Peers/hand.rs`).
///
/// The address of a loop decides whether the same instructions take 55 or 80 µs, and every name in
/// the program changes that address. So there are three programs that differ in their names only,
/// and the median of their times counts.
struct Rust {
  private let programs: [String]

  /// Creates the programs by compiling them into a folder.
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

  /// Returns the output of a document.
  func output(of document: HTMLDocument) throws(BenchmarkError) -> String {
    try Peer.output(of: [programs[0], "emit", document.rawValue], hint: "it emits a document")
  }

  /// Returns the median of the programs' microseconds for one rendering, each measured in one
  /// round.
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
