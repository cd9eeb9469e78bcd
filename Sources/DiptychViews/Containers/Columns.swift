/// Views side by side, in as many columns of the same width as there is room for.
///
/// ```swift
/// Columns {
///   ForEach(files) { Text($0.name) }
/// }
/// ```
///
/// At 48 cells:
///
/// ```text
/// Package.swift  README.md      Sources
/// Tests          CHANGELOG.md
/// ```
///
/// The children follow each other in rows. A column is as wide as the widest child; where not even
/// two have room there is one, and children below each other. Output whose width nothing limits gets
/// rows of at most 80 cells. HTML is a grid, whose columns take what a row leaves.
public struct Columns<Content: View>: PrimitiveView {
  @usableFromInline let minimum: Int
  @usableFromInline let spacing: Int
  @usableFromInline let content: Content

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - minimum: The fewest cells of a column. HTML, which does not know how wide a child is, fits
  ///     columns of these to the page.
  ///   - spacing: The cells between two columns.
  ///   - content: The children.
  @inlinable
  @inline(__always)
  public init(minimum: Int = 12, spacing: Int = 2, @ViewBuilder content: () -> Content) {
    self.minimum = max(minimum, 1)
    self.spacing = max(spacing, 0)
    self.content = content()
  }

  @inlinable
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.columns(minimum: view.minimum, spacing: view.spacing, view.content)
  }
}

extension Columns: Sendable where Content: Sendable {}
