import Diptych

/// A state in both media beside each other: in the browser that shows the page, and in a terminal.
struct StatePanels: View {
  /// The width of the terminal in cells.
  static let width = 60

  let state: ComponentState
  /// The level of the heading above, below which the headings of the view stand.
  let level: Int

  var body: some View {
    HTML.div(.class("diptych")) {
      HTML.figure(.class("browser")) {
        HTML.figcaption { Text("Browser") }
        HTML.div(.headingoffset(level - 1)) { state.view() }
      }
      TerminalPicture("Terminal, \(Self.width) columns", width: Self.width) { state.view() }
    }
  }
}
