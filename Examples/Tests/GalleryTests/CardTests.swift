import Diptych
import DiptychANSI
import Testing

@testable import DiptychGallery

@Suite("The cards of the gallery's index")
struct CardTests {
  @Test("The chart of every card is complete")
  func whole() {
    let cut = Catalog.entries.filter { entry in
      guard let card = entry.card else { return true }
      return !card.isWhole || card.lines.contains { width(of: $0) > CardPicture.width }
    }
    #expect(cut.map(\.title) == [], "Give each of these entries a card of its own that is smaller.")
  }

  /// The width of a line without its escape sequences, in cells.
  private func width(of line: Substring) -> Int {
    let plain = TerminalScreenshot(ansi: String(line))
      .rendered(as: .text(width: 200, options: .hidesAddresses))
    return CellWidth.of(plain.dropLast())
  }
}
