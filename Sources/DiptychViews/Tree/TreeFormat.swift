/// The structure of a view: one line for each element, indented below the one it is in.
///
/// It is for debugging and for tests of a view's shape.
///
/// ```text
/// ol
///   "one"
///   "two"
/// ```
///
/// An element at level 101 or deeper is indented no further, and its line starts with its level.
public struct TreeFormat: RenderingFormat {
  /// Creates the format.
  public init() {}

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = TreeRenderer(host: ErasedHost(host))
    V._render(view, into: &renderer)
    host = renderer.host.host(as: H.self)
    return renderer.output
  }
}

extension RenderingFormat where Self == TreeFormat {
  /// The structure of a view, for debugging and for tests of its shape.
  public static var tree: TreeFormat { TreeFormat() }
}
