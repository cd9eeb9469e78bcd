public import DiptychAsync
public import DiptychLive
import DiptychSystem

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
  /// If the button was pressed, the focus only moves to a button that takes its place: the button
  /// itself, a new button in the same error view, banner, header or footer of a component, or the
  /// other branch of an `if`. Until there is such a button, or while the button is disabled, no
  /// button has the focus, and the next move of the focus begins where the button was.
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
  public func scroll(lines: Int) { state.window.withLock { $0.scroll(lines: lines) } }

  /// Scrolls down by a number of pages, or up if the number is negative.
  ///
  /// A page has as many lines as the window shows at once.
  public func scroll(pages: Int) { state.window.withLock { $0.scroll(pages: pages) } }

  /// Starts the action of the button that has the focus, and returns at once.
  ///
  /// While an earlier action of the button runs, the press is ignored.
  ///
  /// - Returns: Whether a button has the focus. If no button has the focus, the method does
  ///   nothing.
  @discardableResult
  public func press() -> Bool {
    guard let button = focusedButton else { return false }
    state.press(button)
    return true
  }
}

/// The keyboard focus on one of several ordered elements, such as the buttons of a screen or the
/// rows of a list.
///
/// ```swift
/// var focus = Focus<String>()
/// focus.update(["Back", "Retry", "Quit"])
/// focus.move(.next)  // Back
/// focus.move(.next)  // Retry
/// focus.update(["Back", "Quit"])  // Quit: Retry is gone
/// ```
public struct Focus<ID: Hashable & Sendable>: Hashable, Sendable {
  /// A move of the focus.
  public enum Move: Hashable, Sendable, CaseIterable {
    /// A move to the next element.
    ///
    /// If the last element or no element has the focus, the focus moves to the first element.
    case next
    /// A move to the previous element.
    ///
    /// If the first element or no element has the focus, the focus moves to the last element.
    case previous
    /// A move to the first element.
    case first
    /// A move to the last element.
    case last
  }

  /// The element that has the focus, or nil.
  public private(set) var element: ID?
  /// All elements, in order.
  public private(set) var elements: [ID] = []

  /// Creates a focus without any elements.
  public init() {}

  /// Replaces the elements, and keeps the focus on its element if possible.
  ///
  /// If the new elements contain the element with the focus, the element keeps the focus.
  /// Otherwise, the focus moves to the first of these elements that exists:
  ///
  /// - a new element between the remaining elements before and after the removed element
  /// - the nearest remaining element after the removed element
  /// - the nearest remaining element before the removed element
  ///
  /// If no element had the focus before the call, no element has the focus afterwards.
  ///
  /// - Complexity: O(*n*) in the number of old and new elements.
  public mutating func update(_ new: [ID]) {
    defer { elements = new }
    guard let old = element, !new.contains(old) else { return }
    let places = Dictionary(zip(new, new.indices), uniquingKeysWith: { first, _ in first })
    let index = elements.firstIndex(of: old) ?? 0
    let previous = elements[..<index].lastIndex { places[$0] != nil }
    let next = elements[index...].first { places[$0] != nil }
    // The new elements between the remaining neighbours.
    let start = previous.map { places[elements[$0], default: 0] + 1 } ?? 0
    let end = next.flatMap { places[$0] } ?? new.count
    guard start < end else {
      element = next ?? previous.map { elements[$0] }
      return
    }
    // If several neighbouring elements were removed, each of them has a different successor.
    let offset = index - (previous ?? -1) - 1
    element = new[min(start + offset, end - 1)]
  }

  /// Moves the focus in a direction; does nothing if there are no elements.
  public mutating func move(_ move: Move) {
    let index = element.flatMap(elements.firstIndex)
    switch move {
    case .next: element = index.map { elements[($0 + 1) % elements.count] } ?? elements.first
    case .previous:
      let count = elements.count
      element = index.map { elements[($0 + count - 1) % count] } ?? elements.last
    case .first: element = elements.first
    case .last: element = elements.last
    }
  }

  /// Moves the focus to an element, or removes the focus if the target is nil.
  ///
  /// If ``elements`` does not contain the target, nothing happens.
  public mutating func move(to target: ID?) {
    if let target, !elements.contains(target) { return }
    element = target
  }
}
