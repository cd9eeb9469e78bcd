import DiptychFiles

/// A query to a terminal.
///
/// The answer arrives like typed text.
enum TerminalQuestion {
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)

  /// Writes a query and reads the answer, up to the answer to `DA1`.
  ///
  /// - Returns: The bytes that were read, or nil if the terminal was not asked, because other input
  ///   waits to be read.
  static func answer(
    to question: String,
    on descriptor: Int32,
    within timeout: Duration
  ) -> [UInt8]? {
    guard let mode = RawMode(of: descriptor, resized: { _, _ in }) else { return nil }
    defer { mode.end() }
    guard !hasInput(mode.descriptor, within: .zero),
      systemWrite(question, to: mode.descriptor) == 0
    else { return nil }
    let clock = ContinuousClock()
    let end = clock.now + timeout
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 256)
    while !BackgroundAnswer.isComplete(bytes), hasInput(mode.descriptor, within: end - clock.now) {
      let count = read(mode.descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return bytes
  }

  private static func hasInput(_ descriptor: Int32, within time: Duration) -> Bool {
    var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    let (seconds, attoseconds) = max(time, .zero).components
    let milliseconds = seconds * 1000 + attoseconds / 1_000_000_000_000_000
    return poll(&ready, 1, Int32(clamping: milliseconds)) > 0
  }

  #else

  static func answer(
    to question: String,
    on descriptor: Int32,
    within timeout: Duration
  ) -> [UInt8]? { nil }

  #endif
}
