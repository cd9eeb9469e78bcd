import Diptych
import Foundation

/// The distribution of a program's build time.
struct BuildExplanation: View {
  let program: BuildProgram
  /// The time of the compiler's phases, without and with optimisation.
  private let phases: [Row]
  /// The size of the compiler's output, without and with optimisation.
  private let sizes: [Row]

  private struct Row {
    let name: String
    let debug: String
    let release: String
  }

  var body: some View {
    Table(phases + sizes) {
      TableColumn(program.name, value: \.name)
      TableColumn("Debug", alignment: .trailing, value: \.debug)
      TableColumn("Release", alignment: .trailing, value: \.release)
    }
  }

  /// Creates the explanation of a program by compiling it twice in each mode.
  init(of program: BuildProgram, by compiler: Compiler, in folder: URL) throws(BenchmarkError) {
    let debug = try BuildProfile(of: program, .debug, by: compiler, in: folder)
    let release = try BuildProfile(of: program, .release, by: compiler, in: folder)
    self.program = program
    phases = BuildProfile.phases.map { phase in
      Row(
        name: phase.title,
        debug: debug.text { "\($0.seconds(phase.key).fixed(places: 2)) s" },
        release: release.text { "\($0.seconds(phase.key).fixed(places: 2)) s" }
      )
    }
    sizes = [
      Row(
        name: "SIL, bytes of text",
        debug: debug.text { "\($0.bytesOfSIL)" },
        release: release.text { "\($0.bytesOfSIL)" }
      ),
      Row(
        name: "longest mangled name, bytes",
        debug: debug.text { $0.longestName.map(String.init) ?? "no nm" },
        release: release.text { $0.longestName.map(String.init) ?? "no nm" }
      ),
    ]
  }
}
