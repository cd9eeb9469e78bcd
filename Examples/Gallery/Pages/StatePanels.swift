import Diptych

/// A state in both media beside each other: in the browser that shows the page, and in a terminal.
struct StatePanels: View {
  let state: ComponentState
  /// The level of the heading above, below which the headings of the view stand.
  let level: Int
  /// The width of the terminal in cells.
  var width = 60

  var body: some View {
    HTML.div(.class("diptych")) {
      HTML.figure(.class("browser")) {
        HTML.figcaption { Text("Browser") }
        HTML.div(.headingoffset(level - 1)) { state.lines }
      }
      terminal
    }
  }

  /// The picture of the terminal.
  var terminal: some View {
    TerminalPicture("Terminal, \(width) columns", width: width) { state.lines }
  }
}
