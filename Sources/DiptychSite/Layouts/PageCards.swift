import DiptychHTML
public import DiptychViews

/// Cards in rows, as many in a row as fit.
///
/// ```swift
/// PageCards {
///   PageCard("Text", to: "components/text", summary: "Runs with a style.")
/// }
/// ```
///
/// HTML is a grid of panels of equal height; text output is columns of panels. The CSS rules of the
/// grid are part of a ``GalleryLayout``.
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
