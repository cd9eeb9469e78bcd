/// A paragraph of inline content.
///
/// ```swift
/// Paragraph {
///   Text("Read ")
///   Link("the guide", destination: "/guide")
///   Text(" first.")
/// }
/// ```
///
/// Text output is `Read the guide first.`, which is wrapped if it is too long for a line. HTML is
/// `<p>Read <a href="/guide">the guide</a> first.</p>`. In text output, an empty line separates a
/// paragraph from its neighbours. By contrast, there is no empty line between two ``Text`` views
/// that follow each other.
public struct Paragraph<Content: View>: _PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a paragraph with inline content.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.paragraph(view.content)
  }
}

extension Paragraph: Sendable where Content: Sendable {}

/// A quotation of one or more blocks.
///
/// ```swift
/// Quote { Text("The limits of my language mean the limits of my world.") }
/// ```
///
/// ```text
/// │ The limits of my language mean the
/// │ limits of my world.
/// ```
///
/// HTML is a `<blockquote>` of paragraphs.
public struct Quote<Content: View>: _PrimitiveView {
  @usableFromInline let content: Content

  /// Creates a block quotation.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.quote(view.content)
  }
}

extension Quote: Sendable where Content: Sendable {}

/// A horizontal line between blocks.
///
/// ```swift
/// VStack {
///   Text("above")
///   Divider()
///   Text("below")
/// }
/// ```
///
/// ```text
/// above
/// ────────────────────
/// below
/// ```
///
/// In text output, the line fills the available width. If the width of the output is unlimited, the
/// line is as wide as the container of the divider, or 40 cells wide outside of a container. HTML
/// is `<hr>`.
public struct Divider: _PrimitiveView, Sendable {
  /// Creates a horizontal line.
  @_alwaysEmitIntoClient
  public init() {}

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.divider(Text?.none)
  }
}

/// A flexible space that fills the remaining space of a stack.
///
/// ```swift
/// HStack { Text("Name"); Spacer(); Text("Value") }
/// ```
///
/// Text output at 20 cells:
///
/// ```text
/// Name           Value
/// ```
public struct Spacer: _PrimitiveView, Sendable {
  @usableFromInline let minLength: Int

  /// Creates a space with a minimum length in cells.
  @_alwaysEmitIntoClient
  public init(minLength: Int = 0) { self.minLength = minLength }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.spacer(minimum: view.minLength)
  }
}
