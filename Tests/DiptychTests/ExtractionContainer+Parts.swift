import Diptych

/// A container of inline content.
enum InlineContainer: String, ExtractionContainer, CaseIterable {
  case paragraph = "Paragraph"
  case heading = "Heading"
  case link = "the label of a Link"
  case button = "the label of a Button"
  case label = "the title of a Label"
  case panelTitle = "the title of a Panel"
  case disclosureLabel = "the label of a DisclosureGroup"
  case columnHeader = "the header of a TableColumn"
  case labeledContent = "LabeledContent"
  case contentLabel = "the label of a LabeledContent"
  case span = "HTML.span"
  case anchor = "HTML.a"
  case htmlParagraph = "HTML.p"
  case preformatted = "HTML.pre"

  func rendered<V: View>(_ view: V, as format: some RenderingFormat<String>) -> String {
    switch self {
    case .paragraph:
      Paragraph {
        Text("before ")
        view
        Text(" after")
      }
      .rendered(as: format)
    case .heading: Heading(level: 2) { view }.rendered(as: format)
    case .link: Link(destination: "/x") { view }.rendered(as: format)
    case .button: Button(action: {}, label: { view }).rendered(as: format)
    case .label: Label(icon: "✓") { view }.rendered(as: format)
    case .panelTitle: Panel(content: { Text("content") }, title: { view }).rendered(as: format)
    case .disclosureLabel:
      DisclosureGroup(isExpanded: true, content: { Text("content") }, label: { view })
        .rendered(as: format)
    case .columnHeader:
      Table([1]) {
        TableColumn {
          Text("\($0)")
        } header: {
          view
        }
      }
      .rendered(as: format)
    case .labeledContent: LabeledContent("Label") { view }.rendered(as: format)
    case .contentLabel:
      LabeledContent(content: { Text("content") }, label: { view }).rendered(as: format)
    case .span: HTML.span { view }.rendered(as: format)
    case .anchor: HTML.a(.href("/x")) { view }.rendered(as: format)
    case .htmlParagraph: HTML.p { view }.rendered(as: format)
    case .preformatted: HTML.pre { view }.rendered(as: format)
    }
  }
}

/// A part of a page or of a section.
enum DocumentPart: String, ExtractionContainer, CaseIterable {
  case content = "the content of a Document"
  case head = "the head of a Document"
  case header = "the header of a Document"
  case footer = "the footer of a Document"
  case sectionContent = "the content of a Section"
  case sectionHeader = "the header of a Section"
  case sectionFooter = "the footer of a Section"
  case titledSectionFooter = "the footer of a Section with a title"

  func rendered<V: View>(_ view: V, as format: some RenderingFormat<String>) -> String {
    switch self {
    case .content: Document(title: "T", language: "en") { view }.rendered(as: format)
    case .head:
      Document(title: "T", language: "en", content: { Text("c") }, head: { view })
        .rendered(as: format)
    case .header:
      Document(title: "T", language: "en", content: { Text("c") }, header: { view })
        .rendered(as: format)
    case .footer:
      Document(title: "T", language: "en", content: { Text("c") }, footer: { view })
        .rendered(as: format)
    case .sectionContent: Section("Title") { view }.rendered(as: format)
    case .sectionHeader:
      Section(content: { Text("content") }, header: { view }).rendered(as: format)
    case .sectionFooter:
      Section(content: { Text("content") }, footer: { view }).rendered(as: format)
    case .titledSectionFooter:
      Section("Title", content: { Text("content") }, footer: { view }).rendered(as: format)
    }
  }
}

/// A modifier of a view.
enum Modifier: String, ExtractionContainer, CaseIterable {
  case padding = ".padding"
  case border = ".border"
  case frame = ".frame"
  case flexibleFrame = ".frame of limits"
  case bold = ".bold"
  case italic = ".italic"
  case underline = ".underline"
  case strikethrough = ".strikethrough"
  case dim = ".dim"
  case monospaced = ".monospaced"
  case foreground = ".foregroundStyle"
  case ground = ".backgroundStyle"
  case colorBehind = ".background of a colour"
  case current = ".current"
  case role = ".role"
  case theme = ".theme"
  case headingIDs = ".headingIDs"
  case lineLimit = ".lineLimit"
  case truncation = ".truncationMode"
  case wrapping = ".textWrapping"
  case lineBreaks = ".lineBreaks"
  case alignment = ".multilineTextAlignment"
  case indent = ".hangingIndent"
  case overlay = ".overlay"
  case inFront = "the content of .overlay"
  case background = ".background"
  case behind = "the content of .background"

  func rendered<V: View>(_ view: V, as format: some RenderingFormat<String>) -> String {
    switch self {
    case .padding: view.padding(.leading, 3).rendered(as: format)
    case .border: view.border(.rounded).rendered(as: format)
    case .frame: view.frame(width: 9, height: 3, alignment: .trailing).rendered(as: format)
    case .flexibleFrame: view.frame(minWidth: 5, maxWidth: .max).rendered(as: format)
    case .bold: view.bold().rendered(as: format)
    case .italic: view.italic().rendered(as: format)
    case .underline: view.underline().rendered(as: format)
    case .strikethrough: view.strikethrough().rendered(as: format)
    case .dim: view.dim().rendered(as: format)
    case .monospaced: view.monospaced().rendered(as: format)
    case .foreground: view.foregroundStyle(.green).rendered(as: format)
    case .ground: view.backgroundStyle(.blue).rendered(as: format)
    case .colorBehind: view.background(.blue).rendered(as: format)
    case .current: view.current().rendered(as: format)
    case .role: view.role(.added).rendered(as: format)
    case .theme: view.theme(.highContrast).rendered(as: format)
    case .headingIDs: view.headingIDs().rendered(as: format)
    case .lineLimit: view.lineLimit(1).rendered(as: format)
    case .truncation: view.lineLimit(1).truncationMode(.middle).rendered(as: format)
    case .wrapping: view.textWrapping(.balanced).rendered(as: format)
    case .lineBreaks: view.lineBreaks(.preserved).rendered(as: format)
    case .alignment: view.multilineTextAlignment(.trailing).rendered(as: format)
    case .indent: view.hangingIndent(2).rendered(as: format)
    case .overlay: view.overlay { Text("front") }.rendered(as: format)
    case .inFront: Text("........").overlay { view }.rendered(as: format)
    case .background: view.background { Divider() }.rendered(as: format)
    case .behind: Text("front").padding().background { view }.rendered(as: format)
    }
  }
}

