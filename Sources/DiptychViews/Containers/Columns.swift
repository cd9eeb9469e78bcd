/// A grid of views whose columns have the same width.
///
/// The grid has as many columns as fit side by side.
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
/// The children fill the first row, then the next. Every column is as wide as the widest child. If
/// two columns do not fit side by side, there is one column. In output of unlimited width, such as
/// a pipe, all columns together take at most 80 cells, unless a single column is wider. HTML is a
/// grid whose columns share the available width.
public struct Columns<Content: View>: PrimitiveView {
  @usableFromInline let minimum: Int
  @usableFromInline let spacing: Int
  @usableFromInline let content: Content

  /// Creates columns.
  ///
  /// - Parameters:
  ///   - minimum: The minimum width of a column, in cells. In HTML, this width alone determines the
  ///     number of columns, because the widths of the children are not known.
  ///   - spacing: The number of cells between two columns.
  ///   - content: The children.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(minimum: Int = 12, spacing: Int = 2, @ViewBuilder content: () -> Content) {
    self.minimum = max(minimum, 1)
    self.spacing = max(spacing, 0)
    self.content = content()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.columns(minimum: view.minimum, spacing: view.spacing, view.content)
  }
}

extension Columns: Sendable where Content: Sendable {}
