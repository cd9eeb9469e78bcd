public import DiptychViews

/// A writer of HTML tags, attributes and text, which adapts its output to the current flow.
// The type is not generic, so it is compiled once. Its methods that write bytes are not inlined
// into the module of the views. If they were inlined, they would be a third faster, but take ten
// times as long to compile.
@usableFromInline
struct HTMLWriter {
  @usableFromInline var out: ByteBuffer
  @usableFromInline var flow = Flow.block
  /// The state of the start tag that is being written.
  @usableFromInline var startTag = StartTag.written
  @usableFromInline var childKind = ChildKind.block
  /// The style of the current text.
  ///
  /// The tags of this style are open.
  @usableFromInline var openStyle = OpenTextStyle()
  /// Whether content is redacted.
  @usableFromInline var isRedacted = false
  /// Whether headings get ids that are created from their titles.
  @usableFromInline var givesHeadingIDs = false
  /// Whether attributes of a modifier are pending, which means that the next element gets them.
  private(set) var hasPending = false
  /// The rarely used state, such as pending attributes and columns of a table, or nil if it was not
  /// needed yet.
  private(set) var usedState: HTMLState?

  /// The rules that the page has used.
  var usedRules = UsedRules()
  /// The elements that the page has used, see ``ElementSet``.
  @usableFromInline var usedElements: UInt64 = 0

  @usableFromInline
  init(out: ByteBuffer) {
    self.out = out
  }

  /// The allowed content of an element, and the treatment of a text in it.
  @usableFromInline
  enum Flow: UInt8 {
    /// Blocks.
    ///
    /// A text becomes a paragraph.
    case block
    /// Blocks and text.
    ///
    /// A text stays a text.
    case inline
    /// Text and inline elements only.
    case phrasing
    /// Only text, without elements, so redacted text gets no `span`.
    case characters

    /// Whether blocks are allowed.
    @inlinable var holdsBlocks: Bool { self == .block || self == .inline }
  }

  /// The role of a child in the innermost container.
  @usableFromInline
  enum ChildKind: UInt8 {
    case block
    case listItem
    /// A child beside other children.
    ///
    /// Its labelled values have a separate list.
    case apart
    /// A child in a line of text.
    ///
    /// It needs an element, because adjacent texts would be a single item of a flex box.
    case inLine
    /// A child of `viewThatFits`, which is drawn because it is the first.
    case candidate
    /// A child of `viewThatFits`, which is skipped because the first child was drawn.
    case refused
  }

  /// The rarely used state, created at the first use.
  var state: HTMLState {
    mutating get {
      if let usedState { return usedState }
      let state = HTMLState()
      usedState = state
      return state
    }
  }

  // MARK: Readability

  // Three values are stored: the flow, the redaction, and whether attributes are pending. Other
  // properties are computed from them at each use, so an outdated value can't show redacted text.

  /// Whether text only needs escaping, but no paragraph, no pending attributes and no redaction.
  private var isPlain: Bool { flow != .block && !isSpecial }

  /// Whether the start tag that is being written takes pending attributes, or is removed by
  /// redaction.
  var isMerging: Bool { startTag == .merging }

  /// Whether the next element needs more than its tags, because attributes are pending, or because
  /// it is redacted.
  var isSpecial: Bool { hasPending || isRedacted }

  /// Sets the attributes that the next element gets.
  ///
  /// An empty list removes them.
  mutating func setPending(_ attributes: PendingAttributes) {
    state.pending = attributes
    hasPending = !attributes.isEmpty
  }

  // MARK: Text and elements

  @usableFromInline
  @inline(never)
  mutating func text(_ string: String) {
    // A call in tail position compiles to a jump, and no register is saved for it.
    guard isPlain else { return textElement(string) }
    guard let block = ByteBlock(string), out.hasRoom(16) else { return longText(string) }
    let found = out.test(block, in: .text)
    guard found.isEmpty(before: block.count) else { return append(block, escaping: found) }
    out.count &+= block.count
  }

  /// Appends a short text.
  ///
  /// A test has found the bytes that may need an escape.
  @inline(never)
  private mutating func append(_ block: ByteBlock, escaping found: FoundBytes) {
    out.append(block, escaping: found, in: .text)
  }

  /// Appends a text of more than a few bytes.
  @inline(never)
  private mutating func longText(_ string: String) {
    if openStyle.isMonospaced { code(string) } else { out.append(text: string) }
  }

  /// Writes a text that becomes a paragraph, takes attributes, or is redacted.
  @inline(never)
  private mutating func textElement(_ string: String) {
    if string.isEmpty && !hasPending { return }
    if flow != .block && !hasPending { return append(string) }
    let name: StaticString = flow == .block ? "p" : "span"
    let outer = beginTag(name)
    closeAttributes()
    append(string)
    endTag(name, outer)
  }

  /// Appends a text, or block characters for the text if content is redacted.
  mutating func append(_ string: String) {
    if isRedacted { appendRedacted(string) } else { out.append(text: string) }
  }

  mutating func raw(_ html: String) {
    guard !isRedacted else { return }
    if let state = usedState, state.stylesheetPosition != nil || state.sharesStylesheet {
      usedElements |= ElementSet(in: html).rawValue
    }
    out.append(contentsOf: html)
  }

