/// A view that draws the first of its children that fits, or else the last one.
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
/// limited, so each child fits vertically. HTML draws the first child, because a page does not know
/// its width.
///
/// Text output measures every child, so the components in all of them start their loads.
public struct ViewThatFits<Content: View>: PrimitiveView {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let content: Content

  /// Creates a choice of views.
  ///
  /// - Parameters:
  ///   - axes: The directions that a child must fit in.
  ///   - content: The children, in order of preference.
  @inlinable
  @inline(__always)
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.viewThatFits(in: view.axes, view.content)
  }
}

extension ViewThatFits: Sendable where Content: Sendable {}
