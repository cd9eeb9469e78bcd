/// A tree of elements, with a view for each element.
///
/// ```swift
/// OutlineGroup(folder, children: \.files) { Text($0.name) }
/// ```
///
/// ```text
/// Sources
/// ├─ Views
/// │  ├─ Text.swift
/// │  └─ List.swift
/// └─ main.swift
/// ```
///
/// HTML is `<ul class="outline">` with a nested `<ul>` for the children of an element. At a level
/// where guide lines would leave no room for the content, text output omits them.
public struct OutlineGroup<Data: Collection, ID: Hashable, Row: View>: _PrimitiveView {
  @usableFromInline let data: Data
  @usableFromInline let id: (Data.Element) -> ID
  @usableFromInline let children: (Data.Element) -> Data?
  @usableFromInline let row: (Data.Element) -> Row
  @usableFromInline let level: Int

  @_alwaysEmitIntoClient
  init(
    data: Data,
    id: @escaping (Data.Element) -> ID,
    children: @escaping (Data.Element) -> Data?,
    row: @escaping (Data.Element) -> Row,
    level: Int
  ) {
    self.data = data
    self.id = id
    self.children = children
    self.row = row
    self.level = level
  }

  /// Creates a tree for each element of a collection.
  ///
  /// The value at a key path is the identity of an element.
  ///
  /// - Parameters:
  ///   - data: The elements at the top level.
  ///   - id: The key path to the identity of an element.
  ///   - children: The key path to the children of an element. If the value is nil or empty, the
  ///     element has no children.
  ///   - content: The view of an element.
  @_alwaysEmitIntoClient
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(
      data: data,
      id: { $0[keyPath: id] },
      children: { $0[keyPath: children] },
      row: content,
      level: 0
    )
  }

  @_alwaysEmitIntoClient
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    let nodes = ForEach(data: view.data, id: view.id) { OutlineNode(element: $0, outline: view) }
    renderer.outline(level: view.level, nodes)
  }
}

extension OutlineGroup where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a tree for each element of a collection.
  ///
  /// The `id` of an element is its identity.
  @_alwaysEmitIntoClient
  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Creates a tree with a single root.
  @_alwaysEmitIntoClient
  public init<Root>(
    _ root: Root,
    children: KeyPath<Root, Data?>,
    @ViewBuilder content: @escaping (Root) -> Row
  ) where Data == [Root] {
    self.init([root], id: \.id, children: children, content: content)
  }
}

/// An element of an outline together with all elements below it.
@usableFromInline
struct OutlineNode<Data: Collection, ID: Hashable, Row: View>: _PrimitiveView {
  @usableFromInline let element: Data.Element
  @usableFromInline let outline: OutlineGroup<Data, ID, Row>

  @_alwaysEmitIntoClient
  init(element: Data.Element, outline: OutlineGroup<Data, ID, Row>) {
    self.element = element
    self.outline = outline
  }

  @_alwaysEmitIntoClient
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let (element, outline) = (view.element, view.outline)
    _Slot._render(_Slot(0, outline.row(element)), into: &renderer)
    guard let children = outline.children(element), !children.isEmpty else {
      return
    }
    let below = OutlineGroup(
      data: children,
      id: outline.id,
      children: outline.children,
      row: outline.row,
      level: outline.level + 1
    )
    if renderer.stackIsLow { return renderer._nestedTooDeep() }
    renderer.enter(1)
    OutlineGroup._render(below, into: &renderer)
    renderer.leave()
  }
}
