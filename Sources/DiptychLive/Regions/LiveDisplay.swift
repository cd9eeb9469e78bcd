import DiptychFiles
import DiptychTerminal
import DiptychText
import DiptychViews
import DiptychSystem

/// A live region on a terminal.
///
/// The thread of the terminal renders and writes the frames. The thread that prints other text of
/// the program writes that text above the region, see ``Terminal/write(_:)``. A lock keeps the two
/// threads apart. Text that other code writes to the standard streams is captured, and is written
/// above the region too.
final class LiveDisplay: LiveOutput {
  private struct Source {
    var frame: LiveFrame?
    var tick = 0
    /// Whether the region was drawn, or its work has taken longer than the delay.
    var hasAppeared = false
  }

  private struct Screen {
    var painter: RegionPainter
    /// The lines of the last frame, including those that do not fit in the window.
    var lines: [String] = []
    /// The beginning of a line of other text whose newline has not arrived yet.
    var incompleteLine = ""
    /// The percentage that the tab of the terminal shows.
    var tab: Int?
    /// Whether the region may be drawn.
    ///
    /// It is false after the region has ended, and while a signal is raised.
    var isShown = true
    /// Whether another program has the terminal, so that nothing is drawn and text is not changed.
    var isInBackground = false
    /// Whether the region is removed while other code uses the terminal, see ``pause()``.
    var isPaused = false
    /// Whether the region has ended for good.
    var hasEnded = false
  }

  /// A copy of the stream's descriptor, because the original may be redirected while the region is
  /// drawn.
  let descriptor: Int32
  private let ownsDescriptor: Bool
  private let identity: FileIdentity?
  private let terminal: Terminal
  private let environment: EnvironmentValues
  private let times: ProgressTimes
  private let delay: Duration
  /// The width that the program set in the traits, or nil if the width follows the window.
  private let fixedColumns: Int?
  private let fixedRows: Int?
  private let source = Mutex(Source())
  private let screen: Mutex<Screen>
  private let capture = Mutex<OutputCapture?>(nil)
  private let echo: EchoMode?

  init(
    on terminal: Terminal,
    environment: EnvironmentValues,
    after delay: Duration,
    elapsed: @escaping @Sendable () -> Duration
  ) {
    self.terminal = terminal
    self.environment = environment
    self.delay = delay
    times = ProgressTimes(elapsed: elapsed)
    let copy = SystemProcess.duplicate(terminal.descriptor)
    ownsDescriptor = copy != nil
    descriptor = copy ?? terminal.descriptor
    let isASCII = terminal.traits.options.contains(.ascii)
    let isShown = isInForeground(on: descriptor)
    screen = Mutex(
      Screen(painter: RegionPainter(isASCII: isASCII), isShown: isShown, isInBackground: !isShown)
    )
    echo = terminal.showsTypedKeys ? nil : EchoMode(of: descriptor)
    identity = FileIdentity(of: descriptor)
    let window = WindowSize(of: descriptor)
    fixedColumns = terminal.traits.width == window.columns ? nil : terminal.traits.width
    fixedRows = terminal.traits.height == window.rows ? nil : terminal.traits.height
  }

  deinit {
    if ownsDescriptor { SystemProcess.closeStream(descriptor) }
  }

  // MARK: Frames

  var tickInterval: Duration? { .zero }

  /// Stores a frame.
  ///
  /// Without a delay, the first frame is drawn at once. Other frames are drawn at the next tick.
  func update(_ frame: LiveFrame) {
    let isFirst = source.withLock { source in
      defer { source.frame = frame }
      return source.frame == nil
    }
    if isFirst, delay <= .zero { TerminalThread.shared.run { [self] in draw() } }
  }

  func tick() {
    source.withLock { $0.tick += 1 }
    draw()
  }

  func redraw() {
    source.withLock { $0.hasAppeared = true }
    draw()
  }

  /// Draws the lines of the region that have changed, unless it is too early for the region.
  private func draw() {
    let appears = source.withLock { source in
      source.hasAppeared = source.hasAppeared || times.elapsed >= delay
      return source.hasAppeared
    }
    guard appears else { return }
    followForeground()
    // The size is read only once, because the window may be resized between two reads of the height
    // and the width.
    let size = size
    let lines = frameLines(in: size, caretSymbol: RegionCaret.sign)
    let percentage = terminal.showsProgressInTab ? times.takePercentage() : nil
    flush(waits: false)
    screen.withLock { screen in
      screen.lines = lines
      guard screen.isShown else { return }
      screen.painter.window = WindowSize(of: descriptor).columns
      write(screen.painter.draw(lines, in: size) + tab(showing: percentage, in: &screen))
    }
  }

  /// Returns the bytes that show a percentage in the terminal's tab, or remove it.
  private func tab(showing percentage: Int?, in screen: inout Screen) -> String {
    guard percentage != screen.tab else { return "" }
    screen.tab = percentage
    return "\u{1B}]9;4;\(percentage.map { "1;\($0)" } ?? "0")\u{1B}\\"
  }

  /// Renders the newest frame for a window.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - caretSymbol: The character at the place where the user types, or nil for a frame without a
  ///     cursor.
  /// - Returns: The lines.
  private func frameLines(in size: RegionSize, caretSymbol: Character?) -> [String] {
    let (frame, tick) = source.withLock { ($0.frame, $0.tick) }
    var environment = environment
    environment.tick = tick
    environment.progressTimes = times
    environment.caretSymbol = caretSymbol
    let traits = terminal.traits
    // In a region, the terminal cuts lines that are too long.
    let options = traits.options.subtracting(.keepsLongWords)
    let format = TextFormat(width: size.width, color: traits.color, options: options)
    return frame?.lines(as: format, in: environment) ?? []
  }

