import DiptychViews

extension HTMLWriter {
  /// Writes a start tag, and returns the flow outside of the element.
  @usableFromInline
  mutating func openTag(_ name: StaticString) -> Flow {
    let outer = beginTag(name)
    closeAttributes()
    return outer
  }

  /// Writes a start tag with the class of a rule, if any, and returns the flow outside of the
  /// element.
  mutating func openTag(_ name: StaticString, _ rule: StyleRule?) -> Flow {
    let outer = beginTag(name)
    if let rule { addClass(rule) }
    closeAttributes()
    return outer
  }

  /// Begins a child that is neither a list item nor one of several blocks below each other.
  ///
  /// - Returns: The kind of the next child, or nil if this child is not drawn.
  @usableFromInline
  mutating func beginChild() -> ChildKind? {
    switch childKind {
    case .block, .listItem: return childKind
    case .refused: return nil
    case .candidate:
      childKind = .block
      return .refused
    case .apart:
      separateFacts()
      childKind = .block
      return .apart
    case .inLine:
      childKind = .block
      return .inLine
    }
  }

  @usableFromInline
  mutating func divider() {
    let outer = openTag("hr")
    flow = outer
  }

  // MARK: Containers

  @usableFromInline
  mutating func openPanel(_ name: StaticString) -> Flow {
    let outer = openTag(name, .panel)
    flow = .block
    return outer
  }

  @usableFromInline
  mutating func openOutline(level: Int) -> Flow { openTag("ul", level == 0 ? .outline : nil) }

  mutating func writeBox(isDone: Bool) {
    let outer = beginTag("input")
    attribute("type", "checkbox")
    attribute("disabled", "", as: .boolean)
    if isDone { attribute("checked", "", as: .boolean) }
    attribute("aria-label", isDone ? "done" : "to do")
    closeAttributes()
    flow = outer
    out.append(UInt8(ascii: " "))
  }

  mutating func spacer() {
    let outer = openTag(flow == .phrasing ? "span" : "div", .spacer)
    endGroup(outer)
  }

  // MARK: Bars

  /// Writes a bar.
  ///
  /// Among blocks, its name is beside it.
  mutating func gauge(_ fraction: Double, _ label: String) {
    let percentage = _Percentage(share: fraction)
    guard flow == .block, !label.isEmpty else { return bar("meter", fraction, percentage, label) }
    let outer = beginFact(.facts)
    append(label)
    beginFactContent(.facts)
    bar("meter", fraction, percentage, label)
    endFact(.facts, outer)
  }

  /// Writes a bar with its percentage beside it, as in a terminal.
  ///
  /// In a table, writes only the bar.
  mutating func bar(
    _ name: StaticString,
    _ fraction: Double?,
    _ percentage: _Percentage?,
    _ label: String
  ) {
    let isInTable = usedState?.cells.isEmpty == false
    guard let percentage, !isRedacted, !isInTable else {
      return barAlone(name, fraction, percentage, label)
    }
    // Pending attributes belong to the bar.
    let pending = hasPending ? state.pending : PendingAttributes()
    setPending(PendingAttributes())
    let outer = openTag(flow == .phrasing ? "span" : "div", .horizontalStack)
    setPending(pending)
    barAlone(name, fraction, percentage, label)
    out.append("<span aria-hidden=\"true\">")
    append(percentage.description)
    out.append("</span>")
    endGroup(outer)
  }

  private mutating func barAlone(
    _ name: StaticString,
    _ fraction: Double?,
    _ percentage: _Percentage?,
    _ label: String
  ) {
    let outer = beginTag(name)
    if isRedacted {
      attribute("aria-hidden", "true")
      plainAttribute("value", "0")
      closeAttributes()
      return endTag(name, outer)
    }
    attribute("aria-label", label)
    if let fraction {
      // Like the percentage, the value is 0 only if the fraction is 0, and 1 only if the fraction
      // is 1.
      let rounded = (fraction * 10_000).rounded()
      let value = fraction > 0 && fraction < 1 ? min(max(rounded, 1), 9_999) : rounded
      attribute("value", "\(value / 10_000)")
    }
    closeAttributes()
    if let percentage { append(percentage.description) }
    endTag(name, outer)
  }

  // MARK: Slots

  /// An open element that ``endSlot(_:_:)`` drops if nothing was written in it.
  @usableFromInline
  struct Slot {
    let flow: Flow
    let pending: PendingAttributes?
    /// The position where the start tag begins.
    let start: Int
    /// The extent of the output before the content.
    ///
    /// If it is unchanged at the end, nothing was written.
    let content: ByteBuffer.Extent
  }

  @usableFromInline
  mutating func beginSlot(_ name: StaticString) -> Slot {
    beginSlot(byteCount: name.utf8CodeUnitCount &+ 2) { writer in
      let outer = writer.openTag(name)
      writer.flow = .block
      return outer
    }
  }

  /// Begins a `span`, which is dropped if nothing is written in it.
  @usableFromInline
  mutating func beginSpan() -> Slot {
    let slot = beginSlot("span")
    flow = .phrasing
    return slot
  }

  /// Begins a slot by writing its start tags.
  ///
  /// - Parameters:
  ///   - byteCount: The maximum number of bytes of the start tags, without the pending attributes.
  ///   - open: Writes the start tags, and returns the flow outside of them.
  /// - Returns: The slot, for ``endSlot(_:_:)``.
  @inline(__always)
  mutating func beginSlot(byteCount: Int, _ open: (inout HTMLWriter) -> Flow) -> Slot {
    let pending = hasPending ? state.pending : nil
    // The start tags must be in one piece of the buffer, so that they can be dropped.
    out.reserve(byteCount &+ (pending?.maxBytes ?? 0))
    let start = out.count
    let outer = open(&self)
    return Slot(flow: outer, pending: pending, start: start, content: out.extent)
  }

  /// Begins a slot with a class that belongs to the rule of its container.
  @usableFromInline
  mutating func beginSlot(_ name: StaticString, class className: StaticString) -> Slot {
    // No attributes are pending, because the container has taken them.
    out.reserve(name.utf8CodeUnitCount &+ className.utf8CodeUnitCount &+ 11)
    let start = out.count
    out.store(UInt8(ascii: "<"))
    out.store(name)
    out.store(" class=\"")
    out.store(className)
    out.store("\">")
    let outer = flow
    flow = .block
    return Slot(flow: outer, pending: nil, start: start, content: out.extent)
  }

  @usableFromInline
  mutating func endSlot(_ name: StaticString, _ slot: Slot) {
    guard out.extent == slot.content else { return endTag(name, slot.flow) }
    out.count = slot.start
    if let pending = slot.pending { setPending(pending) }
    flow = slot.flow
  }
}
