import Diptych
import Testing

// The code of the article about themes.

struct Changes: View {
  let added: Int
  let removed: Int

  var body: some View {
    Text("+\(added)").role(.added) + Text(" −\(removed)").role(.removed)
  }
}

struct PrintedChanges: View {
  var body: some View {
    Changes(added: 214, removed: 58).theme(.monochrome)
  }
}

func brand() throws(ThemeError) -> Theme {
  try Theme.standard
    .accent(light: Color(hex: 0x7A2E8E), dark: Color(hex: 0xE2A5F2), terminal: .magenta)
    .property(.sans, "Georgia, \"Liberation Serif\", serif")
    .property(.pageWidth, "60rem")
    .rules(".brand { letter-spacing: 0.05em }")
}

func checkContrast(of theme: Theme) {
  for problem in theme.problems() { print(problem) }
}

@Suite("The article about themes")
struct ThemesArticleTests {
  @Test("A role has a colour of the terminal, and another in another theme")
  func roles() {
    let changes = Changes(added: 214, removed: 58)
    #expect(
      changes.rendered(as: .text(color: .ansi16))
        == "\u{1B}[32m+214\u{1B}[31m −58\u{1B}[0m\n"
    )
    #expect(
      changes.theme(.monochrome).rendered(as: .text(color: .ansi16))
        == "+214 −58\n"
    )
  }

  @Test("The theme of the article has no problem")
  func contrast() throws {
    #expect(try brand().problems() == [])
  }

  @Test("The message of the article is the message of the error")
  func message() throws {
    let error = #expect(throws: ThemeError.self) {
      try Theme.standard.property(.sans, "Georgia;")
    }
    #expect(
      error?.description
        == "The property \"sans\" of the theme contains \";\" at column 8, which would end its "
        + "context: give the value alone."
    )
  }
}