  mutating func rawText(_ text: String) {
    if let marker = RawText.marker(in: text) { report(.unsafeText(marker: marker)) }
    raw(RawText.safe(text))
  }

  @usableFromInline
  mutating func beginPreformatted() { out.append(UInt8(ascii: "\n")) }

  // MARK: Tags

  /// Writes `<name>`, for attributes up to ``closeAttributes()``, and returns the flow outside.
  ///
  /// An attribute overwrites the `>` and writes it again. A check in each element whether its tag
  /// is complete would cost more.
  // The kit's components call it in 65 places, so computing packed names there would take too much
  // code.
  @usableFromInline
  @inline(never)
  mutating func beginTag(_ name: StaticString) -> Flow {
    let length = name.utf8CodeUnitCount
    guard length <= 7 else { return beginTag(name.utf8Start, length) }
    let name = PackedName(name)
    usedElements |= name.mask
    return beginTag(name)
  }

  /// Begins the start tag of an element with attributes of a type, and returns the flow outside.
  ///
  /// A short name is written together with the first attribute. Attributes of size 0 are most
  /// likely empty.
  @inlinable
  @inline(__always)
  mutating func beginTag<A: Attributes>(_ name: StaticString, with attributes: A.Type) -> Flow {
    let length = name.utf8CodeUnitCount
    guard length > 0, length <= 7 else { return beginTag(name) }
    let name = PackedName(name)
    usedElements |= name.mask
    guard MemoryLayout<A>.size > 0 else { return beginTag(name) }
    startTag = StartTag(waiting: name)
    return flow
  }

  /// Begins the tag of an element without content, unless redaction removes the element.
  @inlinable
  @inline(__always)
  mutating func beginVoidTag<A: Attributes>(
    _ name: StaticString,
    with attributes: A.Type
  ) -> Flow {
    if _slowPath(isRedacted), beginRemovedTag(name) { return flow }
    return beginTag(name, with: A.self)
  }

  /// Writes the tag of an element that is already recorded as used.
  @usableFromInline
  @inline(never)
  mutating func beginTag(_ name: PackedName) -> Flow {
    guard _fastPath(!isSpecial), out.hasRoom(9) else { return beginTagSlowly(name) }
    out.store(UInt8(ascii: "<"), name)
    out.store(UInt8(ascii: ">"))
    let outer = flow
    flow = .inline
    return outer
  }

  @usableFromInline
  @inline(never)
  mutating func beginTag(_ name: UnsafePointer<UInt8>, _ length: Int) -> Flow {
    let start = UnsafeRawPointer(name).loadUnaligned(as: UInt64.self)
    usedElements |= PackedName.mask(of: UInt64(littleEndian: start))
    guard _fastPath(!isSpecial), out.hasRoom(forName: length, 2) else {
      return beginTagSlowly(string(name, length))
    }
    out.store(UInt8(ascii: "<"))
    out.store(name: name, length)
    out.store(UInt8(ascii: ">"))
    let outer = flow
    flow = .inline
    return outer
  }

  // The parameter is the packed name, so that the fast path above creates no string and saves no
  // register.
  @inline(never)
  private mutating func beginTagSlowly(_ name: PackedName) -> Flow {
    beginTagSlowly(name.string)
  }

  @inline(never)
  private mutating func beginTagSlowly(_ name: String) -> Flow {
    let outer = flow
    out.append(UInt8(ascii: "<"))
    out.append(contentsOf: name)
    out.append(UInt8(ascii: ">"))
    flow = .inline
    if isSpecial { beginContent(of: name) }
    return outer
  }

  /// Ends the attributes of a start tag, after adding the pending attributes.
  @inlinable
  @inline(__always)
  mutating func closeAttributes() {
    if _slowPath(startTag != .written) { completeStartTag() }
  }

  /// Writes `</name>`, and restores the flow outside of the element.
  @inlinable
  @inline(__always)
  mutating func endTag(_ name: StaticString, _ outer: Flow) {
    let length = name.utf8CodeUnitCount
    if length <= 7 {
      endTag(PackedName(name), outer)
    } else {
      endTag(name.utf8Start, length, outer)
    }
  }

  @usableFromInline
  @inline(never)
  mutating func endTag(_ name: PackedName, _ outer: Flow) {
    flow = outer
    guard out.hasRoom(10) else { return endTagSlowly(name) }
    out.store("</")
    out.store(name.bits, name.length)
    out.store(UInt8(ascii: ">"))
  }

  @usableFromInline
  @inline(never)
  mutating func endTag(_ name: UnsafePointer<UInt8>, _ length: Int, _ outer: Flow) {
    flow = outer
    // Attributes that no element inside took were dropped by ``endPending(_:)``.
    guard out.hasRoom(forName: length, 3) else { return endTagSlowly(string(name, length)) }
    out.store("</")
    out.store(name: name, length)
    out.store(UInt8(ascii: ">"))
  }

  @inline(never)
  private mutating func endTagSlowly(_ name: PackedName) {
    endTagSlowly(name.string)
  }

  @inline(never)
  private mutating func endTagSlowly(_ name: String) {
    out.append("</")
    out.append(contentsOf: name)
    out.append(UInt8(ascii: ">"))
  }

  func string(_ name: UnsafePointer<UInt8>, _ length: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: name, count: length), as: UTF8.self)
  }
}
