import DiptychExampleTesting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Named pipes in a folder that scripts read a line from, to wait for the test.
///
/// They are open as long as this is there, so that a script never waits for somebody to open them,
/// and finds their end where the test is gone.
final class Gates<Gate: CaseIterable & RawRepresentable<String> & Hashable & Sendable>: Sendable {
  private let pipes: [Gate: Int32]

  init(in folder: TemporaryFolder) {
    pipes = Gate.allCases.reduce(into: [:]) { pipes, gate in
      let path = folder.path(of: gate.rawValue)
      mkfifo(path, 0o600)
      pipes[gate] = open(path, O_RDWR | O_CLOEXEC)
    }
  }

  deinit { for pipe in pipes.values { close(pipe) } }

  /// Lets a script that waits, or will, go on.
  func release(_ gate: Gate) { _ = write(pipes[gate] ?? -1, "\n", 1) }
}
