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

  package var body: some View {
    HTML.div(.class("diptych")) {
      BrowserPicture(level: level) { state.lines }
      terminal
    }
  }

  /// The picture of the terminal.
  var terminal: some View {
    TerminalScreenshot("Terminal, \(width) columns", width: width) { state.lines }
  }
}

/// A view as a browser shows it, in a frame.
package struct BrowserPicture<Content: View>: View {
  private let level: Int
  private let content: Content

  /// Creates a picture.
  ///
  /// - Parameters:
  ///   - level: The level of the heading above the headings of the view.
  ///   - content: The view.
  package init(level: Int, @ViewBuilder content: () -> Content) {
    self.level = level
    self.content = content()
  }

  package var body: some View {
    HTML.figure(.class("browser")) {
      HTML.figcaption { Text("Browser") }
      HTML.div(.headingoffset(level - 1)) { content }
    }
  }
}
