public import DiptychViews

extension HTMLRenderer {
  /// Writes a start tag with the classes of some rules; the flow outside of the element.
  @usableFromInline
  mutating func openTag(_ name: StaticString, _ rules: [StyleRule] = []) -> Flow {
    let outer = beginTag(name)
    if !rules.isEmpty {
      attribute("class", rules.map(\.className).joined(separator: " "))
      state.rules.formUnion(rules)
    }
    closeAttributes()
    return outer
  }

  /// Content in an element with the classes of some rules.
  @inlinable
  mutating func element<C: View>(
    _ name: StaticString,
    _ rules: [StyleRule],
    in flow: Flow,
    _ content: consuming C
  ) {
    let outer = openTag(name, rules)
    setFlow(flow)
    C._render(content, into: &self)
    endTag(name, outer)
  }

  /// Content in an element that means nothing but its classes.
  @inlinable
  mutating func group<C: View>(_ rules: [StyleRule], _ content: consuming C) {
    element(groupName, rules, in: flow == .inline ? .inline : blockFlow, content)
  }

  // MARK: Text blocks

  @inlinable
  public mutating func paragraph<C: View>(_ content: consuming C) {
    if flow == .phrasing {
      C._render(content, into: &self)
    } else {
      element("p", [], in: .phrasing, content)
    }
  }

  @inlinable
  public mutating func heading<C: View>(_ level: Int, _ content: consuming C) {
    element(headingName(level), [], in: .phrasing, content)
  }

  @inlinable
  public mutating func quote<C: View>(_ content: consuming C) {
    element("blockquote", [], in: .block, content)
  }

  public mutating func codeBlock(_ code: String, language: String?) {
    let outer = openTag("pre")
    let inner = beginTag("code")
    if let language { attribute("class", "language-\(language)") }
    closeAttributes()
    append(code.last == "\n" ? String(code.dropLast()) : code)
    endTag("code", inner)
    endTag("pre", outer)
  }

  public mutating func divider() { voidElement("hr", NoAttributes()) }

  // MARK: Containers

  @inlinable
  public mutating func list<C: View>(_ style: ListStyle, _ content: consuming C) {
    list(style, start: 1, content)
  }

  @inlinable
  public mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C) {
    let name: StaticString = style == .ordered ? "ol" : "ul"
    let outer = beginTag(name)
    if style == .ordered && start != 1 { attribute("start", "\(start)") }
    closeAttributes()
    children(.listItem, of: content)
    endTag(name, outer)
  }

  @inlinable
  public mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C) {
    let name = groupName
    let inner = flow == .phrasing ? Flow.phrasing : .inline
    let outer = openTag(name, [.task])
    writeBox(isDone: isDone)
    setFlow(inner)
    C._render(content, into: &self)
    endTag(name, outer)
  }

  @usableFromInline
  mutating func writeBox(isDone: Bool) {
    let outer = beginTag("input")
    attribute("type", "checkbox")
    attribute("disabled", "", as: .boolean)
    if isDone { attribute("checked", "", as: .boolean) }
    attribute("aria-label", isDone ? "done" : "to do")
    closeAttributes()
    setFlow(outer)
    out.append(UInt8(ascii: " "))
  }

  @inlinable
  public mutating func child<V: View>(_ view: consuming V) {
    guard childKind == .listItem else { return plainChild(view) }
    // A part of a line is the line of its item; anything else is made of blocks.
    element("li", [], in: V.kind(of: view).isInline ? .inline : .block, view)
  }

  /// A child that is no item: of candidates only the first one is drawn.
  @inlinable
  mutating func plainChild<V: View>(_ view: consuming V) {
    if childKind == .block { return V._render(view, into: &self) }
    guard childKind == .candidate else { return }
    childKind = .block
    V._render(view, into: &self)
    childKind = .refused
  }

  @inlinable
  public mutating func stack<C: View>(
    _ axis: Axis,
    alignment: Alignment,
    spacing: Int,
    _ content: consuming C
  ) {
    let flow = blockFlow
    let name = groupName
    let outer = openTag(name, StyleRule.rules(for: axis, alignment, spacing: spacing))
    setFlow(flow)
    children(.block, of: content)
    endTag(name, outer)
  }

  public mutating func spacer(minimum: Int) {
    let name = groupName
    let outer = openTag(name, [.spacer])
    endTag(name, outer)
  }

  @inlinable
  public mutating func section<H: View, C: View, F: View>(
    header: consuming H,
    _ content: consuming C,
    footer: consuming F
  ) {
    let outer = openTag("section")
    setFlow(.block)
    H._render(header, into: &self)
    C._render(content, into: &self)
    if !isEmpty(F.self) { element("footer", [], in: .block, footer) }
    endTag("section", outer)
  }

  @inlinable
  public mutating func panel<T: View, C: View>(title: consuming T?, _ content: consuming C) {
    // A section has a heading.
    guard let title else { return element("div", [.panel], in: .block, content) }
    let outer = openTag("section", [.panel])
    setFlow(.block)
    element("h2", [], in: .phrasing, title)
    C._render(content, into: &self)
    endTag("section", outer)
  }

  // MARK: Bars

  public mutating func progress(_ fraction: Double?, label: String) {
    bar("progress", fraction, label)
  }

  public mutating func gauge(_ fraction: Double, label: String) { bar("meter", fraction, label) }

  private mutating func bar(_ name: StaticString, _ fraction: Double?, _ label: String) {
    let outer = beginTag(name)
    if isRedacted {
      attribute("aria-hidden", "true")
      attribute("value", "0")
      closeAttributes()
      return endTag(name, outer)
    }
    attribute("aria-label", label)
    if let fraction { attribute("value", "\((fraction * 10_000).rounded() / 10_000)") }
    closeAttributes()
    if let fraction { out.append(text: "\(Int((fraction * 100).rounded()))%") }
    endTag(name, outer)
  }

  // MARK: Layout

  @inlinable
  public mutating func padded<C: View>(_ insets: EdgeInsets, _ content: consuming C) {
    group(StyleRule.rules(for: insets), content)
  }

  @inlinable
  public mutating func framed<C: View>(
    width: Int?,
    height: Int?,
    alignment: Alignment,
    _ content: consuming C
  ) {
    group(StyleRule.rules(forWidth: width, height: height, alignment), content)
  }

  @inlinable
  public mutating func framed<C: View>(
    within limits: SizeLimits,
    alignment: Alignment,
    _ content: consuming C
  ) {
    group(StyleRule.rules(for: limits, alignment), content)
  }

  @inlinable
  public mutating func bordered<C: View>(_ border: BorderStyle, _ content: consuming C) {
    group([.border(isRounded: border == .rounded)], content)
  }

  @inlinable
  public mutating func paragraphStyled<C: View>(_ style: ParagraphStyle, _ content: consuming C) {
    group(StyleRule.rules(for: style), content)
  }
}
