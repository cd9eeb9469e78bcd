import DiptychViews

/// A pointer to a document; layout reads it through the pointer.
///
/// Its methods copy only the values that they return.
struct LayoutTree: BitwiseCopyable {
  private let document: UnsafePointer<LayoutDocument>

  init(_ document: UnsafeMutablePointer<LayoutDocument>) { self.document = UnsafePointer(document) }

  /// The document, for adding styles and changing the styles of nodes.
  var changing: UnsafeMutablePointer<LayoutDocument> { UnsafeMutablePointer(mutating: document) }

  @inline(__always)
  var traits: TextTraits { document.pointee.traits }

  // MARK: Nodes

  /// The number of nodes.
  @inline(__always)
  var count: Int { document.pointee.nodes.count }

  @inline(__always)
  subscript(index: Int) -> Node { document.pointee.nodes[index] }

  /// Returns a group of facts by its number, counted from 1.
  func factGroup(_ number: Int) -> FactGroup { document.pointee.factGroups[number - 1] }

  /// Whether a node is a mark, which is not broken.
  func isMark(_ index: Int) -> Bool {
    let node = self[index]
    let text = node.kind == .item && node.extra == 1 ? self[index + 1] : node
    return text.kind == .leaf && text.has(NodeFlag.mark)
  }

  /// The nodes from an index on.
  @inline(__always)
  func nodes(from index: Int) -> UnsafePointer<Node> {
    UnsafePointer(document.pointee.nodes.base + index)
  }

  /// Returns the index after a node and all of its descendants.
  @inline(__always)
  func next(_ index: Int) -> Int { self[index].kind == .leaf ? index &+ 1 : Int(self[index].end) }

  // MARK: Text

  /// The bytes that nodes refer to.
  @inline(__always)
  var bytes: UnsafePointer<UInt8> {
    UnsafePointer(text.pointee.base.assumingMemoryBound(to: UInt8.self))
  }

  /// The text of the document; layout appends the words that it adds.
  @inline(__always)
  var text: UnsafeMutablePointer<ByteBuffer> { document.pointee.text }

  /// The number of spans of all leaves.
  @inline(__always)
  var spanCount: Int { document.pointee.spans.count }

  @inline(__always)
  func span(_ index: Int) -> Span { document.pointee.spans[index] }

  /// Whether a byte is inside a mark, but not its first byte.
  func isInMark(_ byte: Int) -> Bool {
    let marks = document.pointee.marks
    var low = 0
    var high = marks.count
    while low < high {
      let middle = (low + high) / 2
      if marks[middle].upperBound <= byte { low = middle + 1 } else { high = middle }
    }
    return low < marks.count && marks[low].lowerBound < byte
  }

  // MARK: Charts and containers

  func chart(of node: Node) -> Chart { document.pointee.charts[Int(node.start)] }

  @inline(__always)
  func parameter(of node: Node) -> NodeParameter { document.pointee.parameters[Int(node.start)] }

  /// Returns the frame of a node of the kind `frame` or `flexibleFrame`.
  func frame(of node: Node) -> Frame { parameter(of: node).frame }

  // MARK: Styles

  /// Whether a style has a background, so that spaces need a style.
  @inline(__always)
  var hasBackgrounds: Bool { document.pointee.styles.hasBackgrounds }

  @inline(__always)
  func background(of style: UInt16) -> UInt16 { document.pointee.styles.background(of: style) }

  /// Returns the background that all of a text has, or 0.
  func ground(of leaf: Node) -> UInt16 {
    let ground = background(of: leaf.style)
    guard ground != 0, leaf.has(NodeFlag.spans) else { return ground }
    var span = Int(leaf.extra)
    while span < spanCount && self.span(span).start < leaf.end {
      if background(of: self.span(span).style) != ground { return 0 }
      span += 1
    }
    return ground
  }

  func isRedacted(_ style: UInt16) -> Bool { document.pointee.styles.isRedacted(style) }

  func showsInSpace(_ a: UInt16, _ b: UInt16) -> Bool { document.pointee.styles.showsInSpace(a, b) }

  @inline(__always)
  func style(_ number: UInt16) -> TextStyle { document.pointee.styles.style(number) }

  func link(of style: UInt16) -> UInt16 { document.pointee.styles.link(of: style) }

  func destination(ofLink number: UInt16) -> String {
    document.pointee.styles.destination(ofLink: number)
  }

  // MARK: Tables

  @inline(__always)
  func table(_ index: Int) -> TableInfo { document.pointee.tables[index] }

  /// Returns a column by its index among the columns of all tables.
  @inline(__always)
  func column(_ index: Int) -> ColumnLayout { document.pointee.columns[index] }

  func columnsNotShown(_ index: Int) -> ColumnsNotShown { document.pointee.columnsNotShown[index] }
}

// Styles that depend on the terminal and on the style around them. These are not methods of the
// builder, because a method that only reads the builder would be called with a copy of it.
extension LayoutTree {
  /// Returns a style, without its colours if the terminal has styles but no colours.
  func shown(_ style: TextStyle) -> TextStyle {
    guard traits.color == .monochrome else { return style }
    return TextStyle(bits: style.bits & TextStyle.attributeMask)
  }

  /// Returns a role's style without a gray that may be unreadable: a palette of 16 colours has one
  /// gray, which equals the background in some palettes.
  func readable(_ style: TextStyle) -> TextStyle {
    guard traits.color == .ansi16, style.foreground?.isGray == true else {
      return shown(style)
    }
    return TextStyle(bits: style.bits & ~TextStyle.foregroundMask)
  }

  /// Returns a style that is not bold around dim or gray text.
  func unbolded(_ outer: UInt16, for inner: TextStyle) -> UInt16 {
    let stepsBack = inner.contains(.dim) || inner.foreground?.isGray == true
    guard stepsBack, !inner.contains(.bold) else { return outer }
    return changing.pointee.styles.removing(.bold, from: outer)
  }

  /// Returns a style that does not dim the colour of a role, and that is not bold around a dim or
  /// gray role.
  @inline(never)
  func undimmed(_ outer: UInt16, for inner: TextStyle) -> UInt16 {
    let outer = unbolded(outer, for: inner)
    guard inner.foreground != nil, self.style(outer).foreground == nil else { return outer }
    return changing.pointee.styles.removing(.dim, from: outer)
  }
}
