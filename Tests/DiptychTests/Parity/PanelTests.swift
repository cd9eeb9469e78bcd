import Diptych
import DiptychSampling
import Testing

@testable import DiptychGallery

/// Tests that the two panels, HTML and text, say what is recorded of a view for all other formats:
/// the same words and the same links, in the same order.
@Suite("Panels and the content that is recorded") struct PanelTests {
  private static let parts = 8
  private static let count = requestedTrees ?? Sample.count(400, of: 1000)

  private static func seeds(_ part: Int) -> Range<Int> {
    part * count / parts..<(part + 1) * count / parts
  }

  @Test("The HTML of random trees has the text that is recorded of them", arguments: 0..<parts)
  func html(part: Int) {
    expectNoDefect(in: RandomTree.self, Self.seeds(part)) { tree, view, _ in
      if Self.forgetsBlocks(ContentTree(view).root) { return "a node does not know its blocks" }
      return tree.hasBars ? nil : Self.defectOfHTML(view)
    }
  }

  /// Whether a node, or a node in it, does not know whether it has blocks.
  private static func forgetsBlocks(_ node: ContentTree.Node) -> Bool {
    node.hasBlocks != node.parts.contains(where: \.isBlock)
      || node.parts.contains(where: forgetsBlocks)
  }

  @Test("At any width, random trees have the text that is recorded", arguments: 0..<parts)
  func text(part: Int) {
    expectNoDefect(in: ReadingTree.self, Self.seeds(part)) { tree, view, seed in
      for width in treeWidths(seed: seed) {
        if let defect = Self.defectOfText(view, width: width, isSideBySide: tree.isSideBySide) {
          return "\(defect) at width \(width)"
        }
      }
      return Self.defectOfHTML(view)
    }
  }

  /// A theme without the symbol of information, which is the letter i.
  private static let theme = {
    var theme = Theme.standard
    theme.glyphs.info = "●"
    return theme
  }()

  private static func defectOfHTML(_ view: AnyView) -> String? {
    let view = view.theme(theme)
    do {
      let html = try PanelContent(html: view.rendered(as: .html))
      return PanelContent(ContentTree(view), isPage: true).defect(of: html).map { "HTML \($0)" }
    } catch {
      return "\(error)"
    }
  }

  private static func defectOfText(_ view: AnyView, width: Int?, isSideBySide: Bool) -> String? {
    let view = view.theme(theme)
    var host = _NoHost()
    let tree = ContentTree(view, host: &host, .expanded)
    let format = TextFormat(width: width, color: .ansi256, options: .hyperlinks)
    return PanelContent(tree, isPage: false)
      .defect(of: PanelContent(text: view.rendered(as: format)), isSideBySide: isSideBySide)
      .map { "text \($0)" }
  }

  /// The components that say something else in a panel, and why.
  private static let differences = [
    "code-block-titles": "A page has the name of the language beside the title of code.",
    "gauge": "The name of a bar stands beside it among blocks.",
    "links": "A terminal shows an address in ASCII, and a page escapes it.",
    "overlay": "A layer covers words in a terminal.",
    "zstack": "A layer covers words in a terminal.",
    "zstack-wide": "A layer covers words in a terminal.",
  ]

  /// All components but charts, which are a sentence and a table in a page, and a picture in a
  /// terminal.
  private static let components = Catalog.groups.filter { $0.title != Catalog.charts.title }
    .flatMap(\.components)

  @Test("Each component has the text that is recorded of it, in every state", arguments: components)
  func gallery(component: Component) {
    let defects = component.states.flatMap { state in
      let view = AnyView(state.view())
      return [
        Self.defectOfHTML(view), Self.defectOfText(view, width: nil, isSideBySide: true),
      ].compactMap(\.self)
    }
    #expect(defects.isEmpty == (Self.differences[component.name] == nil), "\(defects)")
  }

  @Test("Each difference belongs to a component") func names() {
    #expect(Set(Self.differences.keys).isSubset(of: Set(Self.components.map(\.name))))
  }
}
