import DiptychViews

extension ContentTree {
  /// The meaning of a node of a ``ContentTree``.
  ///
  /// The set is open: later versions may add roles. So a `switch` over roles has a `default`, which
  /// goes on with the ``fallback`` of the role, or with the children of the node.
  public struct Role: Hashable, Sendable, CustomStringConvertible {
    let kind: Kind

    /// The roles of the kit.
    enum Kind: UInt8 {
      // Inline content.
      case text, decoration, icon, percentage, styled, inline, link, current, button, image
      case lineBreak, label, badge, progress, gauge, sparkline, segmentedBar, raw, rawText, spacer
      // Inline or blocks, as their content is.
      case group, attributed, labelled, spoken, figure, name, value, note
      // Blocks of inline content.
      case paragraph, heading, title, subtitle, summary, caption, labeledContent, stat
      case preformatted, codeBlock, terminal, divider, task, breadcrumbs, item, cell, headerCell
      case row, titles, sectionTitle
      // Blocks of blocks.
      case block, document, header, content, sidebar, footer, section, panel, callout, actions
      case unavailable, quote, list, outline, facts, navigation, disclosure, vstack, hstack, zstack
      case columns, alternatives, layered, table, rowGroup, totals, rows, covered, hidden
    }

    public var description: String { "\(kind)" }

    /// Whether a node of the role is on lines of its own, whatever it contains.
    package var isBlock: Bool { kind.rawValue >= Kind.paragraph.rawValue }

    /// Whether inline content in the node is a paragraph, even if the node has no blocks.
    var holdsBlocks: Bool { kind.rawValue >= Kind.block.rawValue }
  }
}

extension ContentTree.Role {
  // MARK: Inline content

  /// Text, see ``ContentTree/Node/text``.
  public static var text: Self { Self(kind: .text) }
  /// Punctuation that separates the parts of a view, such as the parentheses of a badge.
  public static var decoration: Self { Self(kind: .decoration) }
  /// A symbol before a title, which adds no meaning to it.
  public static var icon: Self { Self(kind: .icon) }
  /// The number of a bar, such as `75%`.
  public static var percentage: Self { Self(kind: .percentage) }
  /// Content with a ``ContentTree/Node/style``.
  public static var styled: Self { Self(kind: .styled) }
  /// Inline content without a further meaning.
  public static var inline: Self { Self(kind: .inline) }
  /// A link with a ``ContentTree/Node/destination``.
  public static var link: Self { Self(kind: .link) }
  /// The link to the current page.
  public static var current: Self { Self(kind: .current) }
  /// A button with an ``ContentTree/Node/action``.
  public static var button: Self { Self(kind: .button) }
  /// An image with the attributes `src` and `alt`.
  public static var image: Self { Self(kind: .image) }
  /// A line break.
  public static var lineBreak: Self { Self(kind: .lineBreak) }
  /// An icon and a title.
  public static var label: Self { Self(kind: .label) }
  /// A few words that stand out.
  public static var badge: Self { Self(kind: .badge) }
  /// The progress of a task, with the attributes `aria-label` and `value`.
  public static var progress: Self { Self(kind: .progress) }
  /// The position of a value in its range, with the attributes `aria-label` and `value`.
  public static var gauge: Self { Self(kind: .gauge) }
  /// A small chart, with the attribute `aria-label`.
  public static var sparkline: Self { Self(kind: .sparkline) }
  /// The parts of a whole, as a text.
  public static var segmentedBar: Self { Self(kind: .segmentedBar) }
  /// Markup of HTML, see ``/DiptychViews/Raw``.
  public static var raw: Self { Self(kind: .raw) }
  static var rawText: Self { Self(kind: .rawText) }
  /// Space between the children of a stack.
  public static var spacer: Self { Self(kind: .spacer) }

  // MARK: Parts

  /// Content without a further meaning, inline or blocks.
  public static var group: Self { Self(kind: .group) }
  /// Content with attributes of HTML for its first element.
  package static var attributed: Self { Self(kind: .attributed) }
  /// Content with the attribute `aria-label`, which is read aloud instead of it.
  public static var labelled: Self { Self(kind: .labelled) }
  /// Content that is read aloud instead of the content beside it.
  package static var spoken: Self { Self(kind: .spoken) }
  /// The words of a picture, such as the table of a chart.
  public static var figure: Self { Self(kind: .figure) }
  /// The name of a value.
  public static var name: Self { Self(kind: .name) }
  /// A value after its name.
  public static var value: Self { Self(kind: .value) }
  /// A note after a value.
  public static var note: Self { Self(kind: .note) }

  // MARK: Blocks of inline content

