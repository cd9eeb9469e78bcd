import DiptychViews

// What Markdown has no word for, or one of GitHub's.
extension MarkdownRenderer {
  /// GFM 5.3, where an item starts.
  mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C) {
    page.endLine()
    page.append(checkbox: isDone)
    page.appendSpace()
    render(content, isBlock: false)
    page.endLine()
  }

  mutating func outline<C: View>(level: Int, _ content: consuming C) {
    list(.unordered, content)
  }

  mutating func columns<C: View>(minimum: Int, spacing: Int, _ content: consuming C) {
    lines(of: content)
  }

  mutating func layers<C: View>(alignment: Alignment, _ content: consuming C) {
    lines(of: content)
  }

  mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: LayerPosition,
    alignment: Alignment
  ) {
    block(content)
    block(layer)
  }

  /// Children each of which is a block.
  private mutating func lines<C: View>(of content: consuming C) {
    page.endLine()
    children(content, .block)
    page.endLine()
  }

  /// The first child: nobody knows how wide a page is shown.
  mutating func viewThatFits<C: View>(in axes: Axis.Set, _ content: consuming C) {
    children(content, .candidate, isBlock: isBlock)
  }

  /// Elements of HTML with Markdown between them, which blank lines let in: CommonMark 0.31, 4.6.
  mutating func disclosureGroup<L: View, C: View>(
    isExpanded: Bool,
    label: consuming L,
    _ content: consuming C
  ) {
    guard page.takesBlocks else {
      block(label, isBlock: false)
      return block(content)
    }
    page.raw(isExpanded ? "<details open>\n<summary>" : "<details>\n<summary>", isBlock: true)
    block(label, isBlock: false)
    page.raw("</summary>", isBlock: true)
    block(content)
    page.raw("</details>", isBlock: true)
  }

  mutating func sparkline(_ fractions: [Double?], label: String) {
    inline(Text(verbatim: Self.curve(fractions)))
  }

  /// A character for each value, from U+2581 to U+2588; for none a space that is not cut off.
  private static func curve(_ fractions: [Double?]) -> String {
    let levels = Array("▁▂▃▄▅▆▇█")
    return String(
      fractions.map { fraction in
        fraction.map { levels[Int(($0 * 7).rounded())] } ?? "\u{A0}"
      }
    )
  }
}
