/// A visitor that draws a view tree in one medium, such as HTML or a terminal.
///
/// A view calls the method that matches its meaning, such as ``heading(_:_:)``,
/// ``list(_:start:_:)`` or ``link(_:_:)``. The renderer decides what a heading, a list or a link
/// looks like in its medium. The calls are generic, so the compiler can specialise a renderer
/// together with the tree.
///
/// The kit has three renderers: HTML, text, and the recorder of a `ContentTree`, which all other
/// formats read. To add a format, write a function of a tree; see the guide “Writing a format”.
///
/// To draw the view that it gets as `content`, a renderer calls `C._render(content, into: &self)`.
/// It can also call this function several times, or not at all.
public protocol _Renderer {
  // MARK: Text and elements of HTML

  /// Draws text; the renderer escapes it for its medium.
  ///
  /// Text between blocks is a paragraph. Text in a paragraph, a heading, a link, a cell or an HTML
  /// element is a part of the line.
  mutating func text(_ string: String)

  /// Draws an HTML element with a name, attributes and content.
  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  )

  /// Draws an HTML element that has no content, such as `br`.
  mutating func voidElement<A: Attributes>(_ name: StaticString, _ attributes: consuming A)

  /// Draws content, and adds attributes to the first element in it.
  mutating func attributed<A: Attributes, C: View>(
    _ attributes: consuming A,
    _ content: consuming C
  )

  /// Draws HTML that the caller trusts, without escaping it.
  ///
  /// - Parameters:
  ///   - html: The HTML.
  ///   - isText: Whether the HTML is the text of a `script` or `style` element.
  mutating func raw(_ html: String, isText: Bool)

  /// Draws the content of an element such as `pre`, where an HTML parser ignores a leading newline.
  mutating func preformatted<C: View>(_ content: consuming C)

  /// Draws one child of a list, a stack or another container.
  mutating func child<V: View>(_ view: consuming V)

  /// Whether the stack is almost used up.
  ///
  /// Views whose depth depends on data, such as ``ForEach`` and ``AnyView``, then draw a note
  /// instead of their content. The default measures the stack of the thread.
  var stackIsLow: Bool { get }

  // MARK: Identity, state and loading

  /// The type of the host, such as `_AnyRenderHost` for a renderer that is compiled once for all
  /// hosts.
  associatedtype Host: _RenderHost

  /// The host, which stores the state of components, and receives their actions, such as loading
  /// data.
  ///
  /// Views call the host through the renderer. They call ``enter(_:)``, ``enter(id:)`` and
  /// ``leave()`` to report their position in the tree. At this position, a component gets its
  /// object with ``owned(_:)``, and requests data with ``wants(_:)`` and ``wantsMore(_:)``.
  var host: Host { get set }

  /// Whether the host needs calls of ``enter(_:)`` and ``leave()``.
  ///
  /// Default: the same property of the host.
  // A requirement of its own, so that unspecialised code need not copy the host to read it.
  var tracksIdentity: Bool { get }

  /// Whether the content that is being drawn is redacted, so that its buttons have no action, its
  /// links no destination, and its texts are unreadable.
  var isRedacted: Bool { get set }

  // MARK: Inline content

  /// Draws inline content as one unit: as a part of a line, or as a paragraph between blocks.
  mutating func inline<C: View>(_ content: consuming C)

  /// Draws inline content as a line between the blocks of a list item, without the margins of a
  /// paragraph. Default: ``inline(_:)``.
  mutating func itemLine<C: View>(_ content: consuming C)

  /// Draws content with a style that is added to the surrounding style.
  mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C)

  /// Draws inline content as a link, or only the content if the ``LinkPolicy`` does not allow the
  /// destination.
  mutating func link<C: View>(_ destination: String, _ content: consuming C)

  /// Draws content that stands for the current page, such as its link in a navigation.
  ///
  /// Default: bold.
  mutating func current<C: View>(_ content: consuming C)

  /// Draws a button with an inline label; the host has already received its action.
  mutating func button<C: View>(_ label: consuming C)

  /// Draws an image or its alternative text.
  mutating func image(_ source: String, alternative: String)

  /// Draws a line break.
  mutating func lineBreak()

  /// Draws a title with a decorative icon before it.
  mutating func label<C: View>(icon: String, _ title: consuming C)

  /// Draws a badge: a few words that stand out from the text around them.
  ///
  /// If the badge has a status, the symbol of the status precedes the words.
  mutating func badge<C: View>(_ status: Status?, _ content: consuming C)

  /// Draws the path of a file.
  ///
  /// The renderer may shorten the path, or break it after a slash.
  mutating func pathname(_ path: String)

  // MARK: Blocks

  /// Draws a whole document.
  ///
  /// The default draws its header, its content, its sidebar and its footer.
  mutating func document<
    Root: Attributes,
    Body: Attributes,
    Head: View,
    Header: View,
    C: View,
    Sidebar: View,
    Footer: View
  >(_ parts: consuming _DocumentSections<Root, Body, Head, Header, C, Sidebar, Footer>)

  /// Draws inline content as a paragraph.
  mutating func paragraph<C: View>(_ content: consuming C)

  /// Draws inline content as a heading; level 1 is the highest of 6.
  mutating func heading<C: View>(_ level: Int, _ content: consuming C)

  /// Draws a list; each child of the content is an item.
  ///
  /// - Parameters:
  ///   - style: The style of the markers.
  ///   - start: The number of the first item. A list without numbers ignores it.
  ///   - content: The items.
  mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C)

  /// Draws a task with a check box; its content is inline unless it contains a block.
  mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C)

  /// Draws content as a quotation.
  mutating func quote<C: View>(_ content: consuming C)

  /// Draws lines of code, and keeps their white space.
  ///
  /// - Parameters:
  ///   - code: The code.
  ///   - language: The language of the code, if it is known.
  ///   - title: The title, such as the name of a file, or nil.
  ///   - highlighted: The same code as inline text with syntax highlighting, or nil if highlighting
  ///     does not support the language.
  mutating func codeBlock<H: View>(
    _ code: String,
    language: String?,
    title: String?,
    highlighted: consuming H?
  )

  /// Draws a thematic break, such as a line.
  ///
  /// A label, which is inline content, interrupts the line.
  mutating func divider<C: View>(_ label: consuming C?)

  /// Draws children in a layout, such as next to each other.
  mutating func stack<C: View>(_ layout: _StackLayout, _ content: consuming C)

  /// Draws a space that fills the remaining room of a stack, with at least the minimum number of
  /// cells.
  mutating func spacer(minimum: Int)

  /// Draws a section of a document: a header, content and a footer.
  mutating func section<H: View, C: View, F: View>(
    header: consuming H,
    _ content: consuming C,
    footer: consuming F
  )

  /// Draws content in a box, with an inline title, an inline subtitle and a footer.
  mutating func panel<T: View, S: View, C: View, F: View>(
    title: consuming T?,
    subtitle: consuming S?,
    _ content: consuming C,
    footer: consuming F?
  )

  /// Draws a message that stands out from the content around it.
  ///
  /// - Parameters:
  ///   - traits: The status of the callout, and its kind if it is a message of a program.
  ///   - title: The message in a few words, inline.
  ///   - content: Further content; it may be empty.
  ///   - actions: The buttons of the message; they may be empty.
  mutating func callout<T: View, C: View, A: View>(
    _ traits: _CalloutTraits,
    title: consuming T,
    _ content: consuming C,
    actions: consuming A
  )

  /// Draws a message in the place of content that does not exist, such as an empty list.
  mutating func contentUnavailable<T: View, C: View>(title: consuming T, _ content: consuming C)

  /// Draws an inline message, which says that something is being loaded.
  ///
  /// Default: a paragraph that assistive technology announces.
  mutating func activity<C: View>(_ message: consuming C)

  /// Draws a value with its name; both are inline content.
  mutating func labeledContent<L: View, C: View>(_ label: consuming L, _ content: consuming C)

  /// Draws values with their names, aligned; each child calls ``labeledContent(_:_:)`` or
  /// ``stat(label:_:note:)``.
  mutating func facts<C: View>(_ content: consuming C)

  /// Draws an important number with its name and a note; the note may be empty.
  mutating func stat<L: View, C: View, N: View>(
    label: consuming L,
    _ content: consuming C,
    note: consuming N
  )

  /// Draws links to other pages or to parts of the current page, or the path to the current page;
  /// each child of the content is a link or a step.
  mutating func navigation<C: View>(_ kind: _NavigationKind, label: String, _ content: consuming C)

  /// Draws a picture of a terminal with the output of a program.
  ///
  /// - Parameters:
  ///   - caption: The line above the output.
  ///   - content: The output as texts, which have the styles of the output.
  ///   - page: The output as HTML elements, with each character in its column.
  mutating func terminalScreenshot<C: View, P: View>(
    caption: String,
    _ content: consuming C,
    page: consuming P
  )

  /// Draws content that can be hidden, below an inline label.
  mutating func disclosureGroup<L: View, C: View>(
    isExpanded: Bool,
    label: consuming L,
    _ content: consuming C
  )

  /// Draws one level of a tree; the roots are at level 0.
  ///
  /// Each child of the content is an element of the tree. It draws its own view, and then the level
  /// below, if there is one.
  mutating func outline<C: View>(level: Int, _ content: consuming C)

  /// Draws a value or a series of values as a bar or a curve.
  mutating func bar(_ bar: _Bar, label: String)

  /// Draws a picture that looks different in each medium.
  mutating func figure<F: _Figure>(_ figure: consuming F)

  // MARK: Layout

  /// Draws content in a box, with a paragraph style, with another theme, or with ids of headings.
  ///
  /// Default: only the content.
  mutating func modified<C: View>(_ modifier: _ContentModifier, _ content: consuming C)

  /// Draws content with a layer of the same size, which is in front of the content or behind it.
  mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: _LayerPosition,
    alignment: Alignment
  )

  /// Draws content with a label for assistive technology.
  ///
  /// - Parameters:
  ///   - label: The text that is read aloud instead of the content.
  ///   - content: The visible content.
  ///   - spoken: The content for output that is read aloud: the label as a text, a link or a
  ///     button.
  mutating func accessibilityLabel<C: View, S: View>(
    _ label: String,
    _ content: consuming C,
    spoken: consuming S
  )

  // MARK: Redaction

  /// Draws content as redacted, or as readable even inside of redacted content.
  ///
  /// The structure of redacted content is kept. Each character becomes a block, links lose their
  /// destinations, and buttons lose their actions. Default: sets ``isRedacted`` meanwhile.
  ///
  /// - Parameters:
  ///   - isRedacted: Whether the content is redacted.
  ///   - isPlaceholder: Whether the content is shown while the real content is being loaded, which
  ///     a screen reader should announce.
  ///   - content: The content.
  mutating func redacted<C: View>(_ isRedacted: Bool, isPlaceholder: Bool, _ content: consuming C)

  // MARK: Tables

  /// Draws a table; its rows call ``tableRow(_:)``.
  ///
  /// The traits contain the caption, the titles that are texts, and the footers. The renderer draws
  /// these itself.
  mutating func table<C: View>(_ table: _TableTraits, _ rows: consuming C)

  /// Draws the titles of a table if at least one title is a view, see
  /// `_TableTraits.hasTitleViews`.
  ///
  /// The call precedes the rows; each title calls ``tableTitle(_:_:)``.
  mutating func tableTitles<C: View>(_ titles: consuming C)

  /// Draws the title of a column, which is inline content; the traits contain the words of the
  /// title.
  mutating func tableTitle<C: View>(_ column: _ColumnTraits, _ title: consuming C)

  /// Draws the title of a section.
  ///
  /// The section contains the rows that follow, up to the next title of a section.
  mutating func tableSection(_ title: String)

  /// Returns the words of the title of a column, without styles and addresses.
  ///
  /// A table that has a title that is a view calls it before ``table(_:_:)``.
  func words(of title: AnyView) -> String

  /// Sets the style of the next row, which applies to its cells and to the space around and between
  /// them.
  mutating func tableRowStyle(_ style: TextStyle)

  /// Draws a row of a table; its cells call ``tableCell(span:_:)``.
  mutating func tableRow<C: View>(_ cells: consuming C)

  /// Draws the row for an element of a table's data.
  ///
  /// The default calls ``tableRow(_:)`` with the cells of the row.
  ///
  /// A renderer that draws the cells during this call does not need to copy the element and the
  /// columns.
  mutating func tableRow<Columns: TableColumns>(
    _ row: borrowing Columns.Row,
    of columns: borrowing Columns
  )

  /// Draws a cell of a row; its content is inline unless it contains a block.
  ///
  /// A cell may span several columns or rows. A span never extends beyond the last column or row of
  /// the table.
  mutating func tableCell<C: View>(span: _CellSpan, _ content: consuming C)

  /// Skips columns of the current row, because a cell of a row above covers them.
  mutating func coveredTableCell(columns: Int)
}

/// The layout of the children of a stack.
public enum _StackLayout: Sendable {
  /// Next to or below each other; the alignment is that in the other direction. The spacing is in
  /// cells in a row, and in lines in a column.
  case axis(Axis, Alignment, spacing: Int)
  /// On top of each other; the first child is at the back.
  case layers(Alignment)
  /// In columns of the same width, of at least a minimum number of cells, with cells between.
  case columns(minimum: Int, spacing: Int)
  /// Only the first child that fits in the given directions, or the last child if none fits.
  case firstThatFits(Axis.Set)
}

/// The meaning of links that belong together.
public enum _NavigationKind: Sendable {
  /// Links to pages or to parts of a page.
  case links
  /// The path to the current page.
  case path
}

/// A value or a series of values that is drawn as a bar or a curve.
public enum _Bar: Sendable {
  /// The progress of a task, from 0 to 1, or nil while it is not known.
  case progress(Double?)
  /// The relative position of a value in its range, from 0 to 1.
  case gauge(Double)
  /// The parts of a whole.
  case segments([BarSegment])
  /// A series of values from 0 to 1; a missing value is nil.
  case sparkline([Double?])
}
