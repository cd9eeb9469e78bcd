/// A title above the content that follows.
///
/// ```swift
/// Heading("Results", level: 2)
/// ```
///
/// Text output is bold, and a heading of level 1 is underlined too; HTML is `<h2>Results</h2>`.
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
