import DiptychText
import DiptychViews
import Synchronization

/// A live region on a terminal.
///
/// Frames are rendered and written by the thread of the terminal. Other text of the program is
/// written above the region by whoever writes it, see ``Terminal/write(_:)``; a lock keeps both
/// apart. What others write to the standard streams of the program arrives through a capture, and
/// goes above the region too.
final class LiveDisplay: LiveOutput {
  private struct Source {
    var frame: LiveFrame?
    var tick = 0
  }

  private struct Screen {
    var painter: RegionPainter
    /// The last frame, also those lines that the terminal has no room for.
    var lines: [String] = []
    /// A line of other text that is not complete.
    var incompleteLine = ""
    /// Whether the region may be drawn: not once it ended, nor while a signal is raised.
    var isShown = true
    /// Whether the region ended for good.
    var hasEnded = false
  }

  /// A copy of the stream's own descriptor, which may lead elsewhere while the region is drawn.
  let descriptor: Int32
  private let ownsDescriptor: Bool
  private let identity: FileIdentity?
  private let terminal: Terminal
  private let environment: EnvironmentValues
  /// What the traits say otherwise than the window does: it was asked for, and stays.
  private let fixedColumns: Int?
  private let fixedRows: Int?
  private let source = Mutex(Source())
  private let screen: Mutex<Screen>
  private let capture = Mutex<OutputCapture?>(nil)

  init(on terminal: Terminal, environment: EnvironmentValues) {
    self.terminal = terminal
    self.environment = environment
    let isASCII = terminal.traits.options.contains(.ascii)
    screen = Mutex(Screen(painter: RegionPainter(isASCII: isASCII)))
    let copy = SystemProcess.duplicate(terminal.descriptor)
    ownsDescriptor = copy != nil
    descriptor = copy ?? terminal.descriptor
    identity = FileIdentity(of: descriptor)
    let window = WindowSize(of: descriptor)
    fixedColumns = terminal.traits.width == window.columns ? nil : terminal.traits.width
    fixedRows = terminal.traits.height == window.rows ? nil : terminal.traits.height
  }

  deinit {
    if ownsDescriptor { SystemProcess.closeStream(descriptor) }
  }

  // MARK: Frames

  var isAnimated: Bool { true }

  /// Takes a frame: the first is drawn at once, others with the next tick.
  func update(_ frame: LiveFrame) {
    let isFirst = source.withLock { source in
      defer { source.frame = frame }
      return source.frame == nil
    }
    if isFirst { TerminalThread.shared.run { [self] in draw() } }
  }

  func tick() {
    source.withLock { $0.tick += 1 }
    draw()
  }

  /// Draws the region again where it changed.
  private func draw() {
    let lines = frameLines()
    flush(waits: false)
    screen.withLock { screen in
      screen.lines = lines
      guard screen.isShown else { return }
      write(screen.painter.draw(lines, in: size))
    }
  }

  /// The lines of the newest frame.
  private func frameLines() -> [String] {
    let (frame, tick) = source.withLock { ($0.frame, $0.tick) }
    var environment = environment
    environment.tick = tick
    let traits = terminal.traits
    let format = TextFormat(width: size.width, color: traits.color, options: traits.options)
    return frame?.lines(as: format, in: environment) ?? []
  }

  // MARK: Other text

  func print(_ text: String) {
    _ = write(above: text)
  }

  /// Writes text above the region, below all that was written before; an incomplete line waits for
  /// its end.
  ///
  /// - Returns: The error number of the system, or 0.
  func write(above text: String) -> Int32 {
    receiveCaptured(waits: true)
    return write(received: text)
  }

  private func write(received text: String) -> Int32 {
    let code = screen.withLock { screen -> Int32? in
      if screen.hasEnded { return nil }
      guard screen.isShown else { return systemWrite(text, to: descriptor) }
      let text = screen.incompleteLine + text
      let end = text.utf8.lastIndex(of: UInt8(ascii: "\n")).map(text.utf8.index(after:))
      screen.incompleteLine = String(text[(end ?? text.startIndex)...])
      guard let end else { return 0 }
      let lines = String(text[..<end])
      return write(screen.painter.draw(screen.lines, in: size, below: lines))
    }
    if let code { return code }
    // A program that this region captured goes on; there may be another region by now.
    if let other = LiveDisplays.display(on: descriptor), other !== self {
      return other.write(received: text)
    }
    return systemWrite(text, to: descriptor)
  }

  // MARK: Text of others

  /// Whether a file is what the standard streams lead to while the region is drawn.
  func captures(_ file: FileIdentity) -> Bool {
    capture.withLock { $0?.identity == file }
  }

  /// Begins to take what others write to the standard streams.
  func startCapture() {
    let new = OutputCapture(of: descriptor) { [self] in _ = write(received: $0) }
    guard let new else { return }
    capture.withLock { $0 = new }
    flush(waits: true)
    new.take()
  }

  /// Writes out what the C library still holds for this terminal.
  private func flush(waits: Bool) {
    let captured = capture.withLock { $0?.identity }
    flushStandardStreams(to: [identity, captured], waits: waits)
  }

  /// Waits until what others have written is above the region.
  private func receiveCaptured(waits: Bool) {
    flush(waits: waits)
    capture.withLock(\.self)?.synchronize()
  }

  // MARK: Coming and going

  /// Takes the region away before the program stops or ends.
  func hide() {
    receiveCaptured(waits: false)
    screen.withLock { screen in
      guard screen.isShown else { return }
      screen.isShown = false
      let text = screen.incompleteLine.isEmpty ? "" : screen.incompleteLine + "\n"
      screen.incompleteLine = ""
      write(screen.painter.leave(in: size, writing: text))
    }
    let capture = capture.withLock(\.self)
    capture?.release()
    capture?.synchronize()
  }

  /// Draws the region after a signal that did not end the program.
  func show() {
    let isShown = screen.withLock { screen in
      screen.isShown = !screen.hasEnded
      return screen.isShown
    }
    if isShown { capture.withLock(\.self)?.take() }
    draw()
  }

  /// Ends the region; a frame that is kept is written whole, whatever its height.
  func end(keepingFrame: Bool) {
    let lines = keepingFrame ? frameLines() : []
    receiveCaptured(waits: false)
    screen.withLock { screen in
      guard screen.isShown else { return }
      screen.isShown = false
      screen.hasEnded = true
      let text = lines.map { $0 + "\n" }.joined() + screen.incompleteLine
      write(screen.painter.leave(in: size, writing: text))
    }
    let capture = capture.withLock { capture in
      defer { capture = nil }
      return capture
    }
    capture?.release()
    capture?.synchronize()
    capture?.end()
    LiveDisplays.remove(self)
  }

  // MARK: Terminal

  private var size: RegionSize {
    let window = WindowSize(of: descriptor)
    let columns = [fixedColumns, window.columns].compactMap(\.self).min()
    let rows = [fixedRows, window.rows].compactMap(\.self).min()
    return RegionSize(columns: columns ?? 80, rows: rows ?? 24)
  }

  @discardableResult
  private func write(_ bytes: String) -> Int32 {
    bytes.isEmpty ? 0 : systemWrite(bytes, to: descriptor)
  }
}
