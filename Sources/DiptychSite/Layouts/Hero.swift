import DiptychHTML
public import DiptychViews

/// The opening of a first page: a title, a sentence, links that look like buttons, and a picture or
/// code beside them.
///
/// ```swift
/// Hero("Tides for your terminal", summary: "Tidewatch warns you before the water comes.") {
///   PageLink("Get started", to: "guide/install")
///   Link("Source", destination: "https://example.org/tidewatch")
/// } aside: {
///   CodeBlock("tidewatch watch dover", language: "sh")
/// }
/// ```
///
/// ```html
/// <div class="hero"><div><h1>Tides for your terminal</h1><p class="lede">…</p>
/// <ul class="actions"><li><a href="guide/install/">Get started</a></li>…</ul></div>
/// <div>…</div></div>
/// ```
///
/// The first link is the most important one. In a narrow window and in text output, the picture is
/// below the links. Use it in a ``PageLayout`` with the style ``LayoutStyle/plain``; the sections
/// below it are divided by lines.
public struct Hero<Actions: View, Aside: View>: View {
  private let title: String
  private let summary: String?
  private let actions: Actions
  private let aside: Aside

  /// Creates an opening.
  ///
  /// - Parameters:
  ///   - title: The title, which is the heading of level 1 of the page.
  ///   - summary: A sentence below the title.
  ///   - actions: Two links, or a few.
  ///   - aside: The picture or the code beside the title.
  public init(
    _ title: String,
    summary: String? = nil,
    @ViewBuilder actions: () -> Actions,
    @ViewBuilder aside: () -> Aside = { EmptyView() }
  ) {
    self.title = title
    self.summary = summary
    self.actions = actions()
    self.aside = aside()
  }

  public var body: some View {
    HTML.div(.class("hero")) {
      HTML.div {
        Heading(title, level: 1)
        summary.map { summary in
          Paragraph { Text(verbatim: summary) }.htmlAttributes(.class("lede"))
        }
        List { actions }.htmlAttributes(.class("actions"))
      }
      if Aside.self != EmptyView.self { HTML.div { aside } }
    }
  }
}
