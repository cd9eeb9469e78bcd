package import Diptych
import DiptychANSI

/// The picture of a terminal on the card of an entry.
///
/// It shows a sample, or a state below its name.
package struct CardPicture: Sendable {
  /// The width of the lines, in cells.
  static let width = 26
  /// The maximum number of lines.
  static let height = 5

  fileprivate let view: @Sendable () -> AnyView

  private init<V: View & SendableMetatype>(@ViewBuilder _ view: @escaping @Sendable () -> V) {
    self.view = { AnyView(VStack { view() }) }
  }

  /// Creates a picture of a state without its name.
  init(of state: ComponentState) { self.init { state.view() } }

  /// Returns a picture of some views, one below the other.
  static func sample<V: View & SendableMetatype>(
    @ViewBuilder _ view: @escaping @Sendable () -> V
  ) -> CardPicture {
    CardPicture(view)
  }

  /// Returns a picture of a state below its name.
  static func state<V: View & SendableMetatype>(
    _ name: String,
    @ViewBuilder _ view: @escaping @Sendable () -> V
  ) -> CardPicture {
    let state = ComponentState(name, view)
    return CardPicture {
      Text(state.title).dim()
      state.view()
    }
  }

  /// The lines, with escape sequences.
  package var lines: [Substring] {
    let output = view().rendered(as: .text(width: Self.width, color: .ansi16, options: .hyperlinks))
    return output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
  }

  /// Whether the picture is not empty and fits on the card.
  var isWhole: Bool { (1...Self.height).contains(lines.count) }
}

/// The picture on a card, in a browser and in a terminal side by side, or only in a terminal.
package struct CardPanels: View {
  private let card: CardPicture
  private let hasPage: Bool

  package init(card: CardPicture, hasPage: Bool) {
    self.card = card
    self.hasPage = hasPage
  }

  package var body: some View {
    HTML.div(.class("halves")) {
      if hasPage {
        HTML.div {
          HTML.div(.headingoffset(1)) { card.view() }
        }
      }
      TerminalScreenshot(ansi: card.lines.joined(separator: "\n"))
    }
  }
}
