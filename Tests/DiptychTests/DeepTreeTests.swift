import Diptych
import DiptychFormats
import DiptychHTMLTools
import DiptychSampling
import Foundation
import Testing

/// A thread, and the number of levels that are drawn on its stack.
struct DeepThread: Sendable, CaseIterable {
  let stackSize: Int
  let levels: Int

  static let allCases = [
    DeepThread(stackSize: 8 << 20, levels: 2000), DeepThread(stackSize: 512 << 10, levels: 100),
  ]

  /// Runs work on the thread.
  func run<T: Sendable>(_ work: @escaping @Sendable () -> T) async -> T {
    await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: work()) }
      thread.stackSize = stackSize
      thread.start()
    }
  }
}

/// Tests that 2,000 levels are drawn on a stack of 8 MiB and 100 levels on a stack of 512 KiB, and
/// that a note replaces deeper levels.
@Suite("Deep trees") struct DeepTreeTests {
  @Test("A deep tree renders in every format", arguments: DeepFormat.allCases)
  func everyFormat(format: DeepFormat) async {
    for thread in DeepThread.allCases {
      let levels = thread.levels
      let isThere = await thread.run {
        format.draws(Nest(depth: levels))
          && format.draws(ErasedNest(shape: .group, depth: levels))
      }
      #expect(isThere, "\(levels) levels")
    }
  }

  @Test(
    "A tree of any container renders",
    arguments: zip(DeepShape.allCases.indices, DeepShape.allCases)
  )
  func everyContainer(index: Int, shape: DeepShape) async {
    for thread in DeepThread.allCases {
      let depth = thread.levels / shape.levels
      for format in DeepFormat.allCases.sample(4, turn: index) {
        let view = ErasedNest(shape: shape, depth: depth)
        let isThere = await thread.run { format.draws(view) }
        #expect(isThere, "\(depth) levels as \(format)")
      }
    }
  }

  @Test(
    "A note replaces levels that are too deep for the stack",
    arguments: zip(DeepShape.allCases.indices, DeepShape.allCases)
  )
  func tooDeep(index: Int, shape: DeepShape) async {
    let thread = DeepThread(stackSize: 512 << 10, levels: 20_000)
    // Unlimited in width, nested tables take more than quadratic time in their depth.
    for format in DeepFormat.allCases.sample(4, turn: index)
    where shape != .table || !format.isText {
      let view = ErasedNest(shape: shape, depth: thread.levels)
      let (isThere, isNoted) = await thread.run {
        let report = DepthReport()
        var values = EnvironmentValues()
        values.depthReport = report
        let isThere = EnvironmentValues.$current.withValue(values) {
          format.draws(view, "nested too deep")
        }
        return (isThere, report.isIncomplete)
      }
      // In text, a frame or a border may cut the note.
      #expect(isThere || format.isText, "\(format)")
      #expect(isNoted, "\(format)")
    }
  }

  @Test("A view that holds itself can end in a loop") func loop() async {
    for thread in DeepThread.allCases {
      let output = await thread.run { Loop(depth: thread.levels / 2).rendered(as: .plain) }
      #expect(output == "x\n")
    }
  }

  @Test("A view that holds itself can end in the rows of a table") func rows() async {
    let end = "</td></tr></tbody></table></td></tr></tbody></table></div>"
    for thread in DeepThread.allCases {
      let page = await thread.run { TableLoop(depth: thread.levels / 2).rendered(as: .html) }
      #expect(page.suffix(end.count) == end)
      #expect(!page.contains("too deep"))
    }
  }

  @Test("A tree that is made before it renders is freed on a small stack") func freed() async {
    let text = await DeepThread(stackSize: 512 << 10, levels: 20_000).run {
      var view = AnyView(Text("x"))
      for _ in 0..<20_000 { view = AnyView(HTML.div { view }) }
      return view.rendered(as: .plain)
    }
    #expect(text == "… nested too deep\n")
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

  /// The levels of usual views that use as much of the stack as a level of the container, without
  /// optimisation.
  var levels: Int {
    switch self {
    case .panel, .disclosure: 2
    case .layers: 3
    case .async: 7
    case .table: 20
    default: 1
    }
  }
}

/// The format of a deep tree.
enum DeepFormat: CaseIterable, Sendable {
  case wide, narrow, ansi, plain, html, pretty, markdown, tree, csv, problems, hosted, label

  /// Whether the format has a layout.
  var isText: Bool { self == .wide || self == .narrow || self == .ansi }

  /// Returns whether the output has the content of a tree, or no problems other than nested links.
  func draws<V: View & Sendable>(_ view: V, _ content: String = "x") -> Bool {
    switch self {
    case .wide: view.rendered(as: .text()).contains(content)
    case .narrow: view.rendered(as: .text(width: 10)).contains(content)
    case .ansi: view.rendered(as: .text(width: 80, color: .trueColor)).contains(content)
    case .plain: view.rendered(as: .plain).contains(content)
    case .html: view.rendered(as: .html).contains(content)
    case .pretty: view.rendered(as: .prettyHTML).contains(content)
    case .markdown: view.rendered(as: .markdown).contains(content)
    case .tree: view.rendered(as: .tree).contains("\(content)\"")
    case .csv:
      Table([0]) { TableColumn("c") { _ in view } }.rendered(as: .csv).contains(content)
    case .problems:
      view.rendered(as: .htmlProblems).map(\.kind)
        .allSatisfy { $0 == .nestedControl(element: "a", outer: "a") }
    case .hosted: ViewHost { view }.rendered(as: .plain).contains(content)
    // The label's words, which a host collects.
    case .label: ViewHost { Button(action: {}) { view } }.rendered(as: .plain).contains(content)
    }
  }
}
