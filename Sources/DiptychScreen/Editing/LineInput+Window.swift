import DiptychText

extension LineInput {
  /// Returns the text on both sides of the cursor that fits on a line, where the cursor takes one
  /// cell of its own.
  ///
  /// What does not fit is left out at both ends, by whole characters. Of the text after the cursor,
  /// a third of the line stays visible.
  ///
  /// - Parameter width: The width of the line in cells.
  /// - Returns: The text before the cursor, and the text after it.
  public func visible(width: Int) -> (before: String, after: String) {
    let room = max(width - 1, 0)
    let after = CellWidth.of(afterCursor)
    let keptAfter = min(after, max(room - CellWidth.of(beforeCursor), room / 3))
    let before = String(beforeCursor.reversed().fitting(in: room - keptAfter).reversed())
    return (before, String(afterCursor.fitting(in: room - CellWidth.of(before))))
  }
}

extension Sequence<Character> {
  /// Returns the first characters that fit in a number of cells.
  fileprivate func fitting(in cells: Int) -> [Character] {
    var room = cells
    return Array(
      prefix { character in
        room -= CellWidth.of(String(character))
        return room >= 0
      }
    )
  }
}
