import DiptychFiles
import DiptychSystem

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// A thread that reads the input of a terminal.
package final class TerminalReader: Sendable {
  private struct State {
    var hasEnded = false
    var waiting: CheckedContinuation<Void, Never>?
  }

  private let pipe: WakePipe
  private let state = Mutex(State())

  /// Begins to read.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal, which has to stay open until ``end()`` returns.
  ///   - receive: A function that is called on the thread of the reader with the bytes that were
  ///     read. It returns true to be notified if no further bytes arrive for 50 milliseconds.
  package init(of descriptor: Int32, receive: @escaping @Sendable (TerminalBytes) -> Bool) {
    guard let pipe = WakePipe() else {
      preconditionFailure("the system could not create a pipe for input: error \(errno)")
    }
    self.pipe = pipe
    let isStarted = SystemThread.start(stackSize: 1 &<< 18) { [self] in
      TerminalSignals.block()
      Self.allowStops()
      Self.read(from: descriptor, until: pipe.input, receive)
      let waiting = state.withLock { state in
        state.hasEnded = true
        return state.waiting
      }
      waiting?.resume()
    }
    precondition(isStarted, "the system could not start a thread to read the terminal")
  }

  deinit { pipe.end() }

  /// Ends reading, and waits until the thread has read its last byte.
  package func end() async {
    await withCheckedContinuation { continuation in
      let hasEnded = state.withLock { state in
        state.waiting = continuation
        return state.hasEnded
      }
      if hasEnded { return continuation.resume() }
      pipe.wake()
    }
  }

  /// Lets the system stop the program if it reads in the background, as a shell expects.
  private static func allowStops() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTTIN)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func read(
    from descriptor: Int32,
    until end: Int32,
    _ receive: (TerminalBytes) -> Bool
  ) {
    var buffer = [UInt8](repeating: 0, count: 1 &<< 12)
    var isWaiting = false
    while true {
      var ready = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: end, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&ready, 2, isWaiting ? 50 : -1)
      if count == 0 {
        isWaiting = receive(.silence)
        continue
      }
      if count < 0 && errno == EINTR { continue }
      if count < 0 || ready[1].revents != 0 { return }
      let length = unistdRead(descriptor, &buffer, buffer.count)
      if length < 0 && (errno == EINTR || errno == EAGAIN) { continue }
      guard length > 0 else {
        _ = receive(.end)
        return
      }
      isWaiting = receive(.bytes(Array(buffer[..<length])))
    }
  }
}

/// The function `read` of the system, under a name that does not collide with a method here.
private func unistdRead(_ descriptor: Int32, _ buffer: inout [UInt8], _ count: Int) -> Int {
  read(descriptor, &buffer, count)
}

#else

/// A platform without terminals.
package final class TerminalReader: Sendable {
  package init(of descriptor: Int32, receive: @escaping @Sendable (TerminalBytes) -> Bool) {}

  package func end() async {}
}

#endif

/// A piece of a terminal's input, or the absence of input.
package enum TerminalBytes: Sendable {
  case bytes([UInt8])
  /// Nothing arrived for 50 milliseconds.
  case silence
  /// The terminal was closed.
  case end
}
