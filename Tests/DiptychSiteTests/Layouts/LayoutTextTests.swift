import Diptych
import Testing

@testable import DiptychSite

@Suite("Layouts in a terminal") struct LayoutTextTests {
  private func settings(_ path: SitePath) -> PageSettings {
    PageSettings(
      location: PageLocation(path: path, style: .folder),
      language: "en",
      theme: nil,
      canonical: nil
    )
  }

  private func article(_ title: String) -> some View {
    PageLayout(
      .article(edited: "2026-11-20"),
      title: title,
      summary: "Views are values.",
      navigation: LayoutCase.navigation,
      settings: settings("guide/first")
    ) {
      Heading("Make one", level: 2)
      Text("A view says what it is.")
    } footer: {
      Text("Made by the harbour master.")
    }
  }

  @Test("An article is followed by the pages beside it; what only a page can do is left out")
  func articles() {
    #expect(
      article("First view").rendered(as: .text(width: 40)) == """
        Harbour  Guide  Report
        Harbour › Guide › Start

        First view
        ━━━━━━━━━━──────────────────────────────

        Views are values.

        ━━ Make one ────────────────────────────

        A view says what it is.

        Edited 2026-11-20
        ← Install  Text →
        • Start
          ◦ Install
          ◦ First view
            ▪ Make one
        • Views
          ◦ Text
        Made by the harbour master.

        """
    )
  }

  @Test("A long title, in little room") func narrow() {
    #expect(
      article("Donaudampfschifffahrtsgesellschaft and its views")
        .rendered(as: .text(width: 20)) == """
          Harbour  Guide
          Report
          Harbour › Guide ›
          Start

          Donaudampfschifffahr
          tsgesellschaft and
          its views
          ━━━━━━━━━━━━━━━━━━━━

          Views are values.

          ━━ Make one ────────

          A view says what it
          is.

          Edited 2026-11-20
          ← Install  Text →
          • Start
            ◦ Install
            ◦ First view
              ▪ Make one
          • Views
            ◦ Text
          Made by the harbour
          master.

          """
    )
  }

  @Test("A report") func report() {
    let report = PageLayout(
      .report,
      title: "Ships",
      summary: "All that came in.",
      navigation: LayoutCase.navigation,
      settings: settings("report")
    ) {
      Section("Newest") { Text("None today.") }
    } facts: {
      Stat("Ships", value: "12", note: "3 at sea")
    }
    #expect(
      report.rendered(as: .text(width: 40)) == """
        Harbour  Guide  Report

        Ships
        ━━━━━───────────────────────────────────

        All that came in.

        Ships  12  3 at sea

        ━━ Newest ──────────────────────────────

        None today.

        """
    )
  }

  @Test("A gallery") func gallery() {
    let gallery = PageLayout(
      .gallery,
      title: "Guide",
      navigation: LayoutCase.navigation,
      settings: settings("guide")
    ) {
      Section("Start") {
        PageCards {
          PageCard("Install", to: "guide/install", summary: "Add the package.", note: "2 minutes") {
            Text("+")
          }
          PageCard("First view", to: "guide/first")
        }
      }
    }
    #expect(
      gallery.rendered(as: .text(width: 60)) == """
        Harbour  Guide  Report

        Guide
        ━━━━━───────────────────────────────────────────────────────

        • Start

        ━━ Start ───────────────────────────────────────────────────

        ╭──────────────────╮  ╭────────────────╮
        │ +                │  │ ### First view │
        │                  │  ╰────────────────╯
        │ ### Install      │
        │                  │
        │ Add the package. │
        │ 2 minutes        │
        ╰──────────────────╯

        """
    )
    #expect(
      gallery.rendered(as: .plain) == """
        - Harbour (./)
        - Guide (guide)
        - Report (report)

        Guide
        - Start (#start)

        Start
        +

        Install (guide/install)
        Add the package.
        2 minutes

        First view (guide/first)

        """
    )
  }

  @Test("A card") func card() {
    let card = PageCard(
      "Text",
      to: "components/text",
      summary: "Runs with a style.",
      note: "5 states"
    )
    #expect(
      card.rendered(as: .text(width: 40)) == """
        ╭────────────────────╮
        │ ### Text           │
        │                    │
        │ Runs with a style. │
        │ 5 states           │
        ╰────────────────────╯

        """
    )
    #expect(
      card.rendered(as: .html)
        == #"<div class="panel"><h3><a href="components/text">Text</a></h3><p>Runs with a style.</p><p class="meta">5 states</p></div>"#
    )
  }

  @Test("A choice of colours is on a page alone") func picker() {
    #expect(ColorSchemePicker().rendered(as: .text(width: 40)) == "")
    #expect(ColorSchemePicker().rendered(as: .plain) == "")
    #expect(
      ColorSchemePicker().rendered(as: .html)
        == #"<select class="scheme" aria-label="Colour scheme"><option value="system">System</option><option value="light">Light</option><option value="dark">Dark</option></select>"#
    )
  }
}
