import DiptychViews

// Containers and charts that Markdown does not support, or that only GitHub Flavored Markdown
// supports.
extension MarkdownRenderer {
  /// Draws a task.
  ///
  /// At the start of an item, it is a task list item of GFM (5.3). Elsewhere, its box is a
  /// character.
  mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C) {
    page.endLine()
    if page.append(checkbox: isDone) { page.appendSpace() }
    render(content, isBlock: false)
    page.endLine()
  }

  mutating func outline<C: View>(level: Int, _ content: consuming C) {
    list(.unordered, start: 1, content)
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
    _ position: _LayerPosition,
    alignment: Alignment
  ) {
    block(content)
    block(layer)
  }

  /// Draws each child as a block.
  private mutating func lines<C: View>(of content: consuming C) {
    page.endLine()
    children(content, .block)
    page.endLine()
  }

  /// Draws the first child, because the width of the page is unknown.
  mutating func viewThatFits<C: View>(in axes: Axis.Set, _ content: consuming C) {
    children(content, .candidate, isBlock: isBlock)
  }

  /// Draws HTML elements with Markdown between them.
  ///
  /// Blank lines make this possible; see CommonMark 0.31, 4.6.
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

  /// Returns a character from U+2581 to U+2588 for each value, and a no-break space for each
  /// missing value.
  private static func curve(_ fractions: [Double?]) -> String {
    let levels = Array("▁▂▃▄▅▆▇█")
    return String(
      fractions.map { fraction in
        fraction.map { levels[Int(($0 * 7).rounded())] } ?? "\u{A0}"
      }
    )
  }
}
