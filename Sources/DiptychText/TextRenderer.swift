import DiptychViews

/// A renderer that passes the content of a view and its meaning to a builder.
// Its methods are thin generic functions: they are specialised for each view, but they call
// functions that are not generic and are compiled once. The builder is behind a pointer, so that it
// is never copied.
struct TextRenderer: _Renderer {
  var host: _AnyRenderHost
  let builder: UnsafeMutablePointer<DocumentBuilder>
  /// Whether the renderer is among blocks, so that a text is a paragraph of its own.
  var isBlock = true
  /// Whether the renderer is in a line, so that no block may begin.
  var isInLine = false
  /// Whether names stand out from their values.
  var emphasizesLabels = false
  /// The style around the text that is being drawn.
  var openStyle = OpenTextStyle()
  /// The text between the children of the line that is being drawn, or nil.
  var separator: Separator?
  /// The style outside the root of an outline; its branches return to it.
  var branchStyle: UInt16?
  /// The positions of the cells in the innermost table, if it declares no columns.
  var openCells: OpenCells?

  var stackIsLow: Bool { builder.pointee.layout.stack.isLow }

  /// Whether the style of the builder hides text.
  var isRedacted: Bool {
    get { builder.pointee.isRedacted }
    set {
      if newValue {
        _ = builder.pointee.push(.placeholder)
      } else {
        _ = builder.pointee.pushUnredacted()
      }
    }
  }

  /// Creates a renderer with a builder, which ``finish()`` frees.
  @inline(never)
  init(host: _AnyRenderHost, format: TextFormat, out: ByteBuffer) {
    self.host = host
    builder = .allocate(capacity: 1)
    builder.initialize(to: DocumentBuilder(format, out: out))
    let environment = EnvironmentValues.current
    if !environment.isEmpty || builder.pointee.ownTheme != nil {
      builder.pointee.ownTheme = environment.ownTheme
    }
  }

  /// Returns the output, which the caller then owns, or the rest of a stream.
  ///
  /// The renderer can't draw anything afterwards.
  func finish() -> ByteBuffer {
    let output = builder.pointee.finish()
    builder.deinitialize(count: 1)
    builder.deallocate()
    return output
  }

  // MARK: Required

  mutating func raw(_ html: String, isText: Bool) {}

  mutating func text(_ string: String) {
    builder.pointee.append(string)
    if _slowPath(isBlock) { builder.pointee.endBlockText() }
  }

