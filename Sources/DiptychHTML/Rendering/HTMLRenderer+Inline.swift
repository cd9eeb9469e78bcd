public import DiptychViews

extension HTMLRenderer {
  @inlinable
  public mutating func inline<C: View>(_ content: consuming C) {
    if writer.isLineWithAttributes { return element("span", in: .phrasing, content) }
    let outer = writer.beginInline()
    C._render(content, into: &self)
    writer.endInline(outer)
  }

  @inlinable
  public mutating func itemLine<C: View>(_ content: consuming C) {
    guard writer.beginItemLine() else { return inline(content) }
    C._render(content, into: &self)
    writer.flow = .block
  }

  @inlinable
  public mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C) {
    let kind = C.kind(of: content)
    if writer.flow.holdsBlocks && !kind.isInline {
      return group(in: writer.openGroup(style), content)
    }
    guard let (whole, outerStyle) = writer.openStyle.begin(style, around: kind) else {
      return inline(content)
    }
    let outer = writer.beginInline()
    writer.openTags(whole, in: outer)
    C._render(content, into: &self)
    writer.openStyle = outerStyle
    writer.closeTags(whole)
    writer.endInline(outer)
  }

  @inlinable
  public mutating func themed<C: View>(_ theme: Theme, _ content: consuming C) {
    writer.beginTheme(theme)
    C._render(content, into: &self)
    writer.endTheme()
  }

  @inlinable
  public mutating func link<C: View>(_ destination: String, _ content: consuming C) {
    let outer = writer.beginInlineElement()
    let isLink = writer.openLink(destination)
    C._render(content, into: &self)
    if isLink { writer.endTag("a", .phrasing) }
    writer.endInline(outer)
  }

  @inlinable
  public mutating func label<C: View>(icon: String, _ title: consuming C) {
    let outer = writer.beginInline()
    let isDue = writer.suspendAnnouncement()
    element("span", Attribute("aria-hidden", "true"), Text(verbatim: icon))
    writer.resumeAnnouncement(isDue)
    writer.text(" ")
    C._render(title, into: &self)
    writer.endInline(outer)
  }

  @inlinable
  public mutating func button<C: View>(_ label: consuming C) {
    let outer = writer.beginInlineElement()
    let inner = writer.openButton()
    C._render(label, into: &self)
    writer.endTag("button", inner)
    writer.endInline(outer)
  }
}
