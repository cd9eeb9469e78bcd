/// A view for each element of a sequence.
///
/// ```swift
/// List(.ordered) { ForEach(["one", "two"], id: \.self) { Text($0) } }
/// ```
///
/// Each view is created when its element is drawn, and released immediately afterwards. So the
/// memory for rendering a lazy sequence does not grow with the length of the sequence. A component
/// (a view with state) keeps its state as long as the identity of its element stays the same.
public struct ForEach<Data: Sequence, ID: Hashable, Content: View>: _PrimitiveView {
  @usableFromInline let data: Data
  // If the closure is nil, the position of an element is its identity.
  @usableFromInline let id: ((Data.Element) -> ID)?
  @usableFromInline let content: (Data.Element) -> Content

  @_alwaysEmitIntoClient
  @inline(__always)
  init(data: Data, id: ((Data.Element) -> ID)?, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Enters an element by its identity, or by its position if elements have no identity.
  @_alwaysEmitIntoClient
  @inline(__always)
  static func enter<R: _Renderer>(
    _ element: Data.Element,
    at position: Int,
    by id: ((Data.Element) -> ID)?,
    in renderer: inout R
  ) {
    if let id { renderer.enter(id: id(element)) } else { renderer.enter(position) }
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  static func forEach<Part: RenderedPart, R: _Renderer>(
    _ view: consuming Self,
    _ part: Part.Type,
    into renderer: inout R
  ) {
    let content = view.content
    let id = view.id
    var position = 0
    // An iterator copies each element. Reading the element in place saves a retain and a release
    // for each reference in it.
    let isContiguous: Void? = view.data.withContiguousStorageIfAvailable { elements in
      while position < elements.count {
        if renderer.tracksIdentity {
          enter(elements[position], at: position, by: id, in: &renderer)
        }
        Part.render(content(elements[position]), into: &renderer)
        if renderer.tracksIdentity { renderer.leave() }
        position &+= 1
      }
    }
    if isContiguous != nil { return }
    for element in view.data {
      if renderer.tracksIdentity { enter(element, at: position, by: id, in: &renderer) }
      Part.render(content(element), into: &renderer)
      if renderer.tracksIdentity { renderer.leave() }
      position &+= 1
    }
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    if _slowPath(renderer.stackIsLow) { return renderer._nestedTooDeep() }
    forEach(view, ViewInPlace.self, into: &renderer)
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    if _slowPath(renderer.stackIsLow) { return renderer._childrenNestedTooDeep() }
    forEach(view, ChildrenOfView.self, into: &renderer)
  }
}

extension ForEach {
  /// Creates a view for each element.
  ///
  /// The value at a key path is the identity of an element.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates a view for each element.
  ///
  /// The `id` of an element is its identity.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, id: { $0.id }, content: content)
  }
}

extension ForEach where ID == Int {
  @available(*, unavailable, message: "the elements are not Identifiable; add id: with a key path")
  public init(_ data: Data, @ViewBuilder content: (Data.Element) -> Content) { fatalError() }
}

extension ForEach where Data == [Content], ID == Int {
  @_alwaysEmitIntoClient
  @inline(__always)
  init(views: consuming [Content]) { self.init(data: views, id: nil, content: { $0 }) }
}

/// The part of a view to render: the whole view, or its children one by one.
// A type instead of a closure, because a closure would copy the view.
@usableFromInline
protocol RenderedPart {
  static func render<V: View, R: _Renderer>(_ view: consuming V, into renderer: inout R)
}

/// The whole view.
@usableFromInline
enum WholeView: RenderedPart {
  @_alwaysEmitIntoClient
  @inline(__always)
  static func render<V: View, R: _Renderer>(_ view: consuming V, into renderer: inout R) {
    V._render(view, into: &renderer)
  }
}

/// The children that the view adds to a stack or a list.
@usableFromInline
enum ChildrenOfView: RenderedPart {
  @_alwaysEmitIntoClient
  @inline(__always)
  static func render<V: View, R: _Renderer>(_ view: consuming V, into renderer: inout R) {
    V._renderChildren(view, into: &renderer)
  }
}

/// The whole view.
///
/// The rendering of a small body is inlined into the calling function.
@usableFromInline
enum ViewInPlace: RenderedPart {
  @_alwaysEmitIntoClient
  @inline(__always)
  static func render<V: View, R: _Renderer>(_ view: consuming V, into renderer: inout R) {
    if V.Body._inliningCost <= InliningCost.most {
      V.Body._render(V.body(of: view), into: &renderer)
    } else {
      V._render(view, into: &renderer)
    }
  }
}