  /// Draws an element of HTML according to the role of its name.
  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    let role = _ElementRole(name: name)
    switch role {
    case .list(.ordered):
      let start = A.value(of: "start", in: attributes).flatMap { Int($0) } ?? 1
      elementList(.ordered, start: start, content)
    case .tableCell:
      builder.pointee.endRun()
      tableCell(span: _CellSpan(of: attributes), content)
    case .tableSection: elementRows(TableGroup(name), content)
    default: elementContent(role, content)
    }
  }

  /// Draws the content of an element according to the element's role.
  mutating func elementContent<C: View>(_ role: _ElementRole, _ content: consuming C) {
    switch role {
    case .hidden: break
    case .inline(let style): styled(style, Inline(content))
    case .lineBreak: lineBreak()
    case .rule: builder.pointee.appendRule()
    case .paragraph: paragraph(content)
    case .heading(let level): heading(level, content)
    case .list(let style): elementList(style, start: 1, content)
    case .quote: quote(content)
    case .preformatted: textBlock(content)
    case .table: elementTable(content)
    case .tableSection: C._render(content, into: &self)
    case .tableRow:
      builder.pointee.endRun()
      tableRow(content)
    case .tableCell: tableCell(span: _CellSpan(), content)
    case .block, .listItem: block(.column, content, isBlock: false)
    }
  }

  // Not inlined, like the functions below: their variables would be on the stack at each level of
  // nested elements.
  @inline(never)
  private mutating func elementTable<C: View>(_ content: consuming C) {
    var traits = _TableTraits()
    traits.border = builder.pointee.theme.tableBorder
    table(traits, content)
  }

  mutating func voidElement<A: Attributes>(_ name: StaticString, _ attributes: consuming A) {
    if _ElementRole.isImage(name) {
      return image("", alternative: A.value(of: "alt", in: attributes) ?? "")
    }
    element(name, attributes, EmptyView())
  }

  // MARK: Containers

  /// The state outside an open container.
  struct Surroundings {
    let isBlock: Bool
    let isInLine: Bool
    let implied: DocumentBuilder.ImpliedCell
  }

  /// Opens a container.
  ///
  /// - Returns: The state outside the container, for ``close(_:)``.
  @inline(__always)
  mutating func open(_ kind: NodeKind, flags: UInt8 = 0, isBlock: Bool = true) -> Surroundings {
    let implied = builder.pointee.beginImpliedCell()
    let outer = Surroundings(isBlock: self.isBlock, isInLine: isInLine, implied: implied)
    builder.pointee.begin(kind, flags: flags)
    self.isBlock = isBlock
    isInLine = false
    return outer
  }

  /// Closes a container, and restores the state outside it.
  @inline(__always)
  mutating func close(_ outer: Surroundings) {
    isBlock = outer.isBlock
    isInLine = outer.isInLine
    builder.pointee.end()
    builder.pointee.endImpliedCell(outer.implied)
  }

  /// Draws content in a container.
  mutating func block<C: View>(
    _ kind: NodeKind,
    flags: UInt8 = 0,
    glyphs: Role? = nil,
    _ content: consuming C,
    isBlock: Bool = true
  ) {
    let outer = open(kind, flags: flags, isBlock: isBlock)
    if let glyphs { builder.pointee.setGlyphs(glyphs) }
    C._render(content, into: &self)
    close(outer)
  }

  /// Draws the children of some content in a container.
  // This is not a `block` of `_Children`: that function is not specialised, so the metadata of the
  // type would be looked up on each call.
  mutating func childrenBlock<C: View>(
    _ kind: NodeKind,
    flags: UInt8 = 0,
    glyphs: Role? = nil,
    _ content: consuming C,
    isBlock: Bool = true
  ) {
    let outer = open(kind, flags: flags, isBlock: isBlock)
    if let glyphs { builder.pointee.setGlyphs(glyphs) }
    C._renderChildren(content, into: &self)
    close(outer)
  }

  /// Draws content as a text of its own.
  mutating func textBlock<C: View>(_ content: consuming C) {
    let outer = (isBlock, isInLine)
    builder.pointee.beginText()
    (isBlock, isInLine) = (false, true)
    C._render(content, into: &self)
    builder.pointee.endRun()
    (isBlock, isInLine) = outer
  }

  // MARK: Inline content

  mutating func inline<C: View>(_ content: consuming C) {
    let outer = openLine()
    C._render(content, into: &self)
    closeLine(outer)
  }

  /// Begins a text of its own, unless a text is being drawn already.
  ///
  /// - Returns: The state before, for ``closeLine(_:)``.
  @inline(__always)
  mutating func openLine() -> (isBlock: Bool, isInLine: Bool) {
    let outer = (isBlock, isInLine)
    if isBlock {
      builder.pointee.beginText()
      (isBlock, isInLine) = (false, true)
    }
    return outer
  }

  /// Ends the text that ``openLine()`` began.
  @inline(__always)
  mutating func closeLine(_ outer: (isBlock: Bool, isInLine: Bool)) {
    if outer.isBlock { builder.pointee.endRun() }
    (isBlock, isInLine) = outer
  }

  mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    guard let (whole, outerStyle) = openStyle.begin(style, around: C.kind(of: content)) else {
      return C._render(content, into: &self)
    }
    if whole.contains(.monospaced) {
      code(whole, content)
    } else {
      let outer = builder.pointee.push(whole)
      C._render(content, into: &self)
      builder.pointee.style = outer
    }
    openStyle = outerStyle
  }

  mutating func link<C: View>(_ destination: String, _ content: consuming C) {
    if _slowPath(showsAddress(destination)) { return linkWithAddress(destination, content) }
    let outer = builder.pointee.push(link: destination)
    inline(content)
    builder.pointee.style = outer
  }

  @inline(never)
  private mutating func linkWithAddress<C: View>(_ destination: String, _ content: consuming C) {
    let line = openLine()
    let start = builder.pointee.textEnd
    let outer = builder.pointee.push(link: destination)
    C._render(content, into: &self)
    builder.pointee.style = outer
    builder.pointee.appendAddress(destination, afterLabelFrom: start)
    closeLine(line)
  }

  @inline(never)
  private func showsAddress(_ destination: String) -> Bool {
    builder.pointee.tree.traits.showsAddresses && !isRedacted && !builder.pointee.table.isInTitle
      && Destination.isAbsoluteLink(destination)
  }

  mutating func image(_ source: String, alternative: String) { text(alternative) }

  mutating func lineBreak() { builder.pointee.append("\n") }

  mutating func label<C: View>(icon: String, _ title: consuming C) {
    guard isBlock else {
      text(icon + " ")
      return C._render(title, into: &self)
    }
    let indent = CellWidth.of(icon) + 1
    builder.pointee.prepare { $0.paragraphs.hangingIndent = indent }
    let outer = open(.paragraphStyle)
    let line = openLine()
    text(icon + " ")
    C._render(title, into: &self)
    closeLine(line)
    close(outer)
  }

  // MARK: Blocks

  /// Draws a paragraph, which empty lines separate from its neighbours.
  ///
  /// In a line or a cell, it is a text.
  mutating func paragraph<C: View>(_ content: consuming C) {
    guard isBlock, canBeginParagraph else { return textBlock(content) }
    builder.pointee.begin(.item, flags: NodeFlag.paragraph)
    textBlock(content)
    builder.pointee.end()
  }

  @inline(never)
  private var canBeginParagraph: Bool {
    !builder.pointee.isInPlainCell && !builder.pointee.isBetweenCells
  }

  @inline(never)
  private var needsItems: Bool { builder.pointee.open.needsItems }

  mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    let outer = openList(style, start: start)
    C._renderChildren(content, into: &self)
    close(outer)
  }

  /// Draws a list whose items are HTML elements in its content.
  mutating func elementList<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    let outer = openList(style, start: start)
    C._render(content, into: &self)
    close(outer)
  }

  private mutating func openList(_ style: ListStyle, start: Int) -> Surroundings {
    let flags = style == .ordered ? NodeFlag.ordered : 0
    builder.pointee.prepare { $0.start = min(max(start, 0), 999_999_999) }
    let outer = open(.list, flags: flags, isBlock: false)
    builder.pointee.setGlyphs(.marker)
    return outer
  }

  mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C) {
    let marker = isDone ? Marker.checked : .unchecked
    block(
      .marked,
      flags: marker.rawValue,
      glyphs: isDone ? .success : .marker,
      content,
      isBlock: false
    )
  }

  /// Draws a child as one node, whatever it contains.
  mutating func child<V: View>(_ view: consuming V) {
    if _slowPath(separator != nil) { return separated(view) }
    if V.self == Spacer.self {
      V._render(view, into: &self)
    } else if V.self == Text.self && !needsItems {
      textBlock(view)
    } else {
      block(.item, view)
    }
  }

  mutating func quote<C: View>(_ content: consuming C) { block(.quote, glyphs: .border, content) }

  mutating func stack<C: View>(_ layout: _StackLayout, _ content: consuming C) {
    switch layout {
    case .axis(let axis, let alignment, let spacing):
      let isRow = axis == .horizontal
      let across = isRow ? alignment.vertical.rawValue : alignment.horizontal.rawValue
      if spacing != 0 || across != 0 {
        builder.pointee.prepare { ($0.spacing, $0.alignment) = (spacing, across) }
      }
      childrenBlock(isRow ? .row : .column, flags: isRow ? 0 : NodeFlag.stack, content)
    case .layers(let alignment):
      builder.pointee.prepare { $0.layers = alignment }
      childrenBlock(.layers, content)
    case .columns(let minimum, let spacing):
      builder.pointee.prepare { ($0.minimum, $0.spacing) = (minimum, spacing) }
      childrenBlock(.columns, content)
    case .firstThatFits(let axes):
      childrenBlock(.choice, flags: axes.contains(.horizontal) ? 0 : NodeFlag.always, content)
    }
  }

  mutating func spacer(minimum: Int) { builder.pointee.appendSpacer(minimum: minimum) }

  mutating func section<H: View, C: View, F: View>(
    header: consuming H,
    _ content: consuming C,
    footer: consuming F
  ) {
    block(.column, _Joined(_Joined(header, content), footer))
  }
}

/// A view that draws its content as inline content.
struct Inline<Content: View>: _PrimitiveView {
  let content: Content

  init(_ content: Content) { self.content = content }

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.inline(view.content)
  }
}
