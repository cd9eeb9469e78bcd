/// A format that shows the structure of a view: one line per element, indented below its parent.
///
/// Use it for debugging and for tests of a view's structure.
///
/// ```text
/// ol
///   "one"
///   "two"
/// ```
///
/// An element at level 101 or deeper is indented like an element at level 100, and its line starts
/// with the number of its level.
public struct TreeFormat: RenderingFormat {
  /// Creates the format.
  public init() {}

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = TreeRenderer(host: _AnyRenderHost(host))
    V._render(view, into: &renderer)
    host = renderer.host.base(as: H.self)
    return renderer.output
  }
}

extension RenderingFormat where Self == TreeFormat {
  /// A format that shows the structure of a view, for debugging and for tests.
  public static var tree: TreeFormat { TreeFormat() }
}
