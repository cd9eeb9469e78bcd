public import DiptychViews

// Views in front of each other, views of which one is shown, and views that can be hidden.
extension HTMLRenderer {
  /// The children of a container, each of some kind.
  @inlinable
  mutating func children<C: View>(_ kind: ChildKind, of content: consuming C) {
    let outer = childKind
    childKind = kind
    C._renderChildren(content, into: &self)
    childKind = outer
  }

  @inlinable
  public mutating func layers<C: View>(alignment: Alignment, _ content: consuming C) {
    let flow = blockFlow
    let name = groupName
    let outer = openTag(name, [.layers, .place(alignment)])
    setFlow(flow)
    children(.block, of: content)
    endTag(name, outer)
  }

  @inlinable
  public mutating func columns<C: View>(minimum: Int, spacing: Int, _ content: consuming C) {
    let flow = blockFlow
    let name = groupName
    let outer = openTag(name, StyleRule.rules(forColumns: minimum, spacing: spacing))
    setFlow(flow)
    children(.block, of: content)
    endTag(name, outer)
  }

  @inlinable
  public mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: LayerPosition,
    alignment: Alignment
  ) {
    let name = groupName
    let flow = blockFlow
    let outer = openTag(name, [.layered])
    setFlow(flow)
    group([], content)
    let isBehind = position == .behind
    group([isBehind ? .underlay : .overlay, .place(alignment)], layer)
    endTag(name, outer)
  }

  /// The first child, because a page does not know how wide it is.
  @inlinable
  public mutating func viewThatFits<C: View>(in axes: Axis.Set, _ content: consuming C) {
    children(.candidate, of: content)
  }

  @inlinable
  public mutating func disclosureGroup<L: View, C: View>(
    isExpanded: Bool,
    label: consuming L,
    _ content: consuming C
  ) {
    let outer = beginTag("details")
    if isExpanded { attribute("open", "", as: .boolean) }
    closeAttributes()
    element("summary", [], in: .phrasing, label)
    setFlow(.block)
    C._render(content, into: &self)
    endTag("details", outer)
  }

  @inlinable
  public mutating func outline<C: View>(level: Int, _ content: consuming C) {
    let outer = openTag("ul", level == 0 ? [.outline] : [])
    children(.listItem, of: content)
    endTag("ul", outer)
  }

  /// A link and a button hold the words themselves; anything else gets an element that may.
  ///
  /// What may not be read has no words.
  @inlinable
  public mutating func accessibilityLabel<C: View, S: View>(
    _ label: String,
    _ content: consuming C,
    spoken: consuming S
  ) {
    if isRedacted {
      C._render(content, into: &self)
    } else if S.self != Text.self {
      let outer = beginInline()
      attributed(Attribute("aria-label", label), content)
      endInline(outer)
    } else if flow == .phrasing || C.kind(of: content).isInline {
      let outer = beginInline()
      labelled("span", "img", label, in: .phrasing, content)
      endInline(outer)
    } else {
      labelled("div", "group", label, in: .block, content)
    }
  }

  @inlinable
  mutating func labelled<C: View>(
    _ name: StaticString,
    _ role: String,
    _ label: String,
    in flow: Flow,
    _ content: consuming C
  ) {
    let outer = beginTag(name)
    attribute("role", role)
    attribute("aria-label", label)
    closeAttributes()
    setFlow(flow)
    C._render(content, into: &self)
    endTag(name, outer)
  }
}
