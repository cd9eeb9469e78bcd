/// A conformance that lets `print` and `dump` write to a terminal.
///
/// ```swift
/// var log = Terminal.standardError
/// print("reading", path, to: &log)
/// ```
///
/// The text is written unchanged. If a live region is on the same terminal, the text appears above
/// the region. Errors are ignored, as Swift's `print` does.
///
/// A logger that writes to a `Terminal` does not spoil live regions, even if
/// ``Terminal/capturesOutput`` is false. The following log handler is for swift-log:
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

// A throwing method can't satisfy a requirement that does not throw, and a type can't declare both
// overloads. So the overload that does not throw is in an extension of the protocol.
extension TextOutputStream where Self == Terminal {
  public mutating func write(_ string: String) {
    let terminal: Terminal = self
    try? terminal.writeText(string)
  }
}
