import Diptych

/// The elements of scripts, and the elements that scripts use.
struct ScriptingElements: View {
  var body: some View {
    HTML.section {
      HTML.h2 { Text("Scripts") }
      HTML.script(.type("application/json"), json: #"{"name": "Ada"}"#)
      HTML.noscript { HTML.p { Text("No script runs.") } }
      HTML.canvas(.width(48), .height(24)) { Text("Nothing drawn") }
      HTML.div {
        HTML.template(
          .shadowrootmode("open"),
          .shadowrootclonable,
          .shadowrootcustomelementregistry,
          .shadowrootdelegatesfocus,
          .shadowrootserializable
        ) {
          HTML.p { HTML.slot(.name("name")) { Text("nobody") } }
        }
        HTML.span(.slot("name")) { Text("Ada") }
      }
      HTML.p {
        // A custom element. Without a definition, it behaves like a `span`.
        HTML.element("user-card", .attribute("variant", "wide"), .title("A card")) { Text("Ada") }
      }
      HTML.template { resources }
    }
  }

  /// The elements that load resources.
  @ViewBuilder private var resources: some View {
    HTML.script(
      .src("nothing.js"),
      .async,
      .defer,
      .nomodule,
      .blocking("render"),
      .crossorigin("anonymous"),
      .fetchpriority("low"),
      .integrity("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      .referrerpolicy("no-referrer")
    )
    HTML.link(
      .rel("stylesheet"),
      .href("nothing.css"),
      .blocking("render"),
      .crossorigin("anonymous"),
      .fetchpriority("low"),
      .integrity("sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      .referrerpolicy("no-referrer"),
      .disabled
    )
    HTML.link(
      .rel("preload"),
      .as("image"),
      .imagesrcset("cat.svg 48w, cat.svg 96w"),
      .imagesizes("48px")
    )
    HTML.img(.src("cat.svg"), .alt("A cat asleep"), .crossorigin("anonymous"))
    HTML.audio(.src("silence.wav"), .autoplay, .crossorigin("anonymous")) {}
    HTML.video(.src("silence.wav"), .crossorigin("anonymous")) {
      HTML.track(.src("captions.vtt"), .srclang("en"), .default)
    }
  }
}
