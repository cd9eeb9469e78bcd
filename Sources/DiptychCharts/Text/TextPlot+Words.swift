import DiptychViews

// The annotations of marks.
extension TextPlot {
  /// Writes annotations at marks if the cells are free.
  mutating func drawWords() {
    for words in scene.annotations {
      let text = words.text.onOneLine
      let letters = text.map { (character: $0, cells: space.measure(String($0))) }
      let cells = letters.reduce(0) { $0 + $1.cells }
      // The grid supports characters that are one or two cells wide, so an annotation with other
      // characters is not written.
      guard cells > 0, isInside(words) else { continue }
      guard letters.allSatisfy({ (1...2).contains($0.cells) }) else {
        missing.append(text)
        continue
      }
      let places = places(of: words, cells: cells)
      guard
        let (column, row) = places.first(where: { place in
          words.position == .overlay ? isWhole(place, cells) : isFree(place, cells)
        })
      else {
        missing.append(text)
        continue
      }
      var next = column
      for letter in letters {
        grid[next, row] = CellGrid.Cell(character: letter.character, style: .label)
        if letter.cells == 2 { grid[next + 1, row] = CellGrid.Cell(isContinued: true) }
        next += letter.cells
      }
    }
  }

  /// Whether the place of an annotation is between the axes.
  ///
  /// A mark outside the axes has no annotation.
  private func isInside(_ words: SceneShapes.Words) -> Bool {
    [
      words.x.isFinite ? scene.x.fraction(words.x) : 1,
      words.y.isFinite ? scene.y.fraction(words.y) : 1,
    ]
    .allSatisfy(DotGrid.isInside)
  }

  /// Returns whether some cells and the cells beside them are empty.
  private func isFree(_ place: (column: Int, row: Int), _ cells: Int) -> Bool {
    guard grid.contains(place.column, place.row) else { return false }
    let columns = max(place.column - 1, 0)..<min(place.column + cells + 1, grid.width)
    return columns.allSatisfy { grid[$0, place.row].isEmpty }
  }

  /// Returns whether some cells can be overwritten without leaving half of a wide letter.
  private func isWhole(_ place: (column: Int, row: Int), _ cells: Int) -> Bool {
    guard grid.contains(place.column, place.row) else { return false }
    return (place.column..<min(place.column + cells + 1, grid.width)).allSatisfy {
      !grid[$0, place.row].isContinued
    }
  }

  /// Returns the cells where an annotation may start, beginning with the best cell.
  private func places(of words: SceneShapes.Words, cells: Int) -> [(column: Int, row: Int)] {
    let last = grid.width - cells
    let place = (
      x: words.x.isFinite ? scene.x.fraction(words.x) : 1,
      y: words.y.isFinite ? scene.y.fraction(words.y) : 1
    )
    guard DotGrid.isInside(place.x), DotGrid.isInside(place.y) else { return [] }
    let (column, row) = (DotGrid.dot(place.x, grid.width), rows - 1 - DotGrid.dot(place.y, rows))
    let middle = min(max(column - cells / 2, 0), last)
    // If a bar ends at the edge of a cell, the annotation is in the next cell. The annotation of a
    // point is in the cell above the point.
    let above = rows - Int((place.y * Double(rows)).rounded(.up)) - 1
    var places: [(column: Int, row: Int)]
    switch words.position {
    case .automatic, .top: places = [(middle, above), (middle, row - 1)]
    case .bottom: places = [(middle, row + 1)]
    case .leading: places = [(column - cells - 1, row)]
    case .trailing: places = [(column + 2, row)]
    case .overlay: return [(middle, row)]
    }
    guard words.position == .automatic else { return places.filter { $0.column <= last } }
    // The annotation of a line across the chart can be anywhere along the line.
    if !words.x.isFinite {
      for row in [row - 1, row + 1] {
        places += stride(from: last, through: 0, by: -1).map { ($0, row) }
      }
    } else if !words.y.isFinite {
      for row in 0..<rows { places += [(column + 2, row), (column - cells - 1, row)] }
    } else {
      places += [(middle, row + 1)]
    }
    return places.filter { $0.column >= 0 && $0.column <= last }
  }
}
