/// A view that draws the first of its children that fits, or the last child if no child fits.
///
/// ```swift
/// ViewThatFits {
///   Text("Copied 12 of 20 files to the backup")
///   Text("12 of 20 files")
///   Text("12/20")
/// }
/// ```
///
/// At 20 cells:
///
/// ```text
/// 12 of 20 files
/// ```
///
/// A child fits if none of its lines has to be wrapped or truncated. The height of the output is
/// not limited, so every child fits vertically. HTML always has the first child, because the width
/// of the page is not known during rendering.
///
/// Text output renders every child to measure it. So if the children contain components that load
/// data, all of these components load their data, although only one child is drawn.
public struct ViewThatFits<Content: View>: PrimitiveView {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let content: Content

  /// Creates a view that draws one of several children.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a child has to fit. Without `.horizontal`, the first child
  ///     always fits.
  ///   - content: The children, in order of preference.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.viewThatFits(in: view.axes, view.content)
  }
}

extension ViewThatFits: Sendable where Content: Sendable {}
