/// The visible lines of a screen that is taller than the window.
///
/// A mark at each end of the window shows how many lines are hidden there.
struct ScrollWindow: Equatable, Sendable {
  /// The index of the first line in the window.
  private(set) var first = 0
  /// The number of lines to scroll for a page.
  private var page = 0
  /// Whether the window follows the focus.
  ///
  /// Scrolling turns this off, and the next move of the focus turns it on.
  private var followsFocus = true
  /// The number of times that the focus was moved, so that a frame can detect a move that happens
  /// while the frame is drawn.
  private(set) var moves = 0

  /// Scrolls down, or up if the number is negative; the next frame keeps the window within the
  /// screen.
  mutating func scroll(lines: Int) {
    first += lines
    followsFocus = false
    moves += 1
  }

  /// Scrolls by a number of pages.
  ///
  /// A page has as many lines as the window shows at once.
  mutating func scroll(pages: Int) { scroll(lines: pages * page) }

  /// Makes the window follow the focus from now on.
  mutating func followFocus() {
    followsFocus = true
    moves += 1
  }

  /// Moves the window to the first line, and makes it follow the focus from now on.
  mutating func scrollToTop() {
    first = 0
    followFocus()
  }

  /// Returns the lines that fit in the window.
  ///
  /// - Parameters:
  ///   - frame: All lines of the screen.
  ///   - footerLines: The number of lines at the end that are always shown.
  ///   - focusedLine: The index of the line with the focus.
  ///   - height: The number of lines that fit.
  ///   - isASCII: Whether the marks may only contain ASCII characters.
  /// - Returns: The lines; all of them if they fit, or if there is no room for marks.
  mutating func lines(
    of frame: [Substring],
    footerLines: Int,
    focusedLine: Int?,
    height: Int,
    isASCII: Bool
  ) -> [Substring] {
    let footer = frame.suffix(footerLines)
    let content = frame.dropLast(footer.count)
    let room = height - footer.count
    // There must be room for a mark at each end, and for a line between the marks.
    guard frame.count > height, room >= 3 else {
      first = 0
      return frame
    }
    page = room - 2
    if followsFocus, let focusedLine, content.indices.contains(focusedLine) {
      // The number of lines between the focus and the end of the window, including a mark.
      let margin = min(2, (room - 1) / 2)
      first = min(max(first, focusedLine + margin - room + 1), focusedLine - margin)
    }
    first = min(max(first, 0), content.count - room)
    var lines = Array(content[first..<first + room])
    func mark(_ count: Int) -> Substring { "\(isASCII ? "..." : "…") \(count) more lines" }
    if first > 0 { lines[0] = mark(first + 1) }
    let missing = content.count - first - room
    if missing > 0 { lines[room - 1] = mark(missing + 1) }
    return lines + footer
  }
}
