import Diptych
import DiptychTesting
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
    expectSnapshot(of: article("First view").rendered(as: .text(width: 40)), named: "text")
  }

  @Test("A long title, in little space") func narrow() {
    expectSnapshot(
      of: article("Donaudampfschifffahrtsgesellschaft and its views")
        .rendered(as: .text(width: 20)),
      named: "text 2"
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
    expectSnapshot(of: report.rendered(as: .text(width: 40)), named: "text 3")
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
    expectSnapshot(of: gallery.rendered(as: .text(width: 60)), named: "text 4")
    expectSnapshot(of: gallery.rendered(as: .plain), named: "plain")
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

  @Test("The menu of colours is only on pages") func picker() {
    #expect(ColorSchemePicker().rendered(as: .text(width: 40)) == "")
    #expect(ColorSchemePicker().rendered(as: .plain) == "")
    expectSnapshot(of: ColorSchemePicker().rendered(as: .prettyHTML))
  }
}
