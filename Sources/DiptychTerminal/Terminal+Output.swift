import DiptychFiles
public import DiptychViews
import DiptychSystem

extension Terminal {
  /// Shows a view in the user's pager, such as `less`, and waits until the pager exits.
  ///
  /// ```swift
  /// Terminal.standardOutput.page(Report(packages: packages))
  /// ```
  ///
  /// The view is rendered with the width and the colours of this terminal. The pager is the command
  /// in the environment variable `PAGER`, or `less` if `PAGER` is not set. If the variable `LESS`
  /// is not set, the pager is started with `LESS=FRX`, as git does. With these options, `less`
  /// shows colours, exits at once if the text fits in the window, and leaves the text on the
  /// screen. If the variable is set, the option `-R`, which shows colours, is added before the
  /// user's options.
  ///
  /// Ctrl-C reaches the pager alone, which ends a search, for example.
  ///
  /// If the stream is not interactive, or the pager can't be started, the text is printed instead.
  public func page<V: View>(_ view: V) {
    guard traits.isInteractive else { return print(view) }
    // A pager does not handle the sequences that move the cursor to a column.
    let options = traits.options.subtracting(.absoluteColumns)
    let format = TextFormat(width: traits.width, color: traits.color, options: options)
    let text = linkingPlaces { view.rendered(as: format) }
    let named = SystemProcess.variable("PAGER") ?? ""
    let pager = named.isEmpty ? "less" : named
    flushStandardStreams(to: [FileIdentity(of: descriptor)], waits: true)
    let command = "LESS=\"${LESS+-R }${LESS-FRX}\" \(pager) >&\(descriptor)"
    if !SystemProcess.write(text, toCommand: command) { try? write(text) }
  }
}

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

/// The function that writes text above a live region, instead of into it.
///
/// Regions are in another module, so the first region registers the function here.
package enum RegionText {
  /// A function that writes text above the region on the terminal of a descriptor.
  ///
  /// It returns the error number of the system, or nil if the terminal has no region.
  package typealias Write = @Sendable (_ text: String, _ descriptor: Int32) -> Int32?

  private static let writer = Mutex<Write?>(nil)

  /// Registers the function.
  package static func register(_ write: @escaping Write) { writer.withLock { $0 = write } }

  /// Writes text above the region on the terminal of a descriptor, if there is one.
  static func write(_ text: String, on descriptor: Int32) -> Int32? {
    writer.withLock(\.self)?(text, descriptor)
  }
}
