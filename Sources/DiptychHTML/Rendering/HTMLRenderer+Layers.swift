public import DiptychViews

extension HTMLRenderer {
  /// Renders the children of a container as children of a kind.
  @inlinable
  mutating func children<C: View>(_ kind: HTMLWriter.ChildKind, of content: consuming C) {
    let outer = writer.childKind
    writer.childKind = kind
    C._renderChildren(content, into: &self)
    writer.childKind = outer
  }

  /// Renders the children of a group whose start tag is written.
  ///
  /// Among blocks, they are children of a kind. In a line, they are elements of the line.
  @inlinable
  mutating func parts<C: View>(_ kind: HTMLWriter.ChildKind, of content: consuming C) {
    children(writer.flow == .phrasing ? .inLine : kind, of: content)
  }

  /// Renders children in a layout.
  ///
  /// Of candidates for the width, it renders the first, because the width of the window is unknown
  /// when HTML is rendered.
  @inlinable
  public mutating func stack<C: View>(_ layout: _StackLayout, _ content: consuming C) {
    if case .firstThatFits = layout { return children(.candidate, of: content) }
    let outer = writer.openStack(layout)
    if case .axis(.vertical, _, _) = layout {
      parts(.block, of: content)
    } else {
      parts(.apart, of: content)
    }
    writer.endGroup(outer)
  }

  @inlinable
  public mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: _LayerPosition,
    alignment: Alignment
  ) {
    let outer = writer.openLayered()
    group(in: writer.openGroup(), content)
    group(in: writer.openLayer(position, alignment), layer)
    writer.endGroup(outer)
  }

  @inlinable
  public mutating func disclosureGroup<L: View, C: View>(
    isExpanded: Bool,
    label: consuming L,
    _ content: consuming C
  ) {
    let outer = writer.beginTag("details")
    if isExpanded { writer.attribute("open", "", as: .boolean) }
    writer.closeAttributes()
    element("summary", in: .phrasing, label)
    writer.flow = .block
    C._render(content, into: &self)
    writer.endTag("details", outer)
  }

  @inlinable
  public mutating func outline<C: View>(level: Int, _ content: consuming C) {
    let outer = writer.openOutline(level: level)
    children(.listItem, of: content)
    writer.endTag("ul", outer)
  }

  /// Adds a label for assistive technology.
  ///
  /// The label of a link or a button is written on its `a` or `button` element. Any other view is
  /// wrapped in an element that can have a label. Redacted content gets no label.
  @inlinable
  public mutating func accessibilityLabel<C: View, S: View>(
    _ label: String,
    _ content: consuming C,
    spoken: consuming S
  ) {
    if writer.isRedacted {
      C._render(content, into: &self)
    } else if S.self != Text.self {
      let outer = writer.beginInlineElement()
      attributed(Attribute("aria-label", label), content)
      writer.endInline(outer)
    } else if writer.flow == .phrasing || C.kind(of: content).isInline {
      let outer = writer.beginInline()
      labelled("span", "img", label, in: .phrasing, content)
      writer.endInline(outer)
    } else {
      labelled("div", "group", label, in: .block, content)
    }
  }

  @inlinable
  mutating func labelled<C: View>(
    _ name: StaticString,
    _ role: String,
    _ label: String,
    in flow: HTMLWriter.Flow,
    _ content: consuming C
  ) {
    let outer = writer.beginTag(name)
    writer.attribute("role", role)
    writer.attribute("aria-label", label)
    writer.closeAttributes()
    writer.flow = flow
    C._render(content, into: &self)
    writer.endTag(name, outer)
  }
}
