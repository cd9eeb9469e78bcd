import Diptych
import DiptychTesting
import ExampleTesting
import Foundation
import Testing

@testable import RepoReport

@Suite("Frames of a report")
struct ReportFramesTests {
  /// A git that waits for the test before each log, and whose log of commits is ended twice.
  private struct Scenario {
    let folder: TemporaryFolder
    let git: Git

    init(_ fixture: FixtureRepository) throws {
      folder = fixture.folder
      for name in ["history", "commits"] { mkfifo(folder.path(of: name), 0o600) }
      let real = try fixture.git.executable
      let place = folder.path
      git = try FakeGit(
        """
        cd '\(place)'
        case "$*" in
          *--name-only*) read -r _ < history;;
          *--no-patch*)
            read -r _ < commits
            if [ ! -e first ]; then : > first; '\(real)' "$@" | head -c 700; kill -9 $$
            elif [ ! -e second ]; then : > second; kill -9 $$
            fi;;
        esac
        exec '\(real)' "$@"
        """,
        in: folder
      ).git
    }

    /// Lets a log that waits, or will, go on.
    func release(_ name: String) throws {
      let pipe = try FileHandle(forWritingTo: URL(filePath: folder.path(of: name)))
      try pipe.write(contentsOf: Data("\n".utf8))
      try pipe.close()
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
        pageSize: 3
      )
      let host = ViewHost { ReportView(report: report) }
      var strip = FilmStrip(width: 130, frameWidth: 60)
      var labels = [
        "nothing is read yet", "the history is there", "the first page is there",
        "the second page failed twice",
      ][...]
      var releases = ["history", "commits", "commits"][...]
      for await frame in host.frames(as: .text(width: 60), morePages: 1) {
        strip.add(labels.popFirst() ?? "?", Text(verbatim: frame))
        if let release = releases.popFirst() { try scenario.release(release) }
      }
      #expect(labels.isEmpty)
      async let retry: Void = host.activate("Retry")
      try scenario.release("commits")
      try await retry
      strip.add("it was tried again", Text(verbatim: host.rendered(as: .text(width: 60))))
      expectFilmStrip(strip)
    }
  }
}
