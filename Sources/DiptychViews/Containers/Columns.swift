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
public struct Columns<Content: View>: _PrimitiveView {
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
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.stack(.columns(minimum: view.minimum, spacing: view.spacing), view.content)
  }
}

extension Columns: Sendable where Content: Sendable {}

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
/// A child fits if none of its lines has to be wrapped or truncated. The height of the output is
/// not limited, so every child fits vertically. HTML always has the first child, because the width
/// of the page is not known during rendering.
///
/// Text output renders every child to measure it. So if the children contain components that load
/// data, all of these components load their data, although only one child is drawn.
public struct ViewThatFits<Content: View>: _PrimitiveView {
  @usableFromInline let axes: Axis.Set
  @usableFromInline let content: Content

  /// Creates a view that draws one of several children.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a child has to fit. Without `.horizontal`, the first child
  ///     always fits.
  ///   - content: The children, in order of preference.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.stack(.firstThatFits(view.axes), view.content)
  }
}

extension ViewThatFits: Sendable where Content: Sendable {}
