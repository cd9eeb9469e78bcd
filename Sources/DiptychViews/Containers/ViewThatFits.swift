/// The first of its children that fits, or the last one.
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
/// A child fits where no line of it needs to be broken or cut. Nothing limits how high output is,
/// so each child fits down. HTML is the first child, because a page does not know its width.
///
/// In text output every child is asked what it draws, so components in all of them load.
public struct ViewThatFits<Content: View>: PrimitiveView {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let content: Content

  /// Creates a choice of views.
  ///
  /// - Parameters:
  ///   - axes: The directions in which a child must fit.
  ///   - content: The children, the one to be preferred first.
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
