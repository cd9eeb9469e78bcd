import Diptych
import DiptychTesting
import Testing

@Suite("Inline snapshots") struct ExpectInlineSnapshotTests {
  @Test("The output of a view is compared without its last newline") func view() {
    expectInlineSnapshot(
      of: VStack {
        Text("a"); Text("b").bold()
      },
      as: .ansi(width: 20)
    ) {
      #"""
      a
      \e[1mb\e[0m
      """#
    }
    expectInlineSnapshot(of: Text("<a>"), as: .html) { "<p>&lt;a&gt;</p>" }
    expectInlineSnapshot(of: Heading("*a*"), as: .markdown) { #"# \*a\*"# }
    #expect(SnapshotFormat.markdown.fileExtension == "md")
  }

  @Test("A value is compared by a strategy, and a string as it is") func values() {
    expectInlineSnapshot(of: ["b": 2, "a": 1], as: .json) {
      """
      {
        "a" : 1,
        "b" : 2
      }
      """
    }
    expectInlineSnapshot(of: "a\n") {
      """
      a

      """
    }
  }

  @Test("A call that several cases share", arguments: ["a", "b"])
  func shared(name: String) { expectInlineSnapshot(of: "\(name.count) letter") { "1 letter" } }
}
