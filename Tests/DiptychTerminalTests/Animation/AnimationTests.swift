import Diptych
import DiptychLive
import Testing

@Suite("Views that move") struct AnimationTests {
  private func text(_ view: some View, tick: Int = 0, width: Int = 40) -> String {
    view.environment(\.tick, tick).rendered(as: .text(width: width))
  }

  @Test("A spinner repeats its frames") func spinner() {
    let dots = (0...10).map { text(Spinner("Reading"), tick: $0).prefix(1) }.joined()
    #expect(dots == "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏⠋")
    let line = (0...4).map { text(Spinner("Reading", style: .line), tick: $0).prefix(1) }.joined()
    #expect(line == "|/-\\|")
    #expect(text(Spinner("Reading")) == "⠋ Reading\n")
    #expect(
      Spinner("Reading").rendered(as: .html) == "<div class=\"clamp-1\"><p>⠋ Reading</p></div>"
    )
    #expect(text(Spinner("Reading").environment(\.isLogged, true)) == "Reading\n")
    #expect(text(Spinner("Reading", style: Spinner.Style(frames: []))) == " Reading\n")
  }

  @Test("A spinner takes one line, whatever its label; in a log the label is whole")
  func oneLine() {
    let path = Spinner("Scanning /usr/share/doc/python3-setuptools-whl")
    #expect(text(path) == "⠋ Scanning /usr/share/doc/python3-setup…\n")
    #expect(text(path.truncationMode(.middle)) == "⠋ Scanning /usr/shar…hon3-setuptools-whl\n")
    #expect(text(Spinner("one\ntwo")) == "⠋ one…\n")
    #expect(text(path, width: 8) == "⠋ Scann…\n")
    #expect(
      text(path.environment(\.isLogged, true), width: 80)
        == "Scanning /usr/share/doc/python3-setuptools-whl\n"
    )
  }

  @Test("Bars of several tasks stand in line, whatever their labels") func bars() {
    let bars = VStack {
      ProgressBar("Reading", value: 10, total: 10)
      ProgressBar("Writing a file with a long name", value: 0.349)
      ProgressBar("漢字", value: 0, total: 3)
    }
    #expect(
      text(bars) == """
        ━━━━━━━━━━━━━━━━━━━━  100% Reading
        ━━━━━━━─────────────   35% Writing a fi…
        ────────────────────    0% 漢字

        """
    )
  }

  @Test(
    "An invalid fraction is 0, and a fraction above 1 is 1",
    arguments: [
      (1.0, 0.0, "Part 0%"), (.nan, 1, "Part 0%"), (1, .nan, "Part 0%"), (-1, 1, "Part 0%"),
      (2, 1, "Part 100%"), (.infinity, 1, "Part 100%"), (0.999, 1, "Part 90%"),
    ]
  )
  func fractions(value: Double, total: Double, line: String) {
    let bar = ProgressBar("Part", value: value, total: total)
    #expect(text(bar.environment(\.isLogged, true)) == "\(line)\n")
  }
}
