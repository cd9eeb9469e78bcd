import Diptych
import DiptychTesting
import DiptychExampleTesting
import Testing

@testable import DiptychRepoReport

@Suite("Frames of a report")
struct ReportFramesTests {
  /// A git that waits for the test before each log.
  ///
  /// Its log of commits is killed twice.
  private struct Scenario {
    enum Gate: String, CaseIterable {
      case history
      case commits
    }

    let gates: Gates<Gate>
    let git: Git

    init(_ fixture: FixtureRepository) throws {
      gates = Gates(in: fixture.folder)
      let real = try fixture.git.executable
      let place = fixture.folder.path
      git = try FakeGit(
        """
        cd '\(place)'
        case "$*" in
          *--no-renames*) read -r _ < history;;
          *--no-patch*)
            read -r _ < commits
            if [ ! -e first ]; then : > first; '\(real)' "$@" | head -c 700; kill -9 $$
            elif [ ! -e second ]; then : > second; kill -9 $$
            fi;;
        esac
        exec '\(real)' "$@"
        """,
        in: fixture.folder
      ).git
    }
  }

  // Inventory: A-05, A-14, A-15, A-17, A-29
  @Test("Loading, a page that fails, and its retry")
  func frames() async throws {
    try await FixtureRepository.with(.sample) { fixture in
      let scenario = try Scenario(fixture)
      let report = Report(
        on: try fixture.repository,
        using: scenario.git,
        limit: 6,
        pageSize: 3,
        countingLines: nil,
        now: .sample
      )
      let host = ViewHost { ReportView(report: report) }
      var strip = FilmStrip(width: 130, frameWidth: 60)
      var labels = [
        "nothing is read yet", "the history is there", "the first page is there",
        "the second page failed twice",
      ][...]
      var releases: ArraySlice<Scenario.Gate> = [.history, .commits, .commits]
      for await frame in host.frames(as: .text(width: 60), morePages: 1) {
        strip.add(labels.popFirst() ?? "?", Text(verbatim: frame))
        if let release = releases.popFirst() { scenario.gates.release(release) }
      }
      #expect(labels.isEmpty)
      async let retry: Void = host.press("Retry")
      scenario.gates.release(.commits)
      await retry
      strip.add("it was tried again", Text(verbatim: host.rendered(as: .text(width: 60))))
      expectSnapshot(of: strip.description)
    }
  }
}
