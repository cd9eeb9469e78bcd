import DiptychTerminalTesting
import Diptych
import DiptychLive
import DiptychTesting
import Testing

@Suite("Output for screen readers") struct AccessibleTests {
  private let report = Panel("Files") {
    Table([("a.txt", 12), ("b.txt", 3)], id: \.0) {
      TableColumn("Name") { Text($0.0) }
      TableColumn("Size") { Text("\($0.1)") }
    }
  }

  private static let words = """
    Files
    Name: a.txt
    Size: 12

    Name: b.txt
    Size: 3

    """

  @Test("ACCESSIBLE asks for it on every stream, unless it is empty or 0") func variable() {
    for (value, isAccessible) in [("1", true), ("yes", true), ("0", false), ("", false)] {
      for isTerminal in [true, false] {
        let traits = TerminalTraits(
          environment: ["TERM": "xterm", "ACCESSIBLE": value],
          isTerminal: isTerminal,
          windowWidth: 80
        )
        #expect(traits.isAccessible == isAccessible, "\(value)")
        #expect(traits.isInteractive == (isTerminal && !isAccessible), "\(value)")
      }
    }
  }

  private var traits: TerminalTraits {
    TerminalTraits(color: .none, width: 40, isInteractive: false, isAccessible: true)
  }

  @Test("A view is printed as its text") func printed() async throws {
    let output = try await streamOutput(of: traits) { $0.print(report) }
    #expect(output == Self.words)
  }

  @Test("A region writes its text, and few of its frames") func region() async throws {
    let output = try await streamOutput(of: traits) { terminal in
      await terminal.live(after: .zero, clock: ManualClock()) { region in
        for number in 0...1000 {
          region.update(
            VStack {
              Text("Copying")
              ProgressBar("Files", value: number, total: 1000)
            }
          )
        }
        await region.print(Panel("Copied") { Text("all") })
        region.update(Callout("Done", status: .success))
      }
    }
    // The time stands still: the first frame, what is printed, and the last frame.
    #expect(output == "Copying\nFiles 0%\nCopied\nall\nDone\n")
  }
}