  /// A paragraph; also inline content between blocks.
  public static var paragraph: Self { Self(kind: .paragraph) }
  /// A heading with a ``ContentTree/Node/level``.
  public static var heading: Self { Self(kind: .heading) }
  /// The title of a panel or of a message.
  public static var title: Self { Self(kind: .title) }
  /// The subtitle of a panel.
  public static var subtitle: Self { Self(kind: .subtitle) }
  /// The label of a disclosure group.
  public static var summary: Self { Self(kind: .summary) }
  /// The caption of a table.
  public static var caption: Self { Self(kind: .caption) }
  /// A value and its name.
  public static var labeledContent: Self { Self(kind: .labeledContent) }
  /// An important number with its name and a note.
  public static var stat: Self { Self(kind: .stat) }
  /// Text whose white space is kept.
  public static var preformatted: Self { Self(kind: .preformatted) }
  /// Lines of code, with the attribute `language`.
  public static var codeBlock: Self { Self(kind: .codeBlock) }
  /// Output of a program, with the attribute `caption`.
  public static var terminal: Self { Self(kind: .terminal) }
  /// A thematic break; it may have a label.
  public static var divider: Self { Self(kind: .divider) }
  /// A task; its attribute `checked` is present if it is done.
  public static var task: Self { Self(kind: .task) }
  /// The path to the current page; each child is a step.
  public static var breadcrumbs: Self { Self(kind: .breadcrumbs) }
  /// An item of a list.
  public static var item: Self { Self(kind: .item) }
  /// A cell of a row.
  public static var cell: Self { Self(kind: .cell) }
  /// The title of a column, a row or a group of rows.
  public static var headerCell: Self { Self(kind: .headerCell) }
  /// A row of a table.
  public static var row: Self { Self(kind: .row) }
  /// The row with the titles of a table's columns.
  public static var titles: Self { Self(kind: .titles) }
  /// The title of the rows that follow.
  public static var sectionTitle: Self { Self(kind: .sectionTitle) }

  // MARK: Blocks of blocks

  /// Blocks without a further meaning.
  public static var block: Self { Self(kind: .block) }
  /// A whole document, with the attributes `title` and `lang`.
  public static var document: Self { Self(kind: .document) }
  /// The part of a document or a section before its content.
  public static var header: Self { Self(kind: .header) }
  /// The content of a document, a section, a panel or a message.
  public static var content: Self { Self(kind: .content) }
  /// The part of a document beside its content.
  public static var sidebar: Self { Self(kind: .sidebar) }
  /// The part of a document, a section or a panel after its content.
  public static var footer: Self { Self(kind: .footer) }
  /// A section of a document.
  public static var section: Self { Self(kind: .section) }
  /// Content in a box.
  public static var panel: Self { Self(kind: .panel) }
  /// A message that stands out, with a ``ContentTree/Node/status``.
  public static var callout: Self { Self(kind: .callout) }
  /// The buttons of a message.
  public static var actions: Self { Self(kind: .actions) }
  /// A message in the place of content that does not exist.
  public static var unavailable: Self { Self(kind: .unavailable) }
  /// A quotation.
  public static var quote: Self { Self(kind: .quote) }
  /// A list with a ``ContentTree/Node/listStyle``.
  public static var list: Self { Self(kind: .list) }
  /// One level of a tree.
  public static var outline: Self { Self(kind: .outline) }
  /// Values with their names.
  public static var facts: Self { Self(kind: .facts) }
  /// Links to other pages.
  public static var navigation: Self { Self(kind: .navigation) }
  /// A label and content that can be hidden; the attribute `open` is present if it is visible.
  public static var disclosure: Self { Self(kind: .disclosure) }
  /// Children below each other.
  public static var vstack: Self { Self(kind: .vstack) }
  /// Children next to each other.
  public static var hstack: Self { Self(kind: .hstack) }
  /// Children on top of each other.
  public static var zstack: Self { Self(kind: .zstack) }
  /// Children in columns of the same width.
  public static var columns: Self { Self(kind: .columns) }
  /// The first of several children that say the same.
  public static var alternatives: Self { Self(kind: .alternatives) }
  /// Content, and content before or behind it.
  public static var layered: Self { Self(kind: .layered) }
  /// A table.
  public static var table: Self { Self(kind: .table) }
  /// A group of rows, such as `tbody`.
  public static var rowGroup: Self { Self(kind: .rowGroup) }
  /// The footer of a table, with one row.
  public static var totals: Self { Self(kind: .totals) }
  /// Rows that are recorded when they are read.
  static var rows: Self { Self(kind: .rows) }
  /// Columns of a row that a cell of a row above covers.
  public static var covered: Self { Self(kind: .covered) }
  /// An element of HTML that is not displayed.
  static var hidden: Self { Self(kind: .hidden) }

  /// The role that a format uses if it does not know this role; nil if it draws the children.
  public var fallback: Self? {
    switch kind {
    case .decoration, .icon, .percentage, .segmentedBar: .text
    case .link, .current, .button, .label, .badge, .styled: .inline
    case .title, .summary, .labeledContent, .stat, .subtitle, .caption, .task, .breadcrumbs:
      .paragraph
    case .codeBlock, .terminal: .preformatted
    case .outline, .navigation: .list
    case .headerCell: .cell
    case .titles, .sectionTitle: .row
    case .panel: .section
    case .callout, .unavailable, .quote, .facts, .disclosure, .vstack, .hstack, .zstack, .columns,
      .layered, .section, .document, .header, .content, .sidebar, .footer, .actions, .alternatives:
      .block
    default: nil
    }
  }
}
