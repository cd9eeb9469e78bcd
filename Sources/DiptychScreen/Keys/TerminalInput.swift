import DiptychFiles
import DiptychLive

/// The keys that are pressed in the terminal of a program.
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
/// Only a terminal that can be redrawn has input; for a pipe, a file and other terminals the
/// initialiser returns nil.
public struct TerminalInput: Sendable {
  /// The terminal that the program draws on.
  public let terminal: Terminal
  private let descriptor: Int32

  /// Creates the input of a terminal, or returns nil if nobody can press keys there.
  ///
  /// - Parameters:
  ///   - terminal: The terminal that the program draws on. It has to be interactive, see
  ///     ``/DiptychTerminal/TerminalTraits/isInteractive``.
  ///   - descriptor: The file descriptor of the keys, which has to be a terminal too; 0 is standard
  ///     input.
  public init?(of terminal: Terminal = .standardOutput, from descriptor: Int32 = 0) {
    guard terminal.traits.isInteractive, SystemProcess.isTerminal(descriptor) else { return nil }
    self.terminal = terminal
    self.descriptor = descriptor
  }

  /// Creates the input of a terminal for a hidden line, also if the terminal can't be redrawn.
  init(typedOn terminal: Terminal) {
    self.terminal = terminal
    descriptor = 0
  }

  /// Reads keys while some work is done.
  ///
  /// Each key arrives as soon as it is pressed, and is not shown (raw mode). Ctrl-C, Ctrl-Z and
  /// Ctrl-\ keep their effect: they are signals, not keys. Pasted text is one event.
  ///
  /// The modes of the terminal are restored when the body returns or throws, when the program calls
  /// `exit` or crashes, and when the signals HUP, INT, PIPE, QUIT, TERM and TSTP arrive, which then
  /// have their usual effect. When a stopped program is continued in the foreground, it has raw
  /// mode again. The signal KILL can't be handled: the shell's command `reset` restores the
  /// terminal.
  ///
  /// Keys that are pressed while the body runs, and that it does not read, are dropped when it
  /// ends: a program with several screens in a row that are answered in advance has them in one
  /// call.
  ///
  /// - Parameter body: The work. The events end when the terminal hangs up, or the task that reads
  ///   them is cancelled.
  /// - Returns: The result of the body.
  /// - Throws: The error of the body.
  public func withRawMode<Result, Failure: Error>(
    _ body: (InputEvents) async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    let (stream, continuation) = AsyncStream.makeStream(of: InputEvent.self)
    let mode = RawMode(of: descriptor) { columns, rows in
      continuation.yield(.resize(columns: columns, rows: rows))
    }
    // The terminal has hung up since the input was created.
    guard let mode else {
      continuation.finish()
      return try await body(InputEvents(stream))
    }
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
    }
    do throws(Failure) {
      let result = try await body(InputEvents(stream))
      await end()
      return result
    } catch {
      await end()
      throw error
    }
  }
}
