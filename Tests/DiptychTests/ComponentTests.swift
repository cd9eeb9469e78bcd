import Diptych
import DiptychTesting
import Testing

@Suite("Components")
struct ComponentTests {
  @Test("Pictures of each component", arguments: Component.all)
  func pictures(component: Component) {
    expectSnapshot(
      of: component.view(),
      named: component.name,
      as: [.text(width: 20), .text(width: 40), .text(width: 80), .ansi(width: 80), .html, .tree]
    )
  }

  @Test("No line is wider than the width, at any width", arguments: Component.all)
  func fit(component: Component) {
    for width in 1...120 {
      let text = component.view().rendered(as: .text(width: width))
      let widest = text.split(separator: "\n").map { CellWidth.of($0) }.max() ?? 0
      #expect(widest <= width, "\(component.name) at \(width)")
    }
  }

  @Test("Colours change no cell", arguments: Component.all, ColorLevel.allCases)
  func colors(component: Component, color: ColorLevel) {
    let plain = component.view().rendered(as: .text(width: 50))
    let colored = component.view().rendered(as: .text(width: 50, color: color))
    #expect(withoutSequences(colored) == plain)
  }

  @Test("Nothing but newlines controls the terminal", arguments: Component.all)
  func controls(component: Component) {
    for scalar in component.view().rendered(as: .text(width: 40)).unicodeScalars
    where scalar.properties.generalCategory == .control {
      #expect(scalar == "\n")
    }
  }

  /// Text without the sequences of the kit: SGR, and OSC 8; spaces at the ends of lines do not count.
  private func withoutSequences(_ text: String) -> String {
    text
      .replacing(/\u{1B}\[[0-9;]*m/, with: "")
      .replacing(/\u{1B}\]8;[^\u{1B}]*\u{1B}\\/, with: "")
      .replacing(/[ ]+(?=\n)/, with: "")
  }
}
