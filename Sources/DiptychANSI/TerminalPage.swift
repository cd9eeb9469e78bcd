import DiptychViews

/// The lines of a terminal in a page.
///
/// Drawings lie below the letters: first the backgrounds of cells, then blocks, lines and dots.
/// Drawn characters stay in the text as transparent letters, so that they can be copied. A
/// character that the font may lack is in a box as wide as its cells, so that the next character is
/// in the correct column.
struct TerminalPage: _PrimitiveView {
  let lines: [[TerminalCell]]

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    view.drawShapes(into: &renderer)
    for (index, line) in view.lines.enumerated() {
      if index > 0 { renderer.text("\n") }
      // An empty last line would have no height.
      if line.isEmpty && index == view.lines.count - 1 { renderer.text(" ") }
      for run in Self.runs(of: line) { TerminalRun._render(run, into: &renderer) }
    }
  }

  // MARK: Letters

  /// Returns the cells of a line in runs of one look.
  private static func runs(of line: [TerminalCell]) -> [TerminalRun] {
    var runs: [TerminalRun] = []
    for cell in line where cell.width > 0 {
      var look = CellLook(cell.style)
      let kind = TerminalRun.Kind(cell)
      if kind == .drawn {
        look = .plain
      } else {
        look.makeReadable()
      }
      look.ground = nil
      if let last = runs.last, last.kind == kind, kind.isJoined, last.look == look,
        last.destination == cell.destination
      {
        runs[runs.count - 1].text += cell.cluster
        runs[runs.count - 1].cells += 1
      } else {
        runs.append(
          TerminalRun(
            kind: kind,
            text: cell.cluster,
            cells: cell.width,
            look: look,
            destination: cell.destination
          )
        )
      }
    }
    return runs
  }

  // MARK: Shapes

  private func drawShapes<R: _Renderer>(into renderer: inout R) {
    var grounds = ShapeLayers()
    var shapes = ShapeLayers()
    var columns = 0
    for (row, line) in lines.enumerated() {
      columns = max(columns, line.count)
      for (column, cell) in line.enumerated() {
        let look = CellLook(cell.style)
        if let ground = look.ground {
          grounds.change(ground) { $0.addGround(column: column, row: row, cells: 1) }
        }
        guard CellShapes.isDrawn(cell.cluster) else { continue }
        shapes.change(look.ink) { $0.add(cell.cluster, column: column, row: row) }
      }
    }
    let size = (columns: columns, rows: lines.count)
    for layer in grounds.finished + shapes.finished {
      TerminalInk._render(
        TerminalInk(ink: layer.ink, content: ShapeDrawing(shapes: layer.shapes, size: size)),
        into: &renderer
      )
    }
  }
}

/// The shapes of each colour, the first colour of the picture first.
private struct ShapeLayers {
  private var layers: [(ink: CellLook.Ink, shapes: CellShapes)] = []
  private var indices: [CellLook.Ink: Int] = [:]

  mutating func change(_ ink: CellLook.Ink, _ body: (inout CellShapes) -> Void) {
    let index = indices[ink] ?? layers.count
    if index == layers.count {
      layers.append((ink, CellShapes()))
      indices[ink] = index
    }
    body(&layers[index].shapes)
  }

  var finished: [(ink: CellLook.Ink, shapes: CellShapes)] {
    layers.map { layer in
      var shapes = layer.shapes
      shapes.finish()
      return (layer.ink, shapes)
    }
  }
}

/// Some cells of a line that look the same.
private struct TerminalRun: _PrimitiveView {
  /// The way the cells are written.
  enum Kind {
    /// Letters of ASCII, which have the same width in every monospaced font.
    case plain
    /// A cluster that the font may lack.
    case boxed
    /// Characters that are drawn as shapes below the text.
    case drawn

    init(_ cell: TerminalCell) {
      let bytes = cell.cluster.utf8
      if bytes.count == 1 && bytes.allSatisfy({ 0x20..<0x7F ~= $0 }) {
        self = .plain
      } else {
        self = CellShapes.isDrawn(cell.cluster) ? .drawn : .boxed
      }
    }

    var isJoined: Bool { self != .boxed }
  }

  let kind: Kind
  var text: String
  var cells: Int
  let look: CellLook
  let destination: String?

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let letters = TerminalLetters(kind: view.kind, text: view.text, cells: view.cells)
    let styled = TerminalInk(ink: view.look.ink, attributes: view.look.attributes, content: letters)
    if let destination = view.destination {
      renderer.link(destination, styled)
    } else {
      TerminalInk._render(styled, into: &renderer)
    }
  }

  /// Letters in boxes as wide as their cells.
  private struct TerminalLetters: _PrimitiveView {
    let kind: Kind
    let text: String
    let cells: Int

    static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
      switch view.kind {
      case .plain: renderer.text(view.text)
      case .boxed:
        // The stylesheet has boxes of one and two cells. Conjoining jamo may take more cells.
        let name = view.cells == 1 ? "c1" : "c2"
        renderer.element("span", Attribute("class", name), Text(verbatim: view.text))
      case .drawn: view.drawBoxes(into: &renderer)
      }
    }

    /// Writes boxes whose widths are powers of two, so that a few rules are enough for all widths.
    private func drawBoxes<R: _Renderer>(into renderer: inout R) {
      var rest = text[...]
      var count = cells
      var width = 64
      while count > 0 {
        while width > count { width /= 2 }
        let part = String(rest.prefix(width))
        renderer.element("span", Attribute("class", "x\(width)"), Text(verbatim: part))
        rest = rest.dropFirst(width)
        count -= width
      }
    }
  }
}

/// Content in the colour of some cells.
private struct TerminalInk<Content: View>: _PrimitiveView {
  let ink: CellLook.Ink
  var attributes = TextStyle()
  let content: Content

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    switch view.ink {
    case .text(let style):
      let style = view.attributes.adding(style)
      if style.isPlain {
        Content._render(view.content, into: &renderer)
      } else {
        renderer.styled(style, view.content)
      }
    case .window where view.attributes.isPlain:
      renderer.element("span", Attribute("class", "on"), view.content)
    case .window:
      renderer.styled(view.attributes, TerminalInk(ink: .window, content: view.content))
    }
  }
}

/// The shapes of one colour as an SVG over all cells.
private struct ShapeDrawing: _PrimitiveView {
  let shapes: CellShapes
  let size: (columns: Int, rows: Int)

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let shapes = view.shapes
    let paths = [
      ("", shapes.areas), ("s1", shapes.shades[0]), ("s2", shapes.shades[1]),
      ("s3", shapes.shades[2]), ("l", shapes.lightLines), ("a", shapes.arcs),
      ("h", shapes.heavyLines), ("p", shapes.dots),
    ]
    let box = "0 0 \(view.size.columns * 8) \(view.size.rows * 16)"
    let content = ForEach(paths.filter { !$0.1.isEmpty }, id: \.0) { name, data in
      ShapePath(name: name, data: data)
    }
    let attributes = _AttributePair(
      _AttributePair(Attribute("viewBox", box), Attribute("preserveAspectRatio", "none")),
      Attribute("aria-hidden", "true")
    )
    renderer.element("svg", attributes, content)
  }
}

private struct ShapePath: _PrimitiveView {
  let name: String
  let data: String

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let data = Attribute("d", view.data)
    guard !view.name.isEmpty else { return renderer.element("path", data, EmptyView()) }
    let attributes = _AttributePair(Attribute("class", view.name), data)
    renderer.element("path", attributes, EmptyView())
  }
}
