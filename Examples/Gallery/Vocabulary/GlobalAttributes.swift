import Diptych

/// The global attributes.
struct GlobalAttributes: View {
  var body: some View {
    HTML.section {
      HTML.h2 { Text("Attributes of every element") }
      HTML.p(
        .class("quiet"),
        .id("paragraph"),
        .title("Advice"),
        .lang("en"),
        .dir("ltr"),
        .translate(false),
        .nonce("bm9uY2U="),
        .is("quiet-paragraph")
      ) {
        Text("What it is called and how it is read.")
      }
      HTML.div(
        .contenteditable(true),
        .role("textbox"),
        .aria("label", "Note"),
        .tabindex(0),
        .accesskey("n"),
        .autocapitalize("sentences"),
        .autocorrect(false),
        .enterkeyhint("done"),
        .inputmode("text"),
        .spellcheck(false),
        .writingsuggestions(false),
        .draggable(false)
      ) {
        Text("What somebody can do with it.")
      }
      HTML.div(
        .itemscope,
        .itemtype("https://schema.org/Person"),
        .itemid("https://example.org/ada"),
        .itemref("birthday")
      ) {
        HTML.span(.itemprop("name")) { Text("Ada") }
      }
      HTML.p(.id("birthday"), .data("day", "10")) {
        HTML.span(.itemprop("birthDate")) { Text("1815-12-10") }
      }
      HTML.div(.hidden) { Text("Not relevant") }
      HTML.div(.inert) { Text("Not to be used") }
      HTML.div(.headingoffset(1), .headingreset) { HTML.h2 { Text("A heading one level lower") } }
    }
  }
}
