import DiptychViews

/// An alert as a callout.
///
/// If the whole first paragraph is bold, it is the title. Otherwise, the title is the kind of the
/// alert.
struct MarkdownAlertView: View {
  private let context: MarkdownContext
  private let alert: MarkdownAlert
  /// The range of the inline content of the title, if the document has one.
  private let title: Range<Int>?
  private let content: Range<Int>

  init(_ context: MarkdownContext, _ range: Range<Int>, _ alert: MarkdownAlert) {
    self.context = context
    self.alert = alert
    let tree = context.tree
    if let first = range.first, case .paragraph = tree.nodes[first].kind,
      tree.nodes[first].end > first + 1, case .strong = tree.nodes[first + 1].kind,
      tree.nodes[first + 1].end == tree.nodes[first].end
    {
      title = tree.content(of: first + 1)
      content = tree.nodes[first].end..<range.upperBound
    } else {
      title = nil
      content = range
    }
  }

  var body: some View {
    Callout(status: alert.status) {
      if let title { MarkdownInlines(context, title) } else { Text(verbatim: alert.rawValue) }
    } content: {
      MarkdownBlocks(context, content)
    }
  }
}
