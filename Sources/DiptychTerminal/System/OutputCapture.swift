#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
import DiptychViews
import Synchronization

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// A pseudo-terminal in the place of the standard streams that lead to a terminal, so that what
/// others write there arrives here.
///
/// It is no pipe, so that `isatty` says what it said before, here and in programs that are started,
/// and the C library goes on writing line by line. A program that has inherited it may go on when
/// the streams were given back: what it writes arrives as long as this process lives.
final class OutputCapture: Sendable {
  private struct State {
    /// The end that the streams lead to; nil once the capture ended.
    var program: Int32?
    /// The streams that are taken, each with a copy of what it was.
    var taken: [(stream: Int32, copy: Int32)] = []
  }

  /// The terminal that the streams lead to while they are taken.
  let identity: FileIdentity
  private let terminal: Int32
  private let terminalIdentity: FileIdentity
  private let state: Mutex<State>
  private let marks = CaptureMarks()

  /// Makes a pseudo-terminal for the streams that lead to a terminal; nil if there is no such
  /// stream, or none can be made.
  ///
  /// - Parameters:
  ///   - terminal: The terminal; it has to be open as long as text is received.
  ///   - receive: Takes the text; called on a thread of its own.
  init?(of terminal: Int32, receive: @escaping @Sendable (String) -> Void) {
    var attributes = termios()
    guard let terminalIdentity = FileIdentity(of: terminal),
      Self.streams.contains(where: { FileIdentity(of: $0) == terminalIdentity }),
      tcgetattr(terminal, &attributes) == 0
    else { return nil }
    // The terminal itself makes of a line feed what it has to.
    attributes.c_oflag &= ~tcflag_t(OPOST)
    attributes.c_lflag &= ~tcflag_t(ECHO)
    var controller: Int32 = -1
    var program: Int32 = -1
    guard openpty(&controller, &program, nil, &attributes, nil) == 0 else { return nil }
    for end in [controller, program] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    guard let identity = FileIdentity(of: program) else {
      close(controller)
      close(program)
      return nil
    }
    self.terminal = terminal
    self.terminalIdentity = terminalIdentity
    self.identity = identity
    state = Mutex(State(program: program))
    let isStarted = SystemThread.start(stackSize: 1 << 18) { [controller, marks] in
      TerminalSignals.block()
      Self.receiveAll(from: controller, marks: marks, receive)
      close(controller)
    }
    guard isStarted else {
      close(controller)
      close(program)
      return nil
    }
  }

  private static let streams = [STDOUT_FILENO, STDERR_FILENO]

  /// Reads until nobody is left who could write.
  private static func receiveAll(
    from controller: Int32,
    marks: CaptureMarks,
    _ receive: (String) -> Void
  ) {
    var captured = CapturedText()
    func handle(_ parts: [CapturedText.Part]) {
      for part in parts {
        switch part {
        case .text(let text): receive(text)
        case .mark(let number): marks.arrive(number)
        }
      }
    }
    withUnsafeTemporaryAllocation(byteCount: 1 << 14, alignment: 1) { buffer in
      while true {
        let count = read(controller, buffer.baseAddress, buffer.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { break }
        handle(captured.take(buffer[..<count]))
      }
    }
    handle(captured.finish())
    marks.close()
  }

  /// Takes those streams that lead to the terminal and are not taken, and tells the size of it.
  func take() {
    state.withLock { state in
      guard let program = state.program else { return }
      var size = winsize()
      if ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0 {
        _ = ioctl(program, UInt(TIOCSWINSZ), &size)
      }
      for stream in Self.streams where FileIdentity(of: stream) == terminalIdentity {
        guard let copy = SystemProcess.duplicate(stream) else { continue }
        CrashSignals.streamWasTaken(stream, copy: copy)
        dup2(program, stream)
        state.taken.append((stream, copy))
      }
    }
  }

  /// Gives the streams back.
  func release() {
    state.withLock { state in release(&state) }
  }

  private func release(_ state: inout State) {
    for (stream, copy) in state.taken {
      // Somebody may have led the stream elsewhere meanwhile.
      if FileIdentity(of: stream) == identity { dup2(copy, stream) }
      CrashSignals.streamWasReleased(stream)
      close(copy)
    }
    state.taken = []
  }

  /// Gives the streams back for good.
  func end() {
    state.withLock { state in
      release(&state)
      if let program = state.program { close(program) }
      state.program = nil
    }
  }

  /// Waits until all that was written so far was received; not for the thread that receives it.
  func synchronize() {
    let arrival = state.withLock { state -> ThreadSignal? in
      guard let program = state.program else { return nil }
      let (number, arrival) = marks.next()
      return systemWrite(CapturedText.mark(number), to: program) == 0 ? arrival : nil
    }
    arrival?.wait()
  }
}

/// The marks that somebody waits for.
private final class CaptureMarks: Sendable {
  private struct State {
    var last = 0
    var waiting: [Int: ThreadSignal] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())

  /// A mark that nobody has written yet.
  func next() -> (number: Int, arrival: ThreadSignal) {
    let arrival = ThreadSignal()
    let number = state.withLock { state in
      state.last += 1
      state.waiting[state.last] = arrival
      if state.isClosed { arrival.signal() }
      return state.last
    }
    return (number, arrival)
  }

  func arrive(_ number: Int) {
    state.withLock { $0.waiting.removeValue(forKey: number) }?.signal()
  }

  /// No mark arrives any more.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      return state.waiting.values
    }
    for arrival in waiting { arrival.signal() }
  }
}

#else

/// Nothing can be taken.
final class OutputCapture: Sendable {
  let identity: FileIdentity

  init?(of terminal: Int32, receive: @escaping @Sendable (String) -> Void) { return nil }

  func take() {}
  func release() {}
  func end() {}
  func synchronize() {}
}

#endif
