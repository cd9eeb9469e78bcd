/// What a view tree is drawn by.
///
/// A renderer is a visitor over meaning: a view says that something is a heading, a list or a
/// link, and the renderer decides how that looks. Primitive views call it statically, so a
/// renderer is specialised together with the tree.
///
/// Only ``text(_:)`` and ``element(_:_:_:)`` are required. Everything else has a default in terms
/// of them, so a first renderer is two methods; it refines what it draws differently. A renderer
/// decides when, and how often, it renders the content it is given.
///
/// A renderer for hosts, deep trees and redacted views conforms to ``HostedRenderer``. It draws onto a
/// ``RenderOutput``, and its ``RenderingFormat`` gives it a name:
///
/// - ``ElementRole`` says what an element of HTML means, and its attributes are read by name.
/// - ``HostedRenderer/readable(_:)`` is a text as it may be drawn.
/// - ``LinkPolicy`` says where a link may lead.
/// - ``Children`` has a list or a stack call ``child(_:)`` for each child, and ``Joined`` is one view of
///   two.
public protocol Renderer {
  // MARK: Required

  /// Text, which the renderer makes safe for its medium.
  ///
  /// Among blocks it is a paragraph; inside of a paragraph, a heading, a link, a cell or an element of
  /// HTML it is a part of the line.
  mutating func text(_ string: String)