  // MARK: Other text

  func print(_ text: String) { _ = write(above: text) }

  /// Writes text above the region, below all text that was written before.
  ///
  /// A line that is not complete is held back until its newline arrives.
  ///
  /// - Returns: The error number of the system, or 0.
  func write(above text: String) -> Int32 {
    receiveCaptured(waits: true)
    return write(received: text)
  }

  private func write(received text: String) -> Int32 {
    let code = screen.withLock { screen -> Int32? in
      if screen.hasEnded { return nil }
      guard screen.isShown, isInForeground(on: descriptor) else {
        return systemWrite(text, to: descriptor)
      }
      let text = screen.incompleteLine + text
      let end = text.utf8.lastIndex(of: UInt8(ascii: "\n")).map(text.utf8.index(after:))
      screen.incompleteLine = String(text[(end ?? text.startIndex)...])
      guard let end else { return 0 }
      let lines = String(text[..<end])
      return write(screen.painter.draw(screen.lines, in: size, below: lines))
    }
    if let code { return code }
    // Child processes whose output this region captured may still write after its end, when there
    // is another region.
    if let other = LiveDisplays.display(on: descriptor), other !== self {
      return other.write(received: text)
    }
    return systemWrite(text, to: descriptor)
  }

  // MARK: Captured text

  /// Returns whether a file is the pseudo-terminal that this region has redirected the standard
  /// streams to.
  func captures(_ file: FileIdentity) -> Bool { capture.withLock { $0?.identity == file } }

  /// Begins to capture the standard streams.
  func startCapture() {
    let new = OutputCapture(of: descriptor) { [self] in _ = write(received: $0) }
    guard let new else { return }
    capture.withLock { $0 = new }
    flush(waits: true)
    if screen.withLock(\.isShown) { new.take() }
  }

  /// Flushes the buffers of the C library for this terminal.
  private func flush(waits: Bool) {
    let captured = capture.withLock { $0?.identity }
    flushStandardStreams(to: [identity, captured], waits: waits)
  }

  /// Waits until all captured text is above the region.
  private func receiveCaptured(waits: Bool) {
    flush(waits: waits)
    capture.withLock(\.self)?.synchronize()
  }

  // MARK: Visibility and end

  /// Begins to draw on the terminal.
  func start() {
    echo?.turnOff()
    if terminal.capturesOutput { startCapture() }
  }

  /// Stops drawing when the shell gives the terminal to another program, and draws again in the
  /// foreground.
  ///
  /// A shell that brings a running program to the foreground sends no signal, so each tick checks.
  private func followForeground() {
    let isShown = isInForeground(on: descriptor)
    let hasChanged = screen.withLock { screen in
      guard screen.isInBackground == isShown, !screen.hasEnded else { return false }
      screen.isInBackground = !isShown
      screen.isShown = isShown && !screen.isPaused
      // The shell has overwritten the region.
      screen.painter.forget()
      return true
    }
    guard hasChanged else { return }
    if isShown { takeStreams() } else { capture.withLock(\.self)?.release() }
  }

  /// Captures the streams and turns the echo off, if the region is shown.
  private func takeStreams() {
    guard screen.withLock(\.isShown) else { return }
    echo?.turnOff()
    capture.withLock(\.self)?.take()
  }

  /// Removes the region before a signal, `exit` or a crash stops or ends the program.
  func hide() {
    followForeground()
    receiveCaptured(waits: false)
    echo?.restore()
    screen.withLock { screen in
      guard screen.isShown else { return }
      screen.isShown = false
      let text = screen.incompleteLine.isEmpty ? "" : screen.incompleteLine + "\n"
      screen.incompleteLine = ""
      write(screen.painter.leave(in: size, writing: text) + tab(showing: nil, in: &screen))
    }
    let capture = capture.withLock(\.self)
    capture?.release()
    capture?.synchronize()
  }

  /// Draws the region again after a signal that did not end the program.
  func show() {
    screen.withLock { screen in
      screen.isInBackground = !isInForeground(on: descriptor)
      screen.isShown = !screen.hasEnded && !screen.isPaused && !screen.isInBackground
    }
    takeStreams()
    draw()
  }

  /// Removes the region until ``resume()`` is called.
  ///
  /// Until then, text of the program is written directly.
  func pause() {
    hide()
    screen.withLock { $0.isPaused = true }
  }

  /// Draws the region again.
  func resume() {
    screen.withLock { $0.isPaused = false }
    show()
  }

  /// Ends the region.
  ///
  /// A frame that is kept is written with all lines, even if it is taller than the window.
  func end(keepingFrame: Bool) {
    let lines = keepingFrame ? frameLines(in: size, caretSymbol: nil) : []
    followForeground()
    receiveCaptured(waits: false)
    echo?.restore()
    screen.withLock { screen in
      guard screen.isShown || screen.isInBackground else { return }
      screen.isShown = false
      screen.hasEnded = true
      let text = lines.map { $0 + "\n" }.joined() + screen.incompleteLine
      write(screen.painter.leave(in: size, writing: text) + tab(showing: nil, in: &screen))
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

  var size: RegionSize {
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
