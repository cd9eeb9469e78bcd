import DiptychExampleTesting

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Named pipes in a folder.
///
/// A script waits for the test by reading a line from a pipe.
///
/// The pipes are open as long as this object exists, so that scripts never wait for them to be
/// opened. Afterwards, scripts read the end of the file.
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

  /// Opens a gate, so that a script that waits there now or later continues.
  func release(_ gate: Gate) { _ = write(pipes[gate] ?? -1, "\n", 1) }
}
