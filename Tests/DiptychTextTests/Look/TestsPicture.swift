import Diptych

/// The outcome of a run of tests: a sum, what failed, and a table of suites.
struct TestsPicture: View {
  struct Suite {
    let name: String
    let counts: (passed: Int, failed: Int, skipped: Int)
    let time: String

    static let all: [Suite] = [
      Suite(name: "Layout", counts: (214, 0, 0), time: "1.8 s"),
      Suite(name: "HTML", counts: (161, 0, 2), time: "2.2 s"),
      Suite(name: "Router", counts: (88, 1, 0), time: "0.9 s"),
      Suite(name: "Handshake", counts: (49, 1, 2), time: "3.5 s"),
    ]
  }

  @Environment(\.glyphs) private var glyphs

  var body: some View {
    Heading(level: 1) {
      HStack {
        Text("Tests of Diptych")
        Spacer()
        Text("8.4 s").dim()
      }
    }
    VStack(spacing: 1) {
      VStack {
        sum
        SegmentedBar(
          "Tests",
          [
            BarSegment(512, role: .success), BarSegment(2, role: .danger),
            BarSegment(4, role: .warning),
          ]
        )
        .frame(maxWidth: .max)
      }
      failure("Router", "matches percent-encoded slashes", "12 ms", "RouterTests.swift:88") {
        Facts {
          LabeledContent("Expected") { Text("/a%2Fb").role(.success) }
          LabeledContent("Got") { Text("/a/b").role(.danger) }
        }
      }
      failure("Handshake", "is cancelled only once", "1.2 s", "HandshakeTests.swift:41") {
        Text("Caught an error: ") + Text("ConnectionError.closed").role(.danger)
      }
      suites
    }
  }

  private var sum: some View {
    HStack(spacing: 3) {
      Text("\(sign(.success)) \(Text("512 passed").bold())")
      Text("\(sign(.danger)) \(Text("2 failed").bold())")
      Text("\(Text(glyphs.pending).role(.warning)) 4 skipped")
    }
  }

  private func sign(_ status: Status) -> Text {
    Text(verbatim: glyphs.sign(status)).role(status.role)
  }

  @ViewBuilder
  private func failure(
    _ suite: String,
    _ name: String,
    _ time: String,
    _ place: String,
    @ViewBuilder reason: () -> some View
  ) -> some View {
    VStack {
      Text(
        """
        \(sign(.danger).bold()) \(Text("\(suite) \(glyphs.separator)").dim()) \(Text(name).bold()) \
        \(Text("  \(time)").dim())
        """
      )
      VStack {
        Link(place, destination: "https://example.org/\(place)")
        reason()
      }
      .padding(.leading, 2)
    }
  }

  private var suites: some View {
    Table(Suite.all) {
      TableColumn("Suite") { suite in
        Text("\(sign(suite.counts.failed > 0 ? .danger : .success)) \(suite.name)")
      }
      .rowHeader()
      .footer("Total")
      TableColumn("Passed", alignment: .trailing) { Text("\($0.counts.passed)") }.footer("512")
      TableColumn("Failed", alignment: .trailing) { count($0.counts.failed).role(.danger) }
        .footer("2")
      TableColumn("Skipped", alignment: .trailing) { count($0.counts.skipped) }.footer("4")
      TableColumn("Time", alignment: .trailing) { Text($0.time).dim() }.footer("8.4 s")
    }
  }

  private func count(_ count: Int) -> Text {
    count > 0 ? Text("\(count)") : Text(isASCII ? "." : "·").role(.secondary)
  }

  @Environment(\.isASCII) private var isASCII
}
