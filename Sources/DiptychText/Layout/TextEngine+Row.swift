// Children side by side. Each is laid out by itself and kept; then the lines are put together.
extension TextEngine {
  mutating func layoutRow(_ index: Int, _ node: Node, width: Int) {
    let count = Int(node.extra)
    if count == 0 { return }
    if count == 1 && nodes[index + 1].kind != .spacer { return layout(index + 1, width: width) }
    let stack = StackParameter(node.start)
    let hasRoomForGaps = width - stack.spacing * (count - 1) >= count
    let gap = hasRoomForGaps ? stack.spacing : 0
    let available = width - gap * (count - 1)

    let naturals = numbers.append(0, repeated: 4 * count)
    defer { numbers.count = naturals }
    let minima = naturals + count
    let widths = minima + count
    let starts = widths + count
    guard
      share(available, of: index, among: count, naturals: naturals, minima: minima, into: widths)
    else { return layoutChildren(index, node, width: width) }

    let mark = beginCollecting()
    var child = index + 1
    var height = 0
    for i in 0..<count {
      numbers[starts + i] = lines.count
      if nodes[child].kind != .spacer && numbers[widths + i] > 0 {
        restartCollecting()
        layout(child, width: numbers[widths + i])
      }
      height = max(height, lines.count - numbers[starts + i])
      child = next(child)
    }
    endCollecting(mark)

    let top = beginReplay()
    for y in 0..<height {
      beginLine()
      var x = 0
      var reached = 0
      for i in 0..<count {
        let first = numbers[starts + i]
        let last = i + 1 < count ? numbers[starts + i + 1] : top.lines
        let line = first + y - offset(of: height - (last - first), stack.alignment)
        if line >= first && line < last {
          space(x - reached)
          reached = x + replay(lines[line])
        }
        x += numbers[widths + i] + gap
      }
      endLine()
    }
    endReplay(mark, top)
  }

  /// Finds the widths of the children of a row; whether even the narrowest fit.
  ///
  /// Spacers share what is left over.
  private mutating func share(
    _ available: Int,
    of index: Int,
    among count: Int,
    naturals: Int,
    minima: Int,
    into widths: Int
  ) -> Bool {
    var child = index + 1
    var total = 0
    var spacers = 0
    for i in 0..<count {
      numbers[naturals + i] = Int(nodes[child].natural)
      total += numbers[naturals + i]
      if nodes[child].kind == .spacer { spacers += 1 }
      child = next(child)
    }
    let fits = share(
      available,
      among: count,
      natural: naturals,
      minimum: minima,
      into: widths
    ) { engine in
      var child = index + 1
      for i in 0..<count {
        let width = engine.minimum(child)
        engine.numbers[minima + i] = width
        child = engine.next(child)
      }
    }
    guard fits, spacers > 0, total < available else { return fits }
    var rest = available - total
    child = index + 1
    for i in 0..<count {
      if nodes[child].kind == .spacer {
        let share = rest / spacers
        numbers[widths + i] += share
        rest -= share
        spacers -= 1
      }
      child = next(child)
    }
    return true
  }
}
