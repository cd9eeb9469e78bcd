package import Diptych
import DiptychANSI

/// A state in the browser and in a terminal, side by side.
package struct StatePanels: View {
  private let state: ComponentState
  private let level: Int
  private let width: Int

  /// Creates the panels of a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - level: The level of the heading above the headings of the view.
  ///   - width: The width of the terminal in cells.
  init(state: ComponentState, level: Int, width: Int = 50) {
    self.state = state
    self.level = level
    self.width = width
  }

  /// Creates the panels of a view.
  ///
  /// - Parameters:
  ///   - level: The level of the heading above the headings of the view.
  ///   - width: The width of the terminal in cells.
  ///   - view: The view.
  package init<V: View & SendableMetatype>(
    level: Int,
    width: Int,
    @ViewBuilder view: @escaping @Sendable () -> V
  ) {
    self.init(state: ComponentState("", view), level: level, width: width)
  }

  package var body: some View {
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
