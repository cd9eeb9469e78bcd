/// A title above the content that follows.
///
/// ```swift
/// Heading("Results", level: 2)
/// ```
///
/// ```text
/// ━━ Results ─────────────
/// ```
///
/// HTML is `<h2>Results</h2>`. In text output a heading of level 1 is bold, with a rule below it;
/// level 2 stands in a rule; level 3 is bold, level 4 underlined, and levels 5 and 6 are dim. A
/// rule has the width of the place that the heading stands in. If lines have no limit, it is as
/// wide as the content around it, at most 80 cells, or 40 cells for a heading among the blocks of a
/// document. A line is left empty before and after a heading, but a table follows level 2 at once.
public struct Heading<Content: View>: PrimitiveView {
  @usableFromInline let level: Int
  @usableFromInline let content: Content

  /// Creates a heading with inline content; level 1 is the highest of 6.
  @inlinable
  @inline(__always)
  public init(level: Int = 1, @ViewBuilder content: () -> Content) {
    self.level = level
    self.content = content()
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.heading(view.level, view.content)
  }
}

extension Heading where Content == Text {
  /// Creates a heading from a literal.
  @inlinable
  public init(_ title: StyledString, level: Int = 1) {
    self.level = level
    content = Text(title)
  }

  /// Creates a heading from a string.
  @inlinable
  @_disfavoredOverload
  public init(_ title: String, level: Int = 1) {
    self.level = level
    content = Text(verbatim: title)
  }
}

extension Heading: Sendable where Content: Sendable {}
