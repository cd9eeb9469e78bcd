import DiptychFiles
public import DiptychTerminal
import DiptychSystem

/// The keyboard input of the terminal that a program runs in.
///
/// ```swift
/// guard let input = TerminalInput() else {
///   return Terminal.standardOutput.print(Summary())
/// }
/// await input.withRawMode { events in
///   for await case .key(let key) in events {
///     if key == .character("q") { return }
///   }
/// }
/// ```
///
/// The initialiser returns nil if the output is a pipe, a file or a terminal that can't be redrawn,
/// or if the input is not a terminal.
public struct TerminalInput: Sendable {
  /// The terminal that the program draws on.
  public let terminal: Terminal
  private let descriptor: Int32

  /// Creates the keyboard input of a terminal, or returns nil if no keys can be read.
  ///
  /// - Parameters:
  ///   - terminal: The terminal that the program draws on. The terminal must be interactive; see
  ///     ``/DiptychTerminal/TerminalTraits/isInteractive``.
  ///   - descriptor: The file descriptor that keys are read from, which must also be a terminal.
  ///     The default, 0, is standard input.
  public init?(of terminal: Terminal = .standardOutput, from descriptor: Int32 = 0) {
    guard terminal.traits.isInteractive, SystemProcess.isTerminal(descriptor) else { return nil }
    self.terminal = terminal
    self.descriptor = descriptor
  }

  /// Creates the input for a line of text, even if the terminal can't be redrawn.
  init(typedOn terminal: Terminal) {
    self.terminal = terminal
    descriptor = 0
  }

  /// Puts the terminal in raw mode, and passes its input events to a closure until the closure
  /// returns.
  ///
  /// In raw mode, each key arrives as soon as it is pressed, and the terminal does not show typed
  /// characters. Ctrl-C, Ctrl-Z and Ctrl-\ still send signals, so they don't arrive as keys.
  ///
  /// The modes of the terminal are restored in these cases:
  ///
  /// - The closure returns or throws.
  /// - The program calls `exit` or crashes.
  /// - The signal HUP, INT, PIPE, QUIT, TERM or TSTP arrives. The signal has its usual effect
  ///   afterwards.
  ///
  /// When a stopped program continues in the foreground, raw mode is set again. A program can't
  /// handle the signal KILL. After this signal, the user can restore the terminal with the shell's
  /// command `reset`.
  ///
  /// When the closure returns, keys that have arrived, but that the closure has not read, are kept
  /// for the next call.
  ///
  /// - Parameter body: A closure that reads the events. The events end when the terminal is closed,
  ///   or when the task that reads them is cancelled. Only one task may read them at a time.
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  public func withRawMode<Result, Failure: Error>(
    _ body: (AsyncStream<InputEvent>) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let (stream, continuation) = AsyncStream.makeStream(of: InputEvent.self)
    let mode = RawMode(of: descriptor) { columns, rows in
      continuation.yield(.resize(columns: columns, rows: rows))
    }
    // The terminal was closed after the input was created.
    guard let mode else {
      continuation.finish()
      return try await body(stream)
    }
    for event in Self.takeUnread() { continuation.yield(event) }
    // Only the thread of the reader uses the decoder.
    nonisolated(unsafe) var decoder = KeyDecoder()
    let reader = TerminalReader(of: mode.descriptor) { input in
      switch input {
      case .bytes(let bytes): for event in decoder.decode(bytes) { continuation.yield(event) }
      case .silence: for event in decoder.flush() { continuation.yield(event) }
      case .end: continuation.finish()
      }
      return decoder.isWaiting
    }
    func end() async {
      await reader.end()
      mode.end()
      continuation.finish()
      for await event in stream { Self.keep(event) }
    }
    do throws(Failure) {
      let result = try await body(stream)
      await end()
      return result
    } catch {
      await end()
      throw error
    }
  }

  // MARK: Keys for the next reader

  /// The keys that arrived during earlier raw modes, and that were not read.
  private static let unread = Mutex<[InputEvent]>([])

  private static func keep(_ event: InputEvent) {
    if case .resize = event { return }
    unread.withLock { $0.append(event) }
  }

  private static func takeUnread() -> [InputEvent] {
    unread.withLock { events in
      defer { events = [] }
      return events
    }
  }
}
