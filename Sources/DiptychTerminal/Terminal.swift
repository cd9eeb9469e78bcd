#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif
public import DiptychText
public import DiptychViews

/// A stream of the program, and what it can show.
///
/// ```swift
/// try Terminal.standardOutput.write(Heading("Done"))
/// ```
///
/// A terminal gets colours, and lines of its width; a pipe or a file gets plain text in which
/// nothing is folded.
public struct Terminal: Sendable {
  /// The file descriptor of the stream.
  public let descriptor: Int32
  /// What the stream can show.
  public var traits: TerminalTraits

  /// Creates a stream of which it is known what it can show.
  public init(descriptor: Int32, traits: TerminalTraits) {
    self.descriptor = descriptor
    self.traits = traits
  }

  /// Finds out what a stream can show.
  public init(descriptor: Int32, color preference: ColorPreference = .auto) {
    let isTerminal = isatty(descriptor) == 1
    self.init(
      descriptor: descriptor,
      traits: TerminalTraits(
        environment: processEnvironment(),
        isTerminal: isTerminal,
        windowWidth: isTerminal ? windowWidth(descriptor) : nil,
        preference: preference
      )
    )
  }

  /// The standard output of the program.
  public static var standardOutput: Terminal { Terminal(descriptor: STDOUT_FILENO) }

  /// The standard error of the program.
  public static var standardError: Terminal { Terminal(descriptor: STDERR_FILENO) }

  /// The format of what the stream can show.
  public var format: TextFormat { .text(width: traits.width, color: traits.color) }

  /// Writes a view.
  ///
  /// - Throws: What the system says, such as that the disk is full. A reader that is gone, as in
  ///   `| head`, is no error: nobody is left to read more.
  public func write<V: View>(_ view: V) throws(TerminalError) {
    try write(view.rendered(as: format))
  }

  /// Prints a view; as with Swift's `print`, nothing is said where that fails.
  public func print<V: View>(_ view: V) {
    try? write(view)
  }

  /// Writes text as it is.
  ///
  /// - Throws: What the system says. A reader that is gone is no error.
  public func write(_ text: String) throws(TerminalError) {
    var text = text
    let code = text.withUTF8 { bytes in writeAll(UnsafeRawBufferPointer(bytes), to: descriptor) }
    if code != 0 && code != EPIPE { throw TerminalError(code: code) }
  }
}

/// Writes bytes; the error number, or 0.
private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
  var rest = bytes
  while !rest.isEmpty {
    #if canImport(Glibc)
    let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
    #elseif canImport(Musl)
    let count = Musl.write(descriptor, rest.baseAddress, rest.count)
    #elseif canImport(Darwin)
    let count = Darwin.write(descriptor, rest.baseAddress, rest.count)
    #endif
    if count < 0 {
      if errno == EINTR { continue }
      guard errno == EAGAIN else { return errno }
      // A stream that somebody else has made non-blocking: wait until there is room.
      var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&ready, 1, -1)
      continue
    }
    rest = UnsafeRawBufferPointer(rebasing: rest[count...])
  }
  return 0
}

/// The cells of a line of the terminal that a stream is, or of the one the program runs in.
private func windowWidth(_ descriptor: Int32) -> Int? {
  func columns(_ descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }
  if let width = columns(descriptor) ?? columns(STDERR_FILENO) { return width }
  let terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC)
  guard terminal >= 0 else { return nil }
  defer { close(terminal) }
  return columns(terminal)
}

/// The variables that a terminal is detected by.
private func processEnvironment() -> [String: String] {
  let names = [
    "CI", "CLICOLOR", "CLICOLOR_FORCE", "COLORTERM", "COLUMNS", "FORCE_COLOR", "NO_COLOR", "TERM",
    "TERM_PROGRAM", "TERM_PROGRAM_VERSION", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "WT_SESSION",
  ]
  return names.reduce(into: [:]) { variables, name in
    variables[name] = getenv(name).map { String(cString: $0) }
  }
}
