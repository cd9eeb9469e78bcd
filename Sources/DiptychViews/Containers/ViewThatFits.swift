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
/// A child fits if none of its lines needs to be broken or cut. The height of the output is not
/// limited, so every child fits vertically. HTML has only the first child, because the width of the
/// page is not known during rendering.
///
/// Text output measures every child. So components in all children load their data, even if only
/// one child is drawn.
public struct ViewThatFits<Content: View>: PrimitiveView {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let content: Content

  /// Creates a choice of views.
  ///
  /// - Parameters:
  ///   - axes: The directions that a child must fit in.
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
