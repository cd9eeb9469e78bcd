import DiptychFiles
import DiptychSystem

#if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

/// A pseudo-terminal that replaces the standard streams of a terminal, so that it receives text
/// that other code writes to these streams.
///
/// A pseudo-terminal has two advantages over a pipe: `isatty` is still true, also in child
/// processes, and the C library still writes line by line. A child process that has inherited the
/// pseudo-terminal may outlive the capture. Its text arrives as long as this process runs.
final class OutputCapture: Sendable {
  private struct State {
    /// The descriptor that replaces the streams, or nil once the capture has ended.
    var program: Int32?
    /// The streams that are redirected, each with a copy of its original.
    var taken: [(stream: Int32, copy: Int32)] = []
  }

  /// The identity of the pseudo-terminal.
  let identity: FileIdentity
  private let terminal: Int32
  private let terminalIdentity: FileIdentity
  private let state: Mutex<State>
  private let marks = CaptureMarks()

  /// Creates a pseudo-terminal, or returns nil if no standard stream leads to the terminal, or if
  /// the system refuses.
  ///
  /// - Parameters:
  ///   - terminal: A descriptor of the terminal, which has to stay open while text is received.
  ///   - receive: A function that receives the text. It is called on a thread of its own.
  init?(of terminal: Int32, receive: @escaping @Sendable (String) -> Void) {
    var attributes = termios()
    guard let terminalIdentity = FileIdentity(of: terminal),
      Self.streams.contains(where: { FileIdentity(of: $0) == terminalIdentity }),
      tcgetattr(terminal, &attributes) == 0
    else { return nil }
    // Output processing is off, because the real terminal translates line feeds when the text is
    // written there.
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
    let isStarted = SystemThread.start(stackSize: 1 &<< 18) { [controller, marks] in
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

  /// Reads until the last descriptor for writing is closed.
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
    withUnsafeTemporaryAllocation(byteCount: 1 &<< 14, alignment: 1) { buffer in
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

  /// Redirects the standard streams that lead to the terminal, and copies the size of its window.
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

  /// Restores the standard streams.
  func release() { state.withLock { state in release(&state) } }

  private func release(_ state: inout State) {
    for (stream, copy) in state.taken {
      // The program may have redirected the stream meanwhile.
      if FileIdentity(of: stream) == identity { dup2(copy, stream) }
      CrashSignals.streamWasReleased(stream)
      close(copy)
    }
    state.taken = []
  }

  /// Restores the standard streams and ends the capture.
  func end() {
    state.withLock { state in
      release(&state)
      if let program = state.program { close(program) }
      state.program = nil
    }
  }

  /// Waits until all text that was written so far is received.
  ///
  /// Never call it on the thread that receives, because the call would wait forever.
  func synchronize() {
    let arrival = state.withLock { state -> ThreadSignal? in
      guard let program = state.program else { return nil }
      let (number, arrival) = marks.next()
      return systemWrite(CapturedText.mark(number), to: program) == 0 ? arrival : nil
    }
    arrival?.wait()
  }
}

/// The marks that were written and have not arrived.
private final class CaptureMarks: Sendable {
  private struct State {
    var last = 0
    var waiting: [Int: ThreadSignal] = [:]
    var isClosed = false
  }

  private let state = Mutex(State())

  /// Returns a new mark, and a signal of its arrival.
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

  func arrive(_ number: Int) { state.withLock { $0.waiting.removeValue(forKey: number) }?.signal() }

  /// Signals all marks, since no more will arrive.
  func close() {
    let waiting = state.withLock { state in
      state.isClosed = true
      return state.waiting.values
    }
    for arrival in waiting { arrival.signal() }
  }
}

#else

/// A platform without pseudo-terminals.
final class OutputCapture: Sendable {
  let identity: FileIdentity

  init?(of terminal: Int32, receive: @escaping @Sendable (String) -> Void) { return nil }

  func take() {}
  func release() {}
  func end() {}
  func synchronize() {}
}

#endif

/// A parser of captured bytes, which consist of text and of the marks that ``OutputCapture``
/// writes.
///
/// A piece of text ends at the boundary of a scalar. Bytes that are not UTF-8 become U+FFFD.
struct CapturedText {
  enum Part: Equatable {
    case text(String)
    case mark(Int)
  }

  // An application program command (ECMA-48, section 8.3.2) with a prefix that no other program
  // writes.
  private static let markStart = Array("\u{1B}_diptych ".utf8)
  private static let markEnd: UInt8 = 0x07
  /// The maximum length of a mark in bytes.
  private static let markLimit = 40

  /// The bytes that are not parsed yet: an incomplete scalar, or the beginning of a mark.
  private var rest: [UInt8] = []

  /// Returns the mark with a number.
  ///
  /// When the mark arrives, all bytes before it have arrived too.
  static func mark(_ number: Int) -> String {
    String(decoding: markStart, as: UTF8.self) + "\(number)\u{07}"
  }

  /// Adds bytes, and returns the parts that are complete now.
  mutating func take(_ bytes: some Sequence<UInt8>) -> [Part] {
    rest += bytes
    var parts: [Part] = []
    var start = 0
    while let escape = rest[start...].firstIndex(of: 0x1B) {
      let tail = rest[escape...].prefix(Self.markLimit)
      guard Self.markStart.starts(with: tail.prefix(Self.markStart.count)) else {
        start = escape + 1
        continue
      }
      if let end = tail.firstIndex(of: Self.markEnd) {
        let digits = String(decoding: rest[(escape + Self.markStart.count)..<end], as: UTF8.self)
        rest.removeSubrange(escape...end)
        let incomplete = moveText(before: escape, to: &parts)
        parts.append(.mark(Int(digits) ?? 0))
        start = incomplete
      } else if tail.count == Self.markLimit {
        start = escape + 1
      } else {
        _ = moveText(before: escape, to: &parts)
        return parts
      }
    }
    _ = moveText(before: rest.count, to: &parts)
    return parts
  }

  /// Returns the text that is left when the input ends.
  mutating func finish() -> [Part] {
    defer { rest = [] }
    return rest.isEmpty ? [] : [.text(String(decoding: rest, as: UTF8.self))]
  }

  /// Moves the text before an index to the parts, up to its last complete scalar.
  ///
  /// - Returns: The number of bytes of the incomplete scalar, which stay.
  private mutating func moveText(before end: Int, to parts: inout [Part]) -> Int {
    let incomplete = Self.incompleteBytes(of: rest[..<end])
    let complete = end - incomplete
    if complete > 0 { parts.append(.text(String(decoding: rest[..<complete], as: UTF8.self))) }
    rest.removeFirst(complete)
    return incomplete
  }

  /// Returns the number of bytes at the end that begin a scalar without ending it.
  private static func incompleteBytes(of bytes: ArraySlice<UInt8>) -> Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      if length > index + 1 { return index + 1 }
      if byte & 0xC0 != 0x80 { return 0 }
    }
    return 0
  }
}
