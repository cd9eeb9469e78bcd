public import DiptychAsync
public import DiptychLive
import Synchronization

/// An interactive screen in a terminal, which shows the view of a host and is controlled with keys.
///
/// ``DiptychLive/TerminalInput/show(_:every:footerLines:_:)`` creates a screen.
public struct TerminalScreen: Sendable {
  /// The input events: keys, pasted text, and changes of the window's size.
  ///
  /// Before the sequence waits for the next event, the screen is drawn again, so it shows the
  /// effects of the last event. Only one task may iterate over the sequence at a time.
  public let events: AsyncStream<InputEvent>

  private let state: ScreenState

  init(_ events: AsyncStream<InputEvent>, _ state: ScreenState) {
    self.events = events
    self.state = state
  }

  /// The button that has the focus, or nil if no visible button has the focus.
  public var focusedButton: HostedButton? { state.focusedButton }

  /// Moves the focus to another button of the screen.
  ///
  /// At the start, the first button has the focus, if its line is visible in the window. A button
  /// keeps the focus while the view contains it. When the button is removed, the focus moves to
  /// another button; see ``Focus/update(_:)``.
  ///
  /// There is one exception. A button may be removed while its own action runs, for example a
  /// button that loads more items. In this case, no button has the focus until the action ends. If
  /// the view contains the button again when the action ends, the button gets the focus back.
  public func moveFocus(_ move: Focus<HostedButton.ID>.Move) {
    state.focus.withLock { $0.move(move) }
    state.window.withLock { $0.followFocus() }
  }

  /// Moves the focus to a button, or removes the focus if the argument is nil.
  ///
  /// If the screen does not contain the button, nothing happens.
  ///
  /// If the argument is nil, the screen also scrolls to its first line.
  public func moveFocus(to button: HostedButton.ID?) {
    state.focus.withLock { $0.move(to: button) }
    state.window.withLock { window in
      if button == nil { window.scrollToTop() } else { window.followFocus() }
    }
  }

  /// Scrolls to the first line, and moves the focus to the first button.
  ///
  /// Call it when the screen shows new content, for example after the user has switched to another
  /// tab.
  public func resetFocus() {
    state.focus.withLock { $0.reset() }
    state.window.withLock { $0.scrollToTop() }
  }

  /// Scrolls down by a number of lines, or up if the number is negative.
  ///
  /// If the whole screen fits in the window, nothing happens. When the focus moves the next time,
  /// the screen scrolls to the button that has the focus.
  public func scroll(lines: Int) {
    state.window.withLock { $0.scroll(lines: lines) }
  }

  /// Scrolls down by a number of pages, or up if the number is negative.
  ///
  /// A page has as many lines as the window shows at once.
  public func scroll(pages: Int) {
    state.window.withLock { $0.scroll(pages: pages) }
  }

  /// Starts the action of the button that has the focus, and returns at once.
  ///
  /// - Returns: Whether a button has the focus. If no button has the focus, the method does
  ///   nothing.
  @discardableResult
  public func press() -> Bool {
    guard let button = focusedButton else { return false }
    state.focus.withLock { $0.move(to: button.id) }
    state.pressed.yield(button)
    return true
  }
}