  /// An element of HTML with a name, attributes and content.
  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  )

  // MARK: Structure. Default: the content alone, or nothing.

  /// An element of HTML that has no content.
  mutating func voidElement<A: Attributes>(_ name: StaticString, _ attributes: consuming A)

  /// Attributes for the next element that the content opens.
  mutating func attributed<A: Attributes, C: View>(
    _ attributes: consuming A,
    _ content: consuming C
  )

  /// Markup that the caller vouches for. A renderer of another medium draws nothing.
  mutating func raw(_ html: String)

  /// The text of a `script` or a `style`, which is not markup. Default: nothing.
  mutating func rawText(_ text: String)

  /// The content of an element of HTML that loses a newline it starts with, such as `pre`.
  mutating func preformatted<C: View>(_ content: consuming C)

  /// Hands over what is drawn so far, before the renderer has to wait. Default: nothing.
  mutating func flush()

  /// One child of a list or of a stack.
  mutating func child<V: View>(_ view: consuming V)

  /// A view whose type says nothing about how deep it is.
  ///
  /// A renderer that can be handed deep trees goes on on a fresh stack here.
  mutating func erased<V: View>(_ view: consuming V)

  /// Whether to go on through ``erased(_:)``. Asked where data decides how deep a tree is.
  var stackIsLow: Bool { get }

  // MARK: Identity, state and wishes. Default: nothing; a renderer with a host forwards to it.

  /// Whether ``enter(id:)`` and ``leave()`` need to be called for the elements of a loop.
  var tracksIdentity: Bool { get }

  /// Goes to the part at a position of a view.
  mutating func enter(_ position: Int)

  /// Goes to the part that is known by an id.
  mutating func enter<ID: Hashable>(id: ID)

  /// Goes back to where the last `enter` was.
  mutating func leave()

  /// The object that the component at this place owns.
  ///
  /// A component enters before it renders its slots, so that no slot is at its place.
  mutating func owned<T: AnyObject>(_ make: () -> T) -> T

  /// Work that the view asks for. Nothing is started while rendering.
  ///
  /// A component first enters an id that says which request it is, such as its source and the
  /// number of the request: a host starts the work of a place once, and that of another id anew.
  mutating func wants(_ load: @escaping HostAction)

  /// Work that would add to what is there already, such as the next page of a list.
  ///
  /// A component enters an id first, as for ``wants(_:)``, and asks in each frame as long as there
  /// is more. How much of it is loaded is the host's choice; without one, nothing.
  mutating func wantsMore(_ load: @escaping HostAction)

  /// An action with its label.
  mutating func button<C: View>(
    _ action: @escaping HostAction,
    _ label: consuming C
  )

  // MARK: Inline content. Default: an element of HTML.

  /// Inline content that belongs together: a run of a line, or a paragraph of its own among blocks.
  mutating func inline<C: View>(_ content: consuming C)

  /// Content with a style added to the one around it.
  mutating func styled<C: View>(_ style: TextStyle, _ content: consuming C)

  /// Inline content that leads somewhere.
  mutating func link<C: View>(_ destination: String, _ content: consuming C)

  /// An image, and the text that stands for it.
  mutating func image(_ source: String, alternative: String)

  /// A new line in a text.
  mutating func lineBreak()

  /// A title with a decorative icon before it.
  mutating func label<C: View>(icon: String, _ title: consuming C)

  // MARK: Blocks. Default: an element of HTML.

  /// A whole document. Default: its header, its content and its footer.
  ///
  /// - Parameters:
  ///   - title: What the document is called.
  ///   - language: The language it is in, as a BCP 47 tag.
  ///   - head: Elements of HTML that say more about the document.
  ///   - header: What stands before the content on every page, such as navigation.
  ///   - content: The document itself.
  ///   - footer: What stands after it.
  mutating func document<Head: View, Header: View, C: View, Footer: View>(
    title: String,
    language: String,
    head: consuming Head,
    header: consuming Header,
    _ content: consuming C,
    footer: consuming Footer
  )

  /// A whole document with all its parts. Default: a document whose content goes on with what stands
  /// beside it.
  mutating func document<
    Root: Attributes,
    Body: Attributes,
    Head: View,
    Header: View,
    C: View,
    Sidebar: View,
    Footer: View
  >(_ parts: consuming DocumentParts<Root, Body, Head, Header, C, Sidebar, Footer>)

  /// Inline content that is a paragraph.
  mutating func paragraph<C: View>(_ content: consuming C)

  /// Inline content that heads what follows it; level 1 is the highest of 6.
  mutating func heading<C: View>(_ level: Int, _ content: consuming C)

  /// A list, each child of whose content is an item.
  mutating func list<C: View>(_ style: ListStyle, _ content: consuming C)

  /// A list whose first item has another number than 1, where items have numbers.
  mutating func list<C: View>(_ style: ListStyle, start: Int, _ content: consuming C)

  /// Something to be done, or done already; its content is inline unless a block stands in it.
  mutating func taskItem<C: View>(isDone: Bool, _ content: consuming C)

  /// Content that somebody else said.
  mutating func quote<C: View>(_ content: consuming C)

  /// Lines of code, white space kept.
  mutating func codeBlock(_ code: String, language: String?)

  /// A thematic break.
  mutating func divider()

  /// Children side by side or below each other, with a space of some cells or lines between.
  mutating func stack<C: View>(
    _ axis: Axis,
    alignment: Alignment,
    spacing: Int,
    _ content: consuming C
  )

  /// Children in front of each other, the first one behind all others.
  mutating func layers<C: View>(alignment: Alignment, _ content: consuming C)

  /// The first child that fits in some directions, or the last one.
  mutating func viewThatFits<C: View>(in axes: Axis.Set, _ content: consuming C)

  /// Children side by side in columns of the same width, of some cells or more, with some between.
  mutating func columns<C: View>(minimum: Int, spacing: Int, _ content: consuming C)

  /// Space that takes what a stack has left, and at least some cells.
  mutating func spacer(minimum: Int)

  /// A part of a document, with what heads and what closes it.
  mutating func section<H: View, C: View, F: View>(
    header: consuming H,
    _ content: consuming C,
    footer: consuming F
  )

  /// Content in a frame of its own; the title, if there is one, is inline content.
  mutating func panel<T: View, C: View>(title: consuming T?, _ content: consuming C)

  /// Content that can be hidden, below an inline label.
  mutating func disclosureGroup<L: View, C: View>(
    isExpanded: Bool,
    label: consuming L,
    _ content: consuming C
  )

  /// The elements of one level of a tree, each a child; the roots are at level 0.
  ///
  /// An element renders its view, and the level below it if there is one.
  mutating func outline<C: View>(level: Int, _ content: consuming C)

  /// How far a task is, from 0 to 1, or nil while that is not known.
  mutating func progress(_ fraction: Double?, label: String)

  /// Where a value lies in its range, from 0 to 1.
  mutating func gauge(_ fraction: Double, label: String)

  /// How values follow each other, each from 0 to 1, or nil where there is none.
  mutating func sparkline(_ fractions: [Double?], label: String)

  // MARK: Layout. Default: the content alone.

  /// Content with space around it.
  mutating func padded<C: View>(_ insets: EdgeInsets, _ content: consuming C)

  /// Content in a rectangle of some cells and lines; nil is the size of the content.
  mutating func framed<C: View>(
    width: Int?,
    height: Int?,
    alignment: Alignment,
    _ content: consuming C
  )

  /// Content in a rectangle whose size has limits.
  mutating func framed<C: View>(
    within limits: SizeLimits,
    alignment: Alignment,
    _ content: consuming C
  )

  /// Content with a layer of its size in front of it or behind it.
  mutating func layered<C: View, L: View>(
    _ content: consuming C,
    _ layer: consuming L,
    _ position: LayerPosition,
    alignment: Alignment
  )

  /// Content with other words for those who can't see it.
  ///
  /// - Parameters:
  ///   - label: The words.
  ///   - content: What is seen.
  ///   - spoken: What stands for it where nothing is seen: a text, or a link or button with the
  ///     words in it.
  mutating func accessibilityLabel<C: View, S: View>(
    _ label: String,
    _ content: consuming C,
    spoken: consuming S
  )

  /// Content with a line around it.
  mutating func bordered<C: View>(_ border: BorderStyle, _ content: consuming C)

  /// Content whose texts are laid out in another way.
  mutating func paragraphStyled<C: View>(_ style: ParagraphStyle, _ content: consuming C)

  // MARK: Redaction

  /// Content that may not be read, for some reasons; none change nothing. Default: its words as blocks.
  ///
  /// A renderer draws it with the shape it has: blocks in the place of characters, and neither
  /// destinations nor actions.
  mutating func redacted<C: View>(_ reasons: RedactionReasons, _ content: consuming C)

  /// Content that may be read, whatever is around it. Default: the content as it is.
  mutating func unredacted<C: View>(_ content: consuming C)

  // MARK: Tables. Default: elements of HTML.

  /// A table, whose rows call ``tableRow(_:)``.
  ///
  /// The caption, titles that are texts, and footers stand in the traits: the renderer draws them.
  mutating func table<C: View>(_ table: TableTraits, _ rows: consuming C)

  /// The titles of a table one of which is a view, see ``TableTraits/hasTitleViews``.
  ///
  /// They come before the rows; each calls ``tableTitle(_:_:)``.
  mutating func tableTitles<C: View>(_ titles: consuming C)

  /// The title of a column, inline content, of which the traits have the words.
  mutating func tableTitle<C: View>(_ column: ColumnTraits, _ title: consuming C)

  /// A title of the rows that follow, up to the next one.
  mutating func tableSection(_ title: String)

  /// A row of a table, whose cells call ``tableCell(_:)``.
  mutating func tableRow<C: View>(_ cells: consuming C)

  /// The row of a table for one of its elements. Default: ``tableRow(_:)`` with the cells of that.
  ///
  /// A renderer that draws the cells at once need not copy the element and the columns.
  mutating func tableRow<Columns: TableColumns>(
    _ row: borrowing Columns.Row,
    of columns: borrowing Columns
  )

  /// A cell of a row; its content is inline unless a block stands in it.
  mutating func tableCell<C: View>(_ content: consuming C)

  /// A cell that takes the place of some columns and rows, of which there are no fewer.
  mutating func tableCell<C: View>(span: CellSpan, _ content: consuming C)

  /// Some columns of a row where a cell from above stands.
  mutating func coveredTableCell(columns: Int)
}
