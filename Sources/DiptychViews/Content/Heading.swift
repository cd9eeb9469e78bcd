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
/// HTML is `<h2>Results</h2>`. In text output, a heading of level 1 has a line below it, and a
/// heading of level 2 has a line before and after its title. Levels 1 to 3 are bold, level 4 is
/// underlined, level 5 is dim, and level 6 is dim and italic. In output without styles, levels 3 to
/// 6 begin with number signs, as in Markdown: `### Results`. There is an empty line before and
/// after every heading.
///
/// The line of a heading takes the available width. If the width of the output is not limited, as
/// in a pipe, the line ends with the title. In a heading of level 2, the line continues through a
/// ``Spacer`` in the title:
///
/// ```swift
/// Heading(level: 2) {
///   HStack {
///     Text("Files")
///     Spacer()
///     Text("4 of 9").role(.secondary)
///   }
/// }
/// ```
///
/// ```text
/// ━━ Files ──────── 4 of 9
/// ```
public struct Heading<Content: View>: _PrimitiveView {
  @usableFromInline let level: Int
  @usableFromInline let content: Content

  /// Creates a heading with inline content.
  ///
  /// The level is a number from 1 to 6. Level 1 is for the most important headings.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(level: Int = 1, @ViewBuilder content: () -> Content) {
    self.level = level
    self.content = content()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.heading(view.level, view.content)
  }
}

extension Heading where Content == Text {
  /// Creates a heading from a string literal.
  ///
  /// A ``Text`` in an interpolation keeps its style, and a ``Link`` keeps its destination.
  @_alwaysEmitIntoClient
  public init(_ title: StyledString, level: Int = 1) {
    self.level = level
    content = Text(title)
  }

  /// Creates a heading from a string.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init(_ title: String, level: Int = 1) {
    self.level = level
    content = Text(verbatim: title)
  }
}

extension Heading: Sendable where Content: Sendable {}