/// A modifier that adds information to a view, such as a label, an identity or an attribute.
enum LabelModifier: String, ExtractionContainer, CaseIterable {
  case accessibilityLabel = ".accessibilityLabel"
  case itemLabel = ".accessibilityLabel in a List"
  case runLabel = ".accessibilityLabel in a Paragraph"
  case identity = ".id"
  case numberedIdentity = ".id of a number"
  case attributes = ".htmlAttributes"
  case itemAttributes = ".htmlAttributes in a List"
  case title = ".htmlAttributes of a title"
  case redacted = ".redacted"
  case redactedForNoReason = ".redacted for no reason"
  case unredacted = ".unredacted in .redacted"
  case environment = ".environment"

  func rendered<V: View>(_ view: V, as format: some RenderingFormat<String>) -> String {
    switch self {
    case .accessibilityLabel: view.accessibilityLabel("words").rendered(as: format)
    case .itemLabel: List { view.accessibilityLabel("words") }.rendered(as: format)
    case .runLabel: Paragraph { view.accessibilityLabel("words") }.rendered(as: format)
    case .identity: view.id("id").rendered(as: format)
    case .numberedIdentity: view.id(7).rendered(as: format)
    case .attributes: view.htmlAttributes(.class("x"), .id("y")).rendered(as: format)
    case .itemAttributes: List { view.htmlAttributes(.class("x")) }.rendered(as: format)
    case .title: view.htmlAttributes(.title("title")).rendered(as: format)
    case .redacted: view.redacted(reason: .placeholder).rendered(as: format)
    case .redactedForNoReason: view.redacted(reason: []).rendered(as: format)
    case .unredacted:
      VStack {
        Text("redacted")
        view.unredacted()
      }
      .redacted(reason: .placeholder)
      .rendered(as: format)
    case .environment: view.environment(\.extraction, "value").rendered(as: format)
    }
  }
}

private enum ExtractionKey: EnvironmentKey {
  static var defaultValue: String { "" }
}

extension EnvironmentValues {
  /// An environment value that no view reads.
  var extraction: String {
    get { self[ExtractionKey.self] }
    set { self[ExtractionKey.self] = newValue }
  }
}

/// A container inside another one.
enum NestedContainer: String, ExtractionContainer, CaseIterable {
  case listInStack = "List in VStack"
  case boldInList = ".bold in List"
  case redactedInRow = ".redacted in HStack"
  case environmentInList = ".environment in List"
  case identityInList = ".id in List"
  case identityInRow = ".id in HStack"
  case erasedInColumns = "AnyView in Columns"
  case branchInList = "a branch in List"
  case loopInRow = "ForEach in HStack"
  case choiceInList = "ViewThatFits in List"
  case listInTask = "List in TaskItem in List"
  case labelInBold = ".accessibilityLabel in .bold"
  case boldInLabel = ".bold in .accessibilityLabel"
  case attributesInBold = ".htmlAttributes in .bold"
  case linkInHeading = "Link in Heading"
  case paragraphInCell = "Paragraph in a cell"
  case stackInLink = "VStack in Link"

  func rendered<V: View>(_ view: V, as format: some RenderingFormat<String>) -> String {
    switch self {
    case .listInStack: VStack(spacing: 1) { List { view } }.rendered(as: format)
    case .boldInList: List { view.bold() }.rendered(as: format)
    case .redactedInRow: HStack { view.redacted(reason: .placeholder) }.rendered(as: format)
    case .environmentInList: List { view.environment(\.extraction, "value") }.rendered(as: format)
    case .identityInList: List { view.id("id") }.rendered(as: format)
    case .identityInRow: HStack { view.id("id") }.rendered(as: format)
    case .erasedInColumns: Columns { AnyView(view) }.rendered(as: format)
    case .branchInList: List { _Either<Text, V>.second(view) }.rendered(as: format)
    case .loopInRow: HStack { ForEach([1, 2], id: \.self) { _ in view } }.rendered(as: format)
    case .choiceInList: List { ViewThatFits { view } }.rendered(as: format)
    case .listInTask: List { TaskItem(isDone: false) { List { view } } }.rendered(as: format)
    case .labelInBold: view.accessibilityLabel("words").bold().rendered(as: format)
    case .boldInLabel: view.bold().accessibilityLabel("words").rendered(as: format)
    case .attributesInBold: view.htmlAttributes(.class("x")).bold().rendered(as: format)
    case .linkInHeading: Heading { Link(destination: "/x") { view } }.rendered(as: format)
    case .paragraphInCell:
      Table([1]) { TableColumn("A") { _ in Paragraph { view } } }.rendered(as: format)
    case .stackInLink: Link(destination: "/x") { VStack { view } }.rendered(as: format)
    }
  }
}
