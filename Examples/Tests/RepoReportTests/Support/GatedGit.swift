import DiptychExampleTesting
import Foundation

@testable import DiptychRepoReport

/// A git whose logs wait for the test.
///
/// Its log of commits is killed before its end.
///
/// It ignores the signals that a terminal sends to all of its processes when the program ends. It
/// always ends with the test, because a gate that no longer exists is open.
final class GatedGit: Sendable {
  /// A point where a log waits.
  enum Gate: String, CaseIterable {
    /// The point before the rest of the history.
    case history
    /// The point before the first byte of a log of commits.
    case commits
    /// The point after the first page, before the log is killed.
    case end
    /// The point before the rest of the lines.
    case lines
  }

  let fake: FakeGit
  private let gates: Gates<Gate>
  /// The reading end of a pipe that every log keeps open.
  private let alive: Int32

  /// Creates the git of a repository.
  ///
  /// - Parameters:
  ///   - fixture: The repository.
  ///   - historyBytes: The number of bytes that the log of the history writes before it waits. It
  ///     is at most 4096, so that a pipe transfers them at once.
  ///   - pageBytes: The number of bytes that the first log of commits writes before it is killed.
  ///   - failures: The number of times that the log of commits is killed. The first time, it is
  ///     killed after its first page, and then immediately.
  ///   - lineFailures: The number of times that the log of lines is killed half-way.
  /// - Throws: An error if the script can't be written.
  init(
    _ fixture: FixtureRepository,
    historyBytes: Int,
    pageBytes: Int,
    failures: Int,
    lineFailures: Int = 0
  ) throws {
    let folder = fixture.folder
    gates = Gates(in: folder)
    mkfifo(folder.path(of: "alive"), 0o600)
    alive = open(folder.path(of: "alive"), O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let real = try fixture.git.executable
    fake = try FakeGit(
      """
      trap '' HUP INT
      cd '\(folder.path)'
      case "$*" in
        *--no-renames*)
          exec 3> alive
          '\(real)' "$@" > history-log
          dd if=history-log bs=\(historyBytes) count=1 2> dd-log
          read -r _ < history || exit
          tail -c +\(historyBytes + 1) history-log
          exit;;
        *--numstat*)
          exec 3> alive
          '\(real)' "$@" > line-log
          dd if=line-log bs=2000 count=1 2> dd-line-log
          read -r _ < lines || exit
          echo >> line-logs
          if [ "$(wc -l < line-logs)" -le \(lineFailures) ]; then kill -9 $$; fi
          tail -c +2001 line-log
          exit;;
        *--no-patch*)
          exec 3> alive
          read -r _ < commits || exit
          echo >> logs
          count=$(wc -l < logs)
          if [ "$count" -le \(failures) ]; then
            if [ "$count" = 1 ]; then
              '\(real)' "$@" | head -c \(pageBytes)
              read -r _ < end || exit
            fi
            kill -9 $$
          fi;;
      esac
      exec '\(real)' "$@"
      """,
      in: folder
    )
  }

  deinit { close(alive) }

  /// Opens a gate, so that a log that waits there now or later continues.
  func release(_ gate: Gate) { gates.release(gate) }

  /// Blocks the thread until every log has ended, for at most 30 seconds, and returns whether all
  /// have ended.
  func isGone() -> Bool {
    var ready = pollfd(fd: alive, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 30_000) == 1 && ready.revents & Int16(POLLHUP) != 0
  }
}
