import DiptychAsync
import DiptychText
import DiptychViews
import Synchronization

/// The state of a screen, which keys and frames change.
final class ScreenState: Sendable {
  private struct Frame {
    var output = ""
    var buttons: [HostedButton] = []
    /// Whether the action of the button with the focus was running.
    var runsAction = false
  }

  let focus = Mutex(ScreenFocus())
  let window = Mutex(ScrollWindow())
  let pressed: AsyncStream<HostedButton>.Continuation
  /// The buttons of the last frame.
  private let buttons = Mutex<[HostedButton]>([])
  private let isPressed: @Sendable (HostedButton.ID) -> Bool
  private let render: @Sendable (TextFormat) -> Frame

  init<Content: View & SendableMetatype>(
    of host: ViewHost<Content>,
    pressed: AsyncStream<HostedButton>.Continuation
  ) {
    self.pressed = pressed
    isPressed = { id in host.isPressed(id) }
    render = { format in
      let frame = host.frame(as: format)
      return Frame(output: frame.output, buttons: frame.buttons)
    }
  }

  var focusedButton: HostedButton? {
    let id = focus.withLock(\.element)
    return id.flatMap { id in buttons.withLock { $0.first { $0.id == id } } }
  }

  /// Renders the lines of a frame that fit in the window.
  ///
  /// - Parameters:
  ///   - format: The format of the frame.
  ///   - height: The number of lines that fit in the window, or nil to return all lines.
  ///   - footerLines: The number of lines at the end that are always shown.
  /// - Returns: The lines.
  func frame(as format: TextFormat, height: Int?, footerLines: Int) -> String {
    var shown = window.withLock(\.self)
    let frame = frame(as: format)
    guard let height else { return frame }
    let lines = frame.lines
    let (focused, isDefault) = focus.withLock { ($0.element, $0.isDefault) }
    // The line with the focus is the first line that differs if the frame is rendered without the
    // focus.
    let other = focused == nil || lines.count <= height ? nil : rendered(as: format, nil)
    let others = other?.output.lines ?? lines
    let focusedLine = zip(lines, others).enumerated().first { $1.0 != $1.1 }?.offset
    func visible(_ lines: [Substring], following line: Int?) -> [Substring] {
      shown.lines(
        of: lines,
        footerLines: footerLines,
        focusedLine: line,
        height: height,
        isASCII: format.options.contains(.ascii)
      )
    }
    var result = visible(lines, following: isDefault ? nil : focusedLine)
    if let other, isDefault, let focusedLine, !result.contains(lines[focusedLine]) {
      // Only a visible button may be pressed with Enter.
      update(from: other, focused: nil)
      focus.withLock { $0.leave() }
      result = visible(others, following: nil)
    }
    // If the focus has moved in the meantime, these lines do not show the move. The next frame
    // shows it.
    window.withLock { window in
      if window.moves == shown.moves { window = shown }
    }
    return result.joined(separator: "\n")
  }

  /// Renders a frame, and gives the focus to a button of the frame.
  ///
  /// Each rendering may see another state, so the frame is rendered again until it shows the focus
  /// that follows from its own buttons. There is a limit, because some views never have the same
  /// buttons twice.
  private func frame(as format: TextFormat) -> String {
    var frame = Frame()
    for _ in 0..<4 {
      let focused = focus.withLock(\.element)
      frame = rendered(as: format, focused)
      update(from: frame, focused: focused)
      if focus.withLock(\.element) == focused { break }
    }
    return frame.output
  }

  private func rendered(as format: TextFormat, _ focused: HostedButton.ID?) -> Frame {
    // The action may begin or end while the frame is rendered, so the running actions are read
    // before and after the rendering.
    let ranAction = focused.map(isPressed) ?? false
    var values = EnvironmentValues.current
    values.focusedButton = focused
    var frame = EnvironmentValues.$current.withValue(values) { render(format) }
    frame.runsAction = ranAction || (focused.map(isPressed) ?? false)
    return frame
  }

  /// Updates the focus from the buttons of a frame, which shows the focus on a button.
  ///
  /// While the action of a removed button runs, no other button gets the focus.
  private func update(from frame: Frame, focused: HostedButton.ID?) {
    buttons.withLock { $0 = frame.buttons }
    let ids = frame.buttons.map(\.id)
    focus.withLock { focus in
      if frame.runsAction, let focused, focus.element == focused, !ids.contains(focused) { return }
      focus.update(ids)
    }
  }
}

/// The focus of a screen; the first button has the focus until a key moves it.
struct ScreenFocus: Sendable {
  private var focus = Focus<HostedButton.ID>()
  /// Whether nothing has moved the focus.
  private(set) var isDefault = true

  /// The button that has the focus.
  var element: HostedButton.ID? { focus.element }

  /// Sets the buttons of a frame.
  mutating func update(_ buttons: [HostedButton.ID]) {
    focus.update(buttons)
    if isDefault { focus.move(.first) }
  }

  mutating func move(_ move: Focus<HostedButton.ID>.Move) {
    isDefault = false
    focus.move(move)
  }

  mutating func move(to button: HostedButton.ID?) {
    isDefault = false
    focus.move(to: button)
  }

  /// Moves the focus to the first button of the next frame.
  mutating func reset() { isDefault = true }

  /// If the first button has the focus by default, removes the focus until the next frame.
  mutating func leave() {
    if isDefault { focus.move(to: nil) }
  }
}

extension String {
  /// The lines of a rendered text, without the end of the last one.
  fileprivate var lines: [Substring] {
    (hasSuffix("\n") ? dropLast() : self[...]).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
  }
}
