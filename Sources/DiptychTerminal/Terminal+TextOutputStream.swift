/// A terminal is a stream that `print` and `dump` can write to.
///
/// ```swift
/// var log = Terminal.standardError
/// print("reading", path, to: &log)
/// ```
///
/// Text is written as it is, above a live region on the same terminal. As with Swift's `print`,
/// nothing is said where that fails.
///
/// A logger that writes through it keeps clear of live regions also where these do not take what
/// others write (``Terminal/capturesOutput``). One for swift-log:
///
/// ```swift
/// struct TerminalLogHandler: LogHandler {
///   var terminal = Terminal.standardError
///   var logLevel = Logger.Level.info
///   var metadata = Logger.Metadata()
///   subscript(metadataKey key: String) -> Logger.Metadata.Value? {
///     get { metadata[key] }
///     set { metadata[key] = newValue }
///   }
///
///   func log(
///     level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?,
///     source: String, file: String, function: String, line: UInt
///   ) {
///     terminal.print("\(level): \(message)")
///   }
/// }
/// LoggingSystem.bootstrap { _ in TerminalLogHandler() }
/// ```
extension Terminal: TextOutputStream {}

// What throws is no witness of what does not, and may not be overloaded with it in one type.
extension TextOutputStream where Self == Terminal {
  public mutating func write(_ string: String) {
    let terminal: Terminal = self
    try? terminal.writeText(string)
  }
}
