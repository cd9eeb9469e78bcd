/// A list of items, each with a bullet or a number before it.
///
/// ```swift
/// List(.ordered) {
///   Text("one")
///   Text("two")
/// }
/// ```
///
/// ```text
/// 1. one
/// 2. two
/// ```
///
/// ```html
/// <ol><li>one</li><li>two</li></ol>
/// ```
///
/// As in SwiftUI, each view in the list is a separate item. So if the closure of a ``ForEach`` has
/// two views, each element becomes two items. To put several views into one item, use a stack.
public struct List<Content: View>: _PrimitiveView {
  @usableFromInline let style: ListStyle
  @usableFromInline let start: Int
  @usableFromInline let content: Content

  @_alwaysEmitIntoClient
  @inline(__always)
  init(style: ListStyle, start: Int, content: Content) {
    self.style = style
    self.start = start
    self.content = content
  }

  /// Creates a list with an item for each view in its content.
  ///
  /// - Parameters:
  ///   - style: The marker before each item.
  ///   - start: The number of the first item of an ordered list. In text output, plain text and
  ///     Markdown, the number is limited to 0 through 999,999,999.
  ///   - content: The items.
  // The closure takes an empty tuple, so that the compiler reports mistakes in a row closure such
  // as `List(files) { Text($0.nam) }`. If the closure had no parameter, the compiler would choose
  // this initialiser for such a call. Then it would report that `files` is not a style, instead of
  // the wrong property. An empty tuple has none of the properties of an element, so the compiler
  // does not choose this initialiser. Closures without parameters still match it.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(
    _ style: ListStyle = .unordered,
    start: Int = 1,
    @ViewBuilder content: (()) -> Content
  ) {
    self.init(style: style, start: start, content: content(()))
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.list(view.style, start: view.start, view.content)
  }
}

extension List {
  /// Creates a list with an item for each element.
  ///
  /// The `id` of an element is its identity.
  @_alwaysEmitIntoClient
  public init<Data: Sequence, Row: View>(
    _ data: Data,
    style: ListStyle = .unordered,
    start: Int = 1,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(style: style, start: start, content: ForEach(data, content: rowContent))
  }

  /// Creates a list with an item for each element.
  ///
  /// The value at a key path is the identity of an element.
  ///
  /// ```swift
  /// List(["one", "two"], id: \.self) { Text($0) }
  /// ```
  @_alwaysEmitIntoClient
  public init<Data: Sequence, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    style: ListStyle = .unordered,
    start: Int = 1,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> {
    self.init(style: style, start: start, content: ForEach(data, id: id, content: rowContent))
  }
}

extension List {
  @available(*, unavailable, message: "the elements are not Identifiable; add id: with a key path")
  public init<Data: Sequence, Row: View>(
    _ data: Data,
    style: ListStyle = .unordered,
    start: Int = 1,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Int, Row> {
    fatalError()
  }
}

extension List: Sendable where Content: Sendable {}

/// The marker before the items of a list.
public enum ListStyle: Hashable, Sendable {
  /// A bullet. In text output, the first three levels of nested lists have different bullets.
  case unordered
  /// A number.
  case ordered

  @available(*, unavailable, renamed: "ordered")
  public static var numbered: ListStyle { .ordered }
}
