import Diptych

/// Cards beside each other in a page, and below each other in a terminal.
struct CardGrid<Cards: View>: View {
  private let cards: Cards
  @Environment(\.isPage) private var isPage

  init(@ViewBuilder cards: () -> Cards) {
    self.cards = cards()
  }

  var body: some View {
    if isPage {
      Columns(minimum: 30) { cards }
    } else {
      VStack(spacing: 1) { cards }
    }
  }
}
