import DiptychHTML
public import DiptychViews

/// A grid of cards, with as many cards in a row as fit.
///
/// ```swift
/// PageCards {
///   PageCard("Text", to: "components/text", summary: "Runs with a style.")
/// }
/// ```
///
/// In HTML, all cards in a row have the same height. In text output, the cards are in columns, too.
/// The CSS rules of the cards are part of all layouts, such as ``GalleryLayout``.
public struct PageCards<Content: View>: View {
  private let content: Content

  /// Creates cards.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    Columns(minimum: 20) { content }.htmlAttributes(.class("cards"))
  }
}
