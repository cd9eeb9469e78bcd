import DiptychText

extension LineInput {
  /// Returns the part of the text around the cursor that fits on a line with a given width.
  ///
  /// The cursor takes one cell.
  ///
  /// If the text is too long, characters are left out at the beginning, at the end, or at both
  /// ends. If the text after the cursor is long, at least a third of the line shows text after the
  /// cursor.
  ///
  /// - Parameter width: The width of the line in cells, including the cell of the cursor.
  /// - Returns: The visible text before the cursor, and the visible text after the cursor.
  public func visible(width: Int) -> (before: String, after: String) {
    let room = max(width - 1, 0)
    let after = CellWidth.of(afterCursor)
    let keptAfter = min(after, max(room - CellWidth.of(beforeCursor), room / 3))
    let before = String(beforeCursor.reversed().fitting(in: room - keptAfter).reversed())
    return (before, String(afterCursor.fitting(in: room - CellWidth.of(before))))
  }
}

extension Sequence<Character> {
  /// Returns as many characters from the beginning as fit in a number of cells.
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
