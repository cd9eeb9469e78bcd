import Diptych
import DiptychFormats
import DiptychHTMLTools
import DiptychSampling
import Foundation
import Testing

/// The depth of a deep tree; builds without optimisation use a lower one unless a variable sets it.
private let depth =
  ProcessInfo.processInfo.environment["DIPTYCH_DEEP_TREES"].flatMap { Int($0) } ?? 5000

/// Tests that trees of any depth render on a secondary thread, whose stack has 512 KiB.
@Suite("Deep trees")
struct DeepTreeTests {
  @Test("A deep tree renders in every format", arguments: DeepFormat.allCases)
  func everyFormat(format: DeepFormat) async {
    await expectContent(of: Nest(depth: depth), as: format)
    await expectContent(of: ErasedNest(shape: .group, depth: depth), as: format)
  }

  @Test(
    "A tree of any container, far deeper than a stack, renders too",
    arguments: zip(DeepShape.allCases.indices, DeepShape.allCases)
  )
  func everyContainer(index: Int, shape: DeepShape) async {
    // Unlimited in width, nested tables take more than quadratic time in their depth.
    let depth = shape == .table ? 100 : 500
    for format in DeepFormat.allCases.sample(4, turn: index) {
      let view = ErasedNest(shape: shape, depth: depth)
      let isThere = await onSmallThread { format.draws(view) }
      #expect(isThere, "\(format)")
    }
  }

  @Test("A view that holds itself can end in a loop")
  func loop() async {
    let output = await onSmallThread { Loop(depth: depth).rendered(as: .plain) }
    #expect(output == "x\n")
  }

  @Test("A view that holds itself can end in the rows of a table")
  func rows() async {
    let end = "</td></tr></tbody></table></td></tr></tbody></table></div>"
    let page = await onSmallThread { TableLoop(depth: depth).rendered(as: .html) }
    #expect(page.suffix(end.count) == end)
  }

  @Test("A tree that is made before it renders is freed on a small stack")
  func freed() async {
    let text = await onSmallThread {
      var view = AnyView(Text("x"))
      for _ in 0..<depth { view = AnyView(HTML.div { view }) }
      return view.rendered(as: .plain)
    }
    #expect(text == "x\n")
  }

  @Test("Deeper than 100 levels, a tree and markup for reading are indented no further")
  func indentation() {
    let view = ErasedNest(shape: .element, depth: 102)
    let levels = (0..<101).map { String(repeating: "  ", count: $0) + "div\n" }
    let indent = String(repeating: "  ", count: 100)
    let tree = levels.joined() + "\(indent)101: div\n\(indent)102: \"x\"\n"
    #expect(view.rendered(as: .tree) == tree)
    let starts = (0...100).map { String(repeating: "  ", count: $0) + "<div>\n" }
    let ends = (0...100).reversed().map { String(repeating: "  ", count: $0) + "</div>\n" }
    let markup = starts.joined() + "\(indent)<div>x</div>\n" + ends.joined()
    #expect(view.rendered(as: .prettyHTML) == markup)
  }

  private func expectContent<V: View & Sendable>(of view: V, as format: DeepFormat) async {
    let isThere = await onSmallThread { format.draws(view) }
    #expect(isThere, "\(view) as \(format), on a small thread")
    let isThereInTask = await Task.detached { format.draws(view) }.value
    #expect(isThereInTask, "\(view) as \(format), in a task")
  }

  /// Runs work on a thread with the stack of a secondary thread.
  private func onSmallThread<T: Sendable>(_ work: @escaping @Sendable () -> T) async -> T {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = 512 << 10
      thread.start()
    }
  }
}

/// A view that contains itself.
private struct Nest: View {
  let depth: Int

  var body: some View {
    HTML.div { if depth > 1 { Nest(depth: depth - 1) } else { Text("x") } }
  }
}

/// A view that contains itself in a loop.
private struct Loop: View {
  let depth: Int

  var body: some View {
    VStack {
      ForEach(0..<(depth > 0 ? 1 : 0), id: \.self) { _ in Loop(depth: depth - 1) }
      Text(depth == 0 ? "x" : "")
    }
  }
}

/// A view that contains itself in the rows of a table.
private struct TableLoop: View {
  let depth: Int

  var body: some View {
    Table(0..<(depth > 0 ? 1 : 0)) { TableColumn("") { _ in TableLoop(depth: depth - 1) } }
  }
}

/// A view that contains itself in a container, type-erased.
struct ErasedNest: View {
  let shape: DeepShape
  let depth: Int

  var body: some View {
    if depth == 0 { Text("x") } else { AnyView(level) }
  }

  private var level: any View {
    let below = ErasedNest(shape: shape, depth: depth - 1)
    return switch shape {
    case .group: Group { below }
    case .vertical: VStack { below }
    case .horizontal: HStack { below }
    case .layers: ZStack { below }
    case .panel: Panel("p") { below }
    case .list: List { below }
    case .element: HTML.div { below }
    case .styled: below.bold()
    case .quote: Quote { below }
    case .section: Section { below }
    case .padded: below.padding(1)
    case .bordered: below.border()
    case .framed: below.frame(width: 3)
    case .fitting: ViewThatFits { below }
    case .disclosure: DisclosureGroup("d", isExpanded: true) { below }
    case .link: Link(destination: "/") { below }
    case .redaction: below.unredacted().redacted(reason: .placeholder)
    case .loop: ForEach([0], id: \.self) { _ in below }
    case .table: Table([0]) { TableColumn("c") { _ in below } }
    case .async: AsyncValueView(value: AsyncValue<Int, Never>.loaded(1)) { _ in below }
    case .label: Label(icon: "i") { below }
    }
  }
}

/// The container nested in a deep tree.
enum DeepShape: CaseIterable, Sendable {
  case group, vertical, horizontal, layers, panel, list, element, styled, quote, section, padded
  case bordered, framed, fitting, disclosure, link, redaction, loop, table, async, label
}

/// The format of a deep tree.
enum DeepFormat: CaseIterable, Sendable {
  case wide, narrow, ansi, plain, html, pretty, markdown, tree, csv, tables, problems, hosted, label

  /// Returns whether the output has the content of a tree, or no problems other than nested links.
  func draws<V: View & Sendable>(_ view: V) -> Bool {
    switch self {
    case .wide: view.rendered(as: .text()).contains("x")
    case .narrow: view.rendered(as: .text(width: 10)).contains("x")
    case .ansi: view.rendered(as: .text(width: 80, color: .trueColor)).contains("x")
    case .plain: view.rendered(as: .plain).contains("x")
    case .html: view.rendered(as: .html).contains("x")
    case .pretty: view.rendered(as: .prettyHTML).contains("x")
    case .markdown: view.rendered(as: .markdown).contains("x")
    case .tree: view.rendered(as: .tree).contains("\"x\"")
    case .csv:
      Table([0]) { TableColumn("c") { _ in view } }.rendered(as: .csv).contains("x")
    case .tables:
      Table([0]) { TableColumn("c") { _ in view } }.rendered(as: .tables)
        .contains { $0.rows.joined().contains { $0.contains("x") } }
    case .problems:
      view.rendered(as: .htmlProblems).map(\.kind)
        .allSatisfy { $0 == .nestedControl(element: "a", outer: "a") }
    case .hosted: ViewHost { view }.rendered(as: .plain).contains("x")
    // The label's words, which a host collects.
    case .label: ViewHost { Button(action: {}) { view } }.rendered(as: .plain).contains("x")
    }
  }
}
