import Diptych
import DiptychANSI

/// A container where a view and its extracted form must look the same.
protocol ExtractionContainer: Sendable {
  /// The name of the container.
  var rawValue: String { get }

  /// Renders the container with a view in it.
  ///
  /// Generic, so that the renderer sees the static type of the view, which must not matter.
  func rendered<V: View>(_ view: V, as format: some RenderingFormat<String>) -> String
}

/// All containers under test.
let extractionContainers: [any ExtractionContainer] =
  Composition.allCases + ChildContainer.allCases + BlockContainer.allCases
  + InlineContainer.allCases + DocumentPart.allCases + Modifier.allCases + LabelModifier.allCases
  + NestedContainer.allCases

/// A composition that passes on the children of its content.
enum Composition: String, ExtractionContainer, CaseIterable {
  case nothing
  case group = "Group"
  case erased = "AnyView"
  case optional = "an optional"
  case branch = "a branch"
  case siblings = "siblings"
  case many = "twelve siblings"
  case loop = "ForEach"

  func rendered<V: View>(_ view: V, as format: some RenderingFormat<String>) -> String {
    switch self {
    case .nothing: view.rendered(as: format)
    case .group: Group { view }.rendered(as: format)
    case .erased: AnyView(view).rendered(as: format)
    case .optional: Optional(view).rendered(as: format)
    case .branch: _Either<Text, V>.second(view).rendered(as: format)
    case .siblings: _Pair(Text("before"), view).rendered(as: format)
    case .many:
      Group {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        view
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
      .rendered(as: format)
    case .loop: ForEach([1, 2], id: \.self) { _ in view }.rendered(as: format)
    }
  }
}

/// A view that treats each child of its content separately.
enum ChildContainer: String, ExtractionContainer, CaseIterable {
  case vertical = "VStack"
  case spaced = "VStack with spacing"
  case horizontal = "HStack"
  case tight = "HStack without spacing"
  case layers = "ZStack"
  case columns = "Columns"
  case choice = "ViewThatFits"
  case choiceOfLast = "ViewThatFits behind a wide text"
  case unordered = "List"
  case ordered = "List in order"
  case rows = "the rows of a List"
  case facts = "Facts"
  case numbers = "Stats"
  case navigation = "Navigation"
  case breadcrumbs = "Breadcrumbs"
  case between = "VStack between texts"
  case betweenWords = "HStack between texts"
  case betweenItems = "List between items"

  func rendered<V: View>(_ view: V, as format: some RenderingFormat<String>) -> String {
    switch self {
    case .vertical: VStack { view }.rendered(as: format)
    case .spaced: VStack(alignment: .center, spacing: 2) { view }.rendered(as: format)
    case .horizontal: HStack { view }.rendered(as: format)
    case .tight: HStack(alignment: .bottom, spacing: 0) { view }.rendered(as: format)
    case .layers: ZStack { view }.rendered(as: format)
    case .columns: Columns(minimum: 5) { view }.rendered(as: format)
    case .choice: ViewThatFits { view }.rendered(as: format)
    case .choiceOfLast:
      ViewThatFits {
        Text(verbatim: String(repeating: "wide ", count: 20))
        view
      }
      .rendered(as: format)
    case .unordered: List { view }.rendered(as: format)
    case .ordered: List(.ordered, start: 9) { view }.rendered(as: format)
    case .rows: List { ForEach([1, 2], id: \.self) { _ in view } }.rendered(as: format)
    case .facts: Facts { view }.rendered(as: format)
    case .numbers: Stats { view }.rendered(as: format)
    case .navigation: Navigation("Pages") { view }.rendered(as: format)
    case .breadcrumbs: Breadcrumbs { view }.rendered(as: format)
    case .between:
      VStack(spacing: 1) {
        Text("before")
        view
        Text("after")
      }
      .rendered(as: format)
    case .betweenWords:
      HStack {
        Text("before")
        view
        Text("after")
      }
      .rendered(as: format)
    case .betweenItems:
      List(.ordered) {
        Text("before")
        view
        Text("after")
      }
      .rendered(as: format)
    }
  }
}

/// A container of blocks.
enum BlockContainer: String, ExtractionContainer, CaseIterable {
  case quote = "Quote"
  case panel = "Panel"
  case untitledPanel = "Panel without a title"
  case panelWithFooter = "Panel with a subtitle and a footer"
  case callout = "Callout"
  case missing = "ContentUnavailableView"
  case note = "the note of a Stat"
  case terminal = "TerminalPicture"
  case disclosure = "DisclosureGroup"
  case cell = "a cell of a Table"
  case spanningCell = "a cell of two columns"
  case headerCell = "a cell that heads its row"
  case conditionalCell = "a cell of a conditional column"
  case outline = "the row of an OutlineGroup"
  case task = "TaskItem"
  case loaded = "AsyncValueView"
  case reloading = "AsyncValueView beside activity"
  case placeholder = "the placeholder of an AsyncValueView"
  case div = "HTML.div"
  case list = "HTML.ul"
  case listItem = "HTML.li"
  case table = "HTML.table"
  case tableRow = "HTML.tr"
  case tableCell = "HTML.td"

