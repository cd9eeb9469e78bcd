import DiptychViews

// Children in front of each other.
extension Layout {
  /// Writes layers: each is laid out by itself and kept, then their lines are painted over each
  /// other.
  mutating func layoutLayers(_ index: Int, _ node: Node, width limit: Int) {
    let count = Int(node.extra)
    if count == 0 { return }
    let layers = node.parameter
    let width = max(widthTaken(by: index, of: limit), 1)
    let starts = numbers.append(0, repeated: count + 1)
    defer { numbers.count = starts }

    var height = 0
    collected { layout in
      layout.writer.layerDepth += 1
      var child = index + 1
      for i in 0..<count {
        let start = layout.writer.keptCount
        layout.numbers[starts + i] = start
        layout.writer.restartLine()
        layout.layout(child, width: width, alignment: layers.horizontal)
        height = max(height, layout.writer.keptCount - start)
        child = layout.tree.next(child)
      }
      layout.numbers[starts + count] = layout.writer.keptCount
      layout.writer.layerDepth -= 1
    } composed: { layout, _ in
      let canvas = layout.writer.beginCanvas(width: width)
      for y in 0..<height {
        layout.writer.clearCanvas(from: canvas, width: width)
        for painted in 0..<count {
          let i = layers.position == .behind ? count - 1 - painted : painted
          let (first, end) = (layout.numbers[starts + i], layout.numbers[starts + i + 1])
          let line = first + y - layout.offset(of: height - (end - first), layers.vertical)
          if line >= first && line < end {
            layout.writer.paint(line, onto: canvas, width: width)
          }
        }
        layout.writer.beginLine()
        layout.writer.writeCanvas(from: canvas, width: width)
        layout.writer.endLine()
      }
      layout.writer.endCanvas(from: canvas)
    }
  }
}
