/// A list, each child of which is an item.
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
public struct List<Content: View>: PrimitiveView {
  @usableFromInline let style: ListStyle
  @usableFromInline let content: Content

  @inlinable
  @inline(__always)
  init(style: ListStyle, content: Content) {
    self.style = style
    self.content = content
  }

  /// Creates a list of the children of its content.
  @inlinable
  @inline(__always)
  public init(_ style: ListStyle = .unordered, @ViewBuilder content: () -> Content) {
    self.init(style: style, content: content())
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.list(view.style, view.content)
  }
}

extension List {
  /// Creates a list with an item for each element.
  @inlinable
  public init<Data: Sequence, Row: View>(
    _ data: Data,
    style: ListStyle = .unordered,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Row> {
    self.init(style: style, content: ForEach(data, content: rowContent))
  }
}

extension List: Sendable where Content: Sendable {}

/// What stands before the items of a list.
public enum ListStyle: UInt8, Hashable, Sendable {
  /// A bullet.
  case unordered
  /// A number, from 1.
  case ordered
}
