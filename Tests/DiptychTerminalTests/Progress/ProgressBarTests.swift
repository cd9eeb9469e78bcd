import Diptych
import DiptychSystem
import DiptychTerminalTesting
import DiptychTesting
import Testing

@testable import DiptychLive

@Suite("Bars with times") struct ProgressBarTests {
  /// A clock that the test sets.
  private final class Time: Sendable {
    let now = Mutex(Duration.zero)
  }

  /// Returns the last of some frames, each drawn at a time in seconds.
  private func picture(_ frames: [(Int, ProgressBar)], width: Int = 80) -> String {
    let time = Time()
    let times = ProgressTimes { time.now.withLock(\.self) }
    return frames.map { seconds, bar in
      time.now.withLock { $0 = .seconds(seconds) }
      return bar.environment(\.progressTimes, times).rendered(as: .text(width: width))
    }.last ?? ""
  }

  private func bar(_ value: Int) -> ProgressBar {
    ProgressBar("Writing", value: value, total: 2_000_000)
  }

  @Test("Amounts, rates and times stand behind the label") func details() {
    #expect(
      picture((0...6).map { ($0 * 2, bar($0 * 100_000).showing(.count, .elapsed, .remaining)) })
        == "━━━━━━──────────────   30% Writing, 600,000 of 2,000,000, 12 s, 28 s left\n"
    )
    #expect(
      picture((0...6).map { ($0 * 2, bar($0 * 100_000).showing(.bytes, .byteRate, .rate)) })
        == "━━━━━━──────────────   30% Writing, 600.0 kB of 2.0 MB, 50.0 kB/s, 50,000/s\n"
    )
    #expect(
      picture((0...6).map { ($0 * 200, bar($0 * 100_000).showing(.remaining)) })
        == "━━━━━━──────────────   30% Writing, 47 min left\n"
    )
    // The first frame knows no rate.
    #expect(
      picture([(3, bar(0).showing(.count, .elapsed, .rate, .remaining))])
        == "────────────────────    0% Writing, 0 of 2,000,000, 3 s\n"
    )
    #expect(
      picture([(3, bar(0).showing(.count, .elapsed))], width: 40)
        == "────────────────────    0% Writing, 0 o…\n"
    )
  }

  @Test("Outside of a region there are no times, in a log no details") func elsewhere() {
    let bar = bar(600_000).showing(.count, .elapsed, .rate, .remaining)
    #expect(
      bar.rendered(as: .text(width: 80))
        == "━━━━━━──────────────   30% Writing, 600,000 of 2,000,000\n"
    )
    #expect(bar.environment(\.isLogged, true).rendered(as: .text(width: 80)) == "Writing 30%\n")
  }

  @Test("A bar of all bars has their amounts, and a message replaces one that is done")
  func total() {
    let bars = [bar(2_000_000).done("Wrote a"), bar(600_000), bar(3_000_000)]
    let view = VStack {
      ForEach(bars.indices, id: \.self) { bars[$0] }
      ProgressBar("All", of: bars).showing(.bytes)
    }
    #expect(
      view.rendered(as: .text(width: 60)) == """
        ✓ Wrote a
        ━━━━━━──────────────   30% Writing
        ━━━━━━━━━━━━━━━━━━━━  100% Writing
        ━━━━━━━━━━━━━━━╾────   77% All, 4.6 MB of 6.0 MB

        """
    )
  }

  @Test("A total of zero is done, and amounts that are not numbers count as zero") func edges() {
    func lines(_ value: Double, of total: Double) -> [String] {
      let bar = ProgressBar("Copying", value: value, total: total)
      return [
        bar.rendered(as: .text(width: 80)),
        bar.environment(\.isLogged, true).rendered(as: .text(width: 80)),
      ]
    }
    let none = ["────────────────────    0% Copying\n", "Copying 0%\n"]
    let all = ["━━━━━━━━━━━━━━━━━━━━  100% Copying\n", "Copying 100%\n"]
    #expect(lines(0, of: 0) == all)
    #expect(lines(1, of: 0) == none)
    #expect(lines(-1, of: 0) == none)
    #expect(lines(.infinity, of: .infinity) == ["⠋ Copying\n", "Copying\n"])
    #expect(lines(.nan, of: 1) == none)
    #expect(lines(1, of: .nan) == none)
    #expect(lines(1, of: -1) == none)
    let done = ProgressBar("Copying", value: 0, total: 0).done("Copied 0 files")
    #expect(done.rendered(as: .text(width: 80)) == "✓ Copied 0 files\n")
  }

  @Test("If the total is not known, the amount and the rate stand beside a spinner")
  func unknownTotal() {
    func bar(_ value: Int) -> ProgressBar {
      ProgressBar("Loading", value: value, total: nil).showing(.bytes, .byteRate, .remaining)
    }
    let frames = (0...6).map { ($0, bar($0 * 200_000)) }
    #expect(picture(frames) == "⠋ Loading, 1.2 MB, 200.0 kB/s\n")
    #expect(
      bar(1_200_000).environment(\.isLogged, true).rendered(as: .text(width: 80)) == "Loading\n"
    )
    let sum = ProgressBar("All", of: [bar(1_000), ProgressBar("b", value: 2, total: 10)])
    #expect(sum.showing(.count).rendered(as: .text(width: 80)) == "⠋ All, 1,002\n")
  }

  @Test("The times of a region come from its clock") func region() async throws {
    let clock = ManualClock()
    let traits = TerminalTraits(color: .none, width: 60, height: 6, isInteractive: true)
    let output = try await streamOutput(of: traits) { terminal in
      await terminal.live(after: .zero, every: .seconds(1), clock: clock) { region in
        for step in 0...3 {
          region.update(
            VStack {
              ProgressBar("Reading", value: step, total: 10).showing(.elapsed, .remaining)
              Spinner("Waiting")
            }
          )
          await region.redraw()
          await clock.sleepers(1)
          await clock.advance(by: .seconds(1))
          // The tick is over once its loop sleeps again.
          await clock.sleepers(1)
        }
      }
    }
    var screen = ScreenEmulator(columns: 60, rows: 6)
    try screen.feed(Array(output.replacing("\n", with: "\r\n").utf8))
    #expect(screen.picture == ["━━━━━━──────────────   30% Reading, 4 s, 6 s left", "⠼ Waiting"])
  }

  @Test("By choice the terminal gets the progress of the last bar, until the region ends")
  func tab() async throws {
    let clock = ManualClock()
    let output = try await streamOutput(of: .small) { terminal in
      var terminal = terminal
      terminal.showsProgressInTab = true
      await terminal.live(after: .zero, every: .seconds(1), clock: clock) { region in
        for view in [ProgressBar("a", value: 1, total: 3), ProgressBar("a", value: 2, total: 2)] {
          region.update(view)
          await region.redraw()
          await clock.sleepers(1)
          await clock.advance(by: .seconds(1))
          // The tick is over once its loop sleeps again.
          await clock.sleepers(1)
        }
      }
    }
    #expect(
      output.matches(of: /\u{1B}\]9;4;([0-9;]+)\u{1B}\\/).map { String($0.1) }
        == ["1;33", "1;100", "0"]
    )
  }
}
