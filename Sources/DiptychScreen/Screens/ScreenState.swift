import DiptychAsync
import DiptychText
import DiptychViews
import DiptychSystem

/// The state of a screen, which keys and frames change.
final class ScreenState: Sendable {
  private struct Frame {
    var output = ""
    var buttons: [HostedButton] = []
    /// Whether the action of the button that had the focus last was running.
    var runsAction = false
  }

  let focus = Mutex(ScreenFocus())
  let window = Mutex(ScrollWindow())
  private let actions: AsyncStream<Task<Void, Never>>.Continuation
  private let start: @Sendable (HostedButton) -> Task<Void, Never>?
  /// The buttons of the last frame.
  private let buttons = Mutex<[HostedButton]>([])
  private let isPressed: @Sendable (HostedButton.ID) -> Bool
  private let render: @Sendable (TextFormat) -> Frame

  init<Content: View & SendableMetatype>(
    of host: ViewHost<Content>,
    pressed actions: AsyncStream<Task<Void, Never>>.Continuation
  ) {
    self.actions = actions
    start = { button in host.press(button) }
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

  /// Gives the focus to a button, and starts its action unless the button is busy.
  func press(_ button: HostedButton) {
    focus.withLock { $0.press(button) }
    guard let action = start(button) else { return }
    if case .terminated = actions.yield(action) { action.cancel() }
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
      update(from: other)
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
      update(from: frame)
      if focus.withLock(\.element) == focused { break }
    }
    return frame.output
  }

  private func rendered(as format: TextFormat, _ focused: HostedButton.ID?) -> Frame {
    // The action may begin or end while the frame is rendered, so the running actions are read
    // before and after the rendering.
    let runsAction = { [self] in focus.withLock(\.lastElement).map(isPressed) ?? false }
    let ranAction = runsAction()
    var values = EnvironmentValues.current
    values.focusedButton = focused
    var frame = EnvironmentValues.$current.withValue(values) { render(format) }
    frame.runsAction = ranAction || runsAction()
    return frame
  }

  /// Updates the focus from the buttons of a frame.
  private func update(from frame: Frame) {
    buttons.withLock { $0 = frame.buttons }
    focus.withLock { $0.update(frame.buttons, runsAction: frame.runsAction) }
  }
}

/// The focus of a screen; the first button has the focus until a key moves it.
struct ScreenFocus: Sendable {
  /// The buttons of the last frame with the button that had the focus last.
  private var known: [HostedButton] = []
  /// The focus among these buttons.
  private var focus = Focus<HostedButton.ID>()
  /// The buttons of the last frame that can have the focus.
  private var shown: [HostedButton.ID] = []
  /// The button that was pressed, until a key moves the focus.
  private var pressed: HostedButton?
  /// Whether no button has the focus, because the button that had it is gone for now, and no other
  /// button takes its place.
  private var isVacant = false
  /// Whether nothing has moved the focus.
  private(set) var isDefault = true

  /// The button that has the focus.
  var element: HostedButton.ID? { isVacant ? nil : focus.element }

  /// The button that has the focus, or that had it last, if no button takes its place.
  var lastElement: HostedButton.ID? { focus.element }

  /// Sets the buttons of a frame, and whether the action of the last button with the focus was
  /// running; while it runs, no other button gets the focus.
  mutating func update(_ buttons: [HostedButton], runsAction: Bool) {
    let enabled = buttons.filter(\.isEnabled)
    shown = enabled.map(\.id)
    if !isDefault, let last = focus.element, !shown.contains(last) {
      if runsAction || buttons.contains(where: { $0.id == last }) { return isVacant = true }
      if let pressed, pressed.id == last {
        guard let successor = successor(of: pressed, in: enabled) else { return isVacant = true }
        self.pressed = successor
        focus.update(shown)
        focus.move(to: successor.id)
      }
    }
    known = enabled
    focus.update(shown)
    isVacant = false
    if isDefault { focus.move(.first) }
  }

  /// Returns the button that takes the place of a button that was pressed and is gone.
  private func successor(of pressed: HostedButton, in buttons: [HostedButton]) -> HostedButton? {
    buttons.first { $0.identity == pressed.identity }
      ?? buttons.first { button in
        button.canReplace(pressed)
          && !known.contains { $0.identity == button.identity }
      }
  }

  mutating func move(_ move: Focus<HostedButton.ID>.Move) {
    isDefault = false
    pressed = nil
    guard isVacant, let last = focus.element else { return focus.move(move) }
    isVacant = false
    let old = focus.elements
    focus.update(shown)
    // The focus is on the neighbour of the button that is gone, which is the next one or the
    // previous one.
    let index = focus.element.flatMap(old.firstIndex) ?? old.endIndex
    let isBefore = index < old.firstIndex(of: last) ?? old.startIndex
    if move != (isBefore ? .previous : .next) { focus.move(move) }
  }

  mutating func move(to button: HostedButton.ID?) {
    isDefault = false
    pressed = nil
    if isVacant { focus.update(shown) }
    isVacant = false
    focus.move(to: button)
  }

  /// Gives the focus to a button whose action begins.
  mutating func press(_ button: HostedButton) {
    move(to: button.id)
    pressed = button
  }

  /// Moves the focus to the first button of the next frame.
  mutating func reset() {
    isDefault = true
    pressed = nil
  }

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