  func rendered<V: View>(_ view: V, as format: some RenderingFormat<String>) -> String {
    switch self {
    case .quote: Quote { view }.rendered(as: format)
    case .panel: Panel("Title") { view }.rendered(as: format)
    case .untitledPanel: Panel { view }.rendered(as: format)
    case .panelWithFooter:
      Panel("Title", subtitle: Text("subtitle"), footer: Text("footer")) { view }
        .rendered(as: format)
    case .callout: Callout("Title", status: .warning) { view }.rendered(as: format)
    case .missing: ContentUnavailableView("Title") { view }.rendered(as: format)
    case .note: Stat("Commits", value: "20") { view }.rendered(as: format)
    case .terminal: TerminalPicture("ls", width: 20) { view }.rendered(as: format)
    case .disclosure: DisclosureGroup("More", isExpanded: true) { view }.rendered(as: format)
    case .cell, .spanningCell, .headerCell, .conditionalCell: table(of: view, as: format)
    case .outline: outline(of: view, as: format)
    case .task: TaskItem(isDone: true) { view }.rendered(as: format)
    case .loaded: value(.loaded(1), view, as: format)
    case .reloading: value(.reloading(1), view, as: format)
    case .placeholder: value(.loading, view, as: format)
    case .div: HTML.div { view }.rendered(as: format)
    case .list: HTML.ul { view }.rendered(as: format)
    case .listItem: HTML.ul { HTML.li { view } }.rendered(as: format)
    case .table: HTML.table { view }.rendered(as: format)
    case .tableRow: HTML.table { HTML.tr { view } }.rendered(as: format)
    case .tableCell: HTML.table { HTML.tr { HTML.td(.colspan(2)) { view } } }.rendered(as: format)
    }
  }

  private func table<V: View>(of view: V, as format: some RenderingFormat<String>) -> String {
    let column = TableColumn<Int, V>("Row") { _ in view }
    switch self {
    case .spanningCell:
      return Table([1, 2]) {
        column.columnSpan { $0 }
        TableColumn("B") { Text("b\($0)") }
      }
      .rendered(as: format)
    case .headerCell:
      return Table([1, 2]) {
        column.rowHeader()
        TableColumn("B") { Text("b\($0)") }
      }
      .rendered(as: format)
    case .conditionalCell:
      return Table([1, 2]) {
        if Bool(true) { column }
        for name in ["B", "C"] { TableColumn(name) { Text("\(name)\($0)") } }
      }
      .rendered(as: format)
    default: return Table([1, 2]) { column }.rendered(as: format)
    }
  }

  private struct Node {
    let name: String
    var children: [Node]?
  }

  private func outline<V: View>(of view: V, as format: some RenderingFormat<String>) -> String {
    let nodes = [Node(name: "a", children: [Node(name: "b"), Node(name: "c")]), Node(name: "d")]
    return OutlineGroup(nodes, id: \.name, children: \.children) { _ in view }.rendered(as: format)
  }

  private func value<V: View>(
    _ value: AsyncValue<Int, Never>,
    _ view: V,
    as format: some RenderingFormat<String>
  ) -> String {
    AsyncValueView(value: value) { _ in view }.placeholder(0).rendered(as: format)
  }
}
