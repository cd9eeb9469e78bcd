/// Views in as many columns of equal width as fit.
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
/// The children fill the rows one after the other. A column is as wide as the widest child. If two
/// columns do not fit, the children stand below each other in one. Output of unlimited width has
/// rows of at most 80 cells. HTML is a grid whose columns share the width of a row.
public struct Columns<Content: View>: PrimitiveView {
  @usableFromInline let minimum: Int
  @usableFromInline let spacing: Int
  @usableFromInline let content: Content

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - minimum: The minimum width of a column in cells. HTML, where the width of a child is not
  ///     known, fits columns of this width to the page.
  ///   - spacing: The number of cells between two columns.
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
