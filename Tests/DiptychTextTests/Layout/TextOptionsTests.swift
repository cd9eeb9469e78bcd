import Diptych
import DiptychTesting
import Testing

@testable import DiptychText

@Suite("Options of the text format") struct TextOptionsTests {
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

  @Test("In ASCII lines, bullets, bars and ellipses have twins") func ascii() {
    expectSnapshot(of: Self.view.theme(.square).rendered(as: .text(width: 20, options: .ascii)))
  }

  @Test("A text that is too narrow for an ellipsis is cropped") func cropped() {
    let text = Text("abcdef").lineLimit(1)
    #expect(text.rendered(as: .text(width: 2, options: .ascii)) == "ab\n")
    #expect(text.rendered(as: .text(width: 3, options: .ascii)) == "...\n")
    #expect(text.rendered(as: .text(width: 4, options: .ascii)) == "a...\n")
    #expect(Text("漢").rendered(as: .text(width: 1, options: .ascii)) == ".\n")
  }

  @Test("In ASCII a bar without an end is an ellipsis of three dots") func endless() {
    #expect(
      ProgressView("Unknown").rendered(as: .text(width: 30, options: .ascii)) == "Unknown\n...\n"
    )
    #expect(ProgressView("Unknown").rendered(as: .text(width: 30)) == "Unknown\n…\n")
  }

  private struct Package: Identifiable {
    let name: String
    var id: String { name }
    var page: String { "https://example.org/packages/\(name)?from=list" }
    var children: [Package]?
  }

  private let packages = [
    Package(name: "argument"), Package(name: "log"), Package(name: "argument"),
  ]

  @Test("The addresses of links in a table stand below it, whole and once") func tableAddresses() {
    let table = Table(packages) {
      TableColumn("Package") { Link($0.name, destination: $0.page) }
      TableColumn("Status") { _ in Text("outdated") }
    }
    let lines = """
      Package       Status
      ──────────────────────
      argument [1]  outdated
      log [2]       outdated
      argument [1]  outdated

      [1] https://example.org/packages/argument?from=list
      [2] https://example.org/packages/log?from=list

      """
    #expect(table.rendered(as: .text(width: 60)) == lines)
    // In a narrow terminal, which wraps the addresses itself.
    #expect(
      table.rendered(as: .text(width: 24, options: .keepsLongWords))
        == lines.replacing("[1] https", with: "[1]\nhttps").replacing(
          "[2] https",
          with: "[2]\nhttps"
        )
    )
    // The lines of a pipe stand alone.
    #expect(
      table.rendered(as: .text).hasPrefix("Package")
        && table.rendered(as: .text).contains("log (https://example.org/packages/log?from=list)")
    )
    #expect(!table.rendered(as: .text(width: 60, options: .hidesAddresses)).contains("["))
    #expect(
      !table.rendered(as: .text(width: 60, color: .ansi16, options: .hyperlinks)).contains(
        "[1]\u{1B}"
      )
    )
  }

  @Test("Addresses of several tables count on, and those in rows stand below the row")
  func severalTables() {
    func table(_ name: String) -> some View {
      Table([Package(name: name)]) { TableColumn("") { Link($0.name, destination: $0.page) } }
    }
    let view = VStack {
      table("a")
      HStack {
        table("b"); table("c")
      }
      OutlineGroup([Package(name: "d", children: [Package(name: "e")])], children: \.children) {
        Link($0.name, destination: $0.page)
      }
      Paragraph { Link("prose", destination: "https://example.org") }
    }
    expectSnapshot(of: view.rendered(as: .text(width: 60)))
  }
}
