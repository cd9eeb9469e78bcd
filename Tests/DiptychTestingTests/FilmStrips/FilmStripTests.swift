import DiptychTesting
import DiptychViews
import Testing

@Suite("FilmStrip") struct FilmStripTests {
  private var strip: FilmStrip {
    var strip = FilmStrip(width: 50, frameWidth: 18)
    strip.add("loading", Text("Loading…"))
    strip.add(
      "loaded",
      VStack {
        Heading("Ada"); Text("She wrote the first program.")
      }
    )
    strip.add("failed", Text("no"))
    return strip
  }

  @Test("Frames stand beside each other, and continue below if there is no space")
  func frames() { expectSnapshot(of: strip.description) }

  @Test("A strip without frames is empty")
  func empty() { #expect(FilmStrip(width: 80).description == "") }
}
