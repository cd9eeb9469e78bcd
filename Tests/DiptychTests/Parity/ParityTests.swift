import Diptych
import Testing

@testable import DiptychGallery

@Suite("Words of every component in a page, in a terminal and read aloud")
struct ParityTests {
  /// The differences of the media of a component, and their reasons.
  private struct Difference {
    let problems: [String]
    let reason: String
  }

  private static let differences = [
    "heat-map": Difference(
      problems: [#""0" is in HTML but not in text, after "author's own time""#],
      reason: "The values are shades in a terminal."
    ),
    "overlay": Difference(
      problems: [#""at" is in HTML but not in text, after "a line""#],
      reason: "A layer covers words in a terminal."
    ),
    "raw": Difference(
      problems: [
        #""trusted" is in HTML but not in plain text, alone"#,
        #""trusted" is in HTML but not in text, alone"#,
      ],
      reason: "Raw markup is for pages alone."
    ),
    "table-empty": Difference(
      problems: [#""Name" is in HTML but not in plain text, after "Table""#],
      reason: "Read aloud, headers stand before the values of a row, and there is none."
    ),
    "terminal-picture": Difference(
      problems: [#""Terminal" is in HTML but not in text, before "24 columns Terminal,""#],
      reason: "The caption says what a terminal is seen to be."
    ),
    "zstack": Difference(
      problems: [#""three" is in HTML but not in text, after "first line of""#],
      reason: "A layer covers words in a terminal."
    ),
    "zstack-wide": Difference(
      problems: [#""世" is in HTML but not in text, before "on blue, second""#],
      reason: "A layer covers words in a terminal."
    ),
  ]

  /// The components with the same words in each medium: all but charts.
  ///
  /// A chart is a sentence and a table in a page and read aloud, and a picture in a terminal.
  private static let components = Catalog.groups.filter { $0.title != Catalog.charts.title }
    .flatMap(\.components)

  @Test("Every word of one medium is in the others, in every state", arguments: components)
  func parity(component: Component) {
    let problems = component.states.flatMap { Parity(of: $0.view()).problems }
    let difference = Self.differences[component.name]
    #expect(problems == difference?.problems ?? [], "\(difference?.reason ?? "")")
  }

  @Test("Each difference is that of a component")
  func names() {
    #expect(Set(Self.differences.keys).isSubset(of: Set(Catalog.all.map(\.name))))
  }
}
