import DiptychExampleTesting
import Foundation

@testable import DiptychRepoReport

/// A git whose logs wait for the test, and whose log of commits is ended on its way.
///
/// It ignores the signals that the end of a terminal's program sends to all that run there. It ends
/// with the test, whatever happens: a gate that is gone is open.
final class GatedGit: Sendable {
  /// Where a log waits.
  enum Gate: String, CaseIterable {
    /// Before the rest of the history.
    case history
    /// Before a log of commits writes anything.
    case commits
    /// After its first page, before it is ended.
    case end
  }

  let fake: FakeGit
  private let gates: Gates<Gate>
  /// The end of a pipe that every log holds open.
  private let alive: Int32

  /// Creates the git of a repository.
  ///
  /// - Parameters:
  ///   - fixture: The repository.
  ///   - historyBytes: What the log of the history writes before it waits; at most 4096, which a
  ///     pipe takes as one piece.
  ///   - pageBytes: What the first log of commits writes before it is ended.
  ///   - failures: How often the log of commits is ended: after its first page, and then at once.
  /// - Throws: What is thrown where the script can't be written.
  init(
    _ fixture: FixtureRepository,
    historyBytes: Int,
    pageBytes: Int,
    failures: Int
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
        *--name-only*)
          exec 3> alive
          '\(real)' "$@" > history-log
          dd if=history-log bs=\(historyBytes) count=1 2> dd-log
          read -r _ < history || exit
          tail -c +\(historyBytes + 1) history-log
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

  /// Lets a log that waits, or will, go on.
  func release(_ gate: Gate) { gates.release(gate) }

  /// Whether every log has ended, or does within half a minute; blocks the thread until then.
  func isGone() -> Bool {
    var ready = pollfd(fd: alive, events: Int16(POLLIN), revents: 0)
    return poll(&ready, 1, 30_000) == 1 && ready.revents & Int16(POLLHUP) != 0
  }
}
