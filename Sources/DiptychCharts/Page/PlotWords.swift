import DiptychViews

/// The annotations of marks in a page, which don't touch each other.
struct PlotWords {
  let scene: ChartScene
  let placement: PlotPlacement

  /// The height of an annotation, in pixels.
  private static let height = 18.0

  /// The box of an annotation in the narrowest page, in pixels.
  private struct Box {
    let x: ClosedRange<Double>
    let y: ClosedRange<Double>

    func touches(_ other: Box) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
  }

  func draw<R: Renderer>(into renderer: inout R) {
    var boxes: [Box] = []
    let width = PageLabels.narrowestWidth(gutter: placement.gutter)
    for words in scene.annotations {
      let text = PageLabels.cut(words.text.onOneLine, to: 24)
      let x = words.x.isFinite ? scene.x.fraction(words.x) : 1
      let y = words.y.isFinite ? scene.y.fraction(words.y) : 1
      guard DotGrid.isInside(x), DotGrid.isInside(y), !text.isEmpty else { continue }
      let size = PageLabels.width(text)
      let isTrailing = words.position == .trailing
      let isEnd = words.position == .leading || !isTrailing && (1 - x) * width < size / 2
      let isStart = isTrailing || !isEnd && x * width < size / 2
      let start = x * width - (isEnd ? size : isStart ? 0 : size / 2)
      let middle = (1 - y) * placement.narrowHeight * 16 + offset(words.position)
      let box = Box(
        x: (start - 4)...(start + size + 4),
        y: (middle - Self.height / 2)...(middle + Self.height / 2)
      )
      if boxes.contains(where: { $0.touches(box) }) { continue }
      boxes.append(box)
      var attributes = SVGAttributes(class: isEnd ? "note end" : isStart ? "note" : "note mid")
      // The value is set as an attribute, because validators do not know the CSS property yet.
      attributes.set("paint-order", "stroke")
      attributes.set("x", part: x)
      attributes.set("y", part: 1 - y)
      if isTrailing { attributes.set("dx", "6") }
      if words.position == .leading { attributes.set("dx", "-6") }
      attributes.set("dy", SVGAttributes.number(offset(words.position) + 4))
      renderer.words(text, attributes)
    }
  }

  /// Returns the distance from a mark down to the middle of its annotation, in pixels.
  private func offset(_ position: AnnotationPosition) -> Double {
    switch position {
    case .automatic, .top: -11
    case .bottom: 12
    case .leading, .trailing, .overlay: 0
    }
  }
}
