/// A view that draws nothing and takes no space.
public struct EmptyView: PrimitiveView, Sendable {
  /// Creates a view that draws nothing.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init() {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { 0 }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _renderChildren<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
  }
}
