import Diptych
import Testing

@testable import DiptychText

@Suite("Options of the text format")
struct TextOptionsTests {
  @ViewBuilder private static var view: some View {
    VStack {
      Panel("Title") {
        List {
          Text("one")
          List { List { Text("deep") } }
        }
      }
      Table([1]) {
        TableColumn("A") { Text("\($0)") }
        TableColumn("B") { _ in Text("too long for this") }.truncated().width(8)
      }
      ProgressView(value: 0.5).frame(width: 6)
      Text("cut off here").lineLimit(1).frame(width: 6)
      Quote { Text("said") }
      Divider()
    }
  }

  @Test("In ASCII lines, bullets, bars and ellipses have twins")
  func ascii() {
    #expect(
      Self.view.theme(.square).rendered(as: .text(width: 20, options: .ascii)) == Self.asciiPicture
    )
  }

  @Test("Too narrow for three points, a text is cropped")
  func cropped() {
    let text = Text("abcdef").lineLimit(1)
    #expect(text.rendered(as: .text(width: 2, options: .ascii)) == "ab\n")
    #expect(text.rendered(as: .text(width: 3, options: .ascii)) == "...\n")
    #expect(text.rendered(as: .text(width: 4, options: .ascii)) == "a...\n")
    #expect(Text("漢").rendered(as: .text(width: 1, options: .ascii)) == ".\n")
  }

  private static let asciiPicture = """
    +- Title ----+
    | * one      |
    | * - + deep |
    +------------+

    +---+----------+
    | A | B        |
    +---+----------+
    | 1 | too l... |
    +---+----------+
    ===---
    cut...
    | said
    --------------------

    """

  @Test("In ASCII a bar without an end is an ellipsis of three dots")
  func endless() {
    #expect(
      ProgressView("Unknown").rendered(as: .text(width: 30, options: .ascii)) == "Unknown\n...\n"
    )
    #expect(ProgressView("Unknown").rendered(as: .text(width: 30)) == "Unknown\n…\n")
  }
}
