import Diptych

/// The elements of images, sound, video and other documents.
struct EmbeddedElements: View {
  var body: some View {
    HTML.section {
      HTML.h2 { Text("Embedded content") }
      HTML.p { images }
      HTML.p { players }
      HTML.p { documents }
      HTML.p {
        HTML.svg(.viewBox("0 0 9 9"), .width(9), .height(9), .aria("hidden", "true")) {}
        HTML.math(.display("block")) { Raw(html: "<mi>x</mi>") }
      }
    }
  }

  @ViewBuilder private var images: some View {
    HTML.picture {
      HTML.source(
        .srcset("cat.svg 48w, cat.svg 96w"),
        .sizes("48px"),
        .media("print"),
        .type("image/svg+xml"),
        .width(48),
        .height(24)
      )
      HTML.img(
        .src("cat.svg"),
        .srcset("cat.svg 48w"),
        .sizes("48px"),
        .alt("A cat asleep"),
        .width(48),
        .height(24),
        .decoding("async"),
        .loading("lazy"),
        .fetchpriority("low"),
        .referrerpolicy("no-referrer"),
        .usemap("#map")
      )
    }
    HTML.a(.href("index.html")) { HTML.img(.src("cat.svg"), .alt("All components"), .ismap) }
    HTML.map(.name("map")) {
      HTML.area(
        .href("index.html"),
        .alt("The cat"),
        .shape("rect"),
        .coords("0,0,48,24"),
        .target("_self"),
        .rel("next"),
        .ping("https://example.org/a")
      )
      HTML.area(.href("cat.svg"), .alt("The picture"), .download("cat.svg"))
    }
  }

  @ViewBuilder private var players: some View {
    HTML.audio(.controls, .loop, .muted, .preload("none"), .aria("label", "Silence")) {
      HTML.source(.src("silence.wav"), .type("audio/wav"))
    }
    HTML.video(
      .src("silence.wav"),
      .poster("cat.svg"),
      .width(48),
      .height(24),
      .controls,
      .autoplay,
      .loop,
      .muted,
      .playsinline,
      .preload("metadata"),
      .aria("label", "A cat asleep")
    ) {
      HTML.track(.src("captions.vtt"), .kind("captions"), .srclang("en"), .label("English"))
    }
  }

  @ViewBuilder private var documents: some View {
    HTML.iframe(
      .src("cat.svg"),
      .name("frame"),
      .title("A cat asleep"),
      .width(96),
      .height(48),
      .allow("fullscreen"),
      .allowfullscreen,
      .loading("lazy"),
      .referrerpolicy("no-referrer"),
      .sandbox("")
    )
    HTML.embed(
      .src("cat.svg"),
      .type("image/svg+xml"),
      .width(48),
      .height(24),
      .title("A cat asleep")
    )
    HTML.object(
      .data("cat.svg"),
      .type("image/svg+xml"),
      .name("object"),
      .form("form"),
      .width(48),
      .height(24),
      .aria("label", "A cat asleep")
    ) {
      Text("A cat asleep")
    }
  }
}
