// Default implementations for components: each draws content and elements of HTML.

extension Renderer {
  @_alwaysEmitIntoClient
  public mutating func badge<C: View>(_ status: Status?, _ content: consuming C) {
    let sign = status.map { EnvironmentValues.current.glyphs.sign($0) + " " } ?? ""
    element(
      "span",
      _NoAttributes(),
      _Joined(Text(verbatim: "(" + sign), _Joined(content, Text(verbatim: ")")))
    )
  }

  @_alwaysEmitIntoClient
  public mutating func pathname(_ path: String) {
    styled(.monospaced, Text(verbatim: _VisibleControl.shownOnOneLine(path)))
  }

  @_alwaysEmitIntoClient
  public mutating func panel<T: View, S: View, C: View, F: View>(
    title: consuming T?,
    subtitle: consuming S?,
    _ content: consuming C,
    footer: consuming F?
  ) {
    element(
      "section",
      Attribute("class", "panel"),
      PanelContent(title: title, subtitle: subtitle, content: content, footer: footer)
    )
  }

  @_alwaysEmitIntoClient
  public mutating func callout<T: View, C: View, A: View>(
    _ traits: _CalloutTraits,
    title: consuming T,
    _ content: consuming C,
    actions: consuming A
  ) {
    let title = title
    let buttons = actions
    let word = traits.word
    let sign = Label(icon: EnvironmentValues.current.glyphs.sign(traits.status)) {
      if !word.isEmpty { Text(verbatim: word).bold().unredacted() }
      title.bold()
    }
    element(
      "div",
      _NoAttributes(),
      _Joined(Paragraph { sign }, _Joined(content, HStack { buttons }))
    )
  }

  @_alwaysEmitIntoClient
  public mutating func contentUnavailable<T: View, C: View>(
    title: consuming T,
    _ content: consuming C
  ) {
    let title = title
    element("div", _NoAttributes(), _Joined(Paragraph { title }, content))
  }

  @_alwaysEmitIntoClient
  public mutating func activity<C: View>(_ message: consuming C) {
    let message = message
    let status = _AttributePair(Attribute("role", "status"), Attribute("aria-busy", "true"))
    attributed(status, Paragraph { message })
  }

  @_alwaysEmitIntoClient
  public mutating func labeledContent<L: View, C: View>(
    _ label: consuming L,
    _ content: consuming C
  ) {
    paragraph(_Joined(label, _Joined(Text(verbatim: ": ").unredacted(), content)))
  }

  @_alwaysEmitIntoClient
  public mutating func facts<C: View>(_ content: consuming C) {
    element("div", _NoAttributes(), _Children(content))
  }

  @_alwaysEmitIntoClient
  public mutating func stat<L: View, C: View, N: View>(
    label: consuming L,
    _ content: consuming C,
    note: consuming N
  ) {
    labeledContent(label, _Joined(content, _Joined(Text(verbatim: "  "), note)))
  }

  @_alwaysEmitIntoClient
  public mutating func navigation<C: View>(label: String, _ content: consuming C) {
    element("nav", Attribute("aria-label", label), content)
  }

  @_alwaysEmitIntoClient
  public mutating func current<C: View>(_ content: consuming C) { styled(.bold, content) }

  @_alwaysEmitIntoClient
  public mutating func breadcrumbs<C: View>(label: String, _ content: consuming C) {
    element("nav", Attribute("aria-label", label), _Children(content))
  }

  @_alwaysEmitIntoClient
  public mutating func terminalPicture<C: View, P: View>(
    caption: String,
    _ content: consuming C,
    page: consuming P
  ) {
    element("pre", _NoAttributes(), content)
  }

  @_alwaysEmitIntoClient
  public mutating func segmentedBar(_ segments: [BarSegment], label: String) { text(label) }

  @_alwaysEmitIntoClient
  public mutating func figure<F: _Figure>(_ figure: consuming F) {
    F.Words._render(figure.words, into: &self)
  }

  @_alwaysEmitIntoClient
  public mutating func headingIDs<C: View>(_ content: consuming C) {
    C._render(content, into: &self)
  }

  @_alwaysEmitIntoClient
  public mutating func themed<C: View>(_ theme: Theme, _ content: consuming C) {
    C._render(content, into: &self)
  }
}

/// The parts of a panel below each other.
// The parts are not drawn as views of the type `Optional`, because then they would have other
// positions than in other renderers.
@usableFromInline
package struct PanelContent<T: View, S: View, C: View, F: View>: PrimitiveView {
  @usableFromInline let title: T?
  @usableFromInline let subtitle: S?
  @usableFromInline let content: C
  @usableFromInline let footer: F?

  @_alwaysEmitIntoClient
  package init(
    title: consuming T?,
    subtitle: consuming S?,
    content: consuming C,
    footer: consuming F?
  ) {
    self.title = title
    self.subtitle = subtitle
    self.content = content
    self.footer = footer
  }

  @_alwaysEmitIntoClient
  package static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    if let title = view.title { T._render(title, into: &renderer) }
    if let subtitle = view.subtitle { S._render(subtitle, into: &renderer) }
    C._render(view.content, into: &renderer)
    if let footer = view.footer { F._render(footer, into: &renderer) }
  }
}
