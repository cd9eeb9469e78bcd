public import DiptychAsync
import Synchronization

/// A screen that is drawn from a host and used by keys.
///
/// ``TerminalInput/show(_:every:footerLines:_:)`` creates one.
public struct TerminalScreen: Sendable {
  /// The keys, pasted text and new sizes of the window.
  ///
  /// Before the next event is waited for, the screen is drawn as it is after the last one.
  public let events: InputEvents

  private let state: ScreenState

  init(_ events: InputEvents, _ state: ScreenState) {
    self.events = events
    self.state = state
  }

  /// The button that has the focus, or nil if none in the last frame has.
  public var focusedButton: HostedButton? { state.focusedButton }

  /// Moves the focus among the buttons of the last frame.
  ///
  /// At the start the first button has it, if it is among the lines that the window shows.
  /// The focus stays on its button while that is shown, and goes to a neighbour afterwards, see
  /// ``Focus``. A button that its own action removes, as the one below a list whose next page
  /// loads, has it again if it is shown again when the action ends; until then no button has it.
  public func moveFocus(_ move: Focus<HostedButton.ID>.Move) {
    state.focus.withLock { $0.move(move) }
    state.window.withLock { $0.followFocus() }
  }

  /// Gives the focus to a button, or takes it away; a button outside of the last frame is ignored.
  ///
  /// Without focus the screen is shown from its first line.
  public func moveFocus(to button: HostedButton.ID?) {
    state.focus.withLock { $0.move(to: button) }
    state.window.withLock { window in
      if button == nil { window.scrollToTop() } else { window.followFocus() }
    }
  }

  /// Shows the screen as at its start: from its first line, with the focus on its first button.
  ///
  /// Call it when other views have taken the place of those before, as after a change of the tab.
  public func resetFocus() {
    state.focus.withLock { $0.reset() }
    state.window.withLock { $0.scrollToTop() }
  }

  /// Scrolls a screen that is taller than the window, down or by a negative number up.
  ///
  /// The next move of the focus scrolls to the focus again.
  public func scroll(lines: Int) {
    state.window.withLock { $0.scroll(lines: lines) }
  }

  /// Scrolls by the lines that the window shows at once.
  public func scroll(pages: Int) {
    state.window.withLock { $0.scroll(pages: pages) }
  }

  /// Presses the button that has the focus, and does not wait for the end of its action.
  ///
  /// - Returns: Whether a button has the focus.
  @discardableResult
  public func press() -> Bool {
    guard let button = focusedButton else { return false }
    state.focus.withLock { $0.move(to: button.id) }
    state.pressed.yield(button)
    return true
  }
}
