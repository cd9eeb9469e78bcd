/// Views below each other.
///
/// ```swift
/// VStack(spacing: 1) {
///   Text("first")
///   Text("second")
/// }
/// ```
///
/// ```text
/// first
///
/// second
/// ```
///
/// The spacing is the number of empty lines between two children. If it is 0, there is still an
/// empty line before and after a heading, and between two figures, such as tables or callouts.
/// Outside of a stack, there is an empty line wherever a web page would have a margin, for example
/// between two paragraphs.
public struct VStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: HorizontalAlignment
  @usableFromInline let spacing: Int
  @usableFromInline let content: Content

  /// Creates a stack of views.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal alignment of the children. It affects children that are narrower
  ///     than the stack.
  ///   - spacing: The number of empty lines between two children. A negative number counts as 0.
  ///   - content: The children.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(
    alignment: HorizontalAlignment = .leading,
    spacing: Int = 0,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = max(spacing, 0)
    self.content = content()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let alignment = Alignment(horizontal: view.alignment, vertical: .top)
    renderer.stack(.axis(.vertical, alignment, spacing: view.spacing), view.content)
  }
}

extension VStack: Sendable where Content: Sendable {}

/// Views side by side.
///
/// ```swift
/// HStack(spacing: 3) {
///   Text("left")
///   Text("right")
/// }
/// ```
///
/// ```text
/// left   right
/// ```
///
/// In text output, if the children do not fit side by side, the widest ones become narrower, down
/// to the width of their longest word. If they are still too wide, words are broken. If a child
/// would get fewer than six cells, text output draws the children below each other instead.
public struct HStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: VerticalAlignment
  @usableFromInline let spacing: Int
  @usableFromInline let content: Content

  /// Creates a stack of views.
  ///
  /// - Parameters:
  ///   - alignment: The vertical alignment of the children. It affects children with fewer lines
  ///     than the tallest child.
  ///   - spacing: The number of cells between two children. A negative number counts as 0.
  ///   - content: The children.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(
    alignment: VerticalAlignment = .top,
    spacing: Int = 1,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = max(spacing, 0)
    self.content = content()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let alignment = Alignment(horizontal: .leading, vertical: view.alignment)
    renderer.stack(.axis(.horizontal, alignment, spacing: view.spacing), view.content)
  }
}

extension HStack: Sendable where Content: Sendable {}

/// A stack of overlapping views, with the first view at the back.
///
/// ```swift
/// ZStack {
///   Text("~~~~~~~~~~~~")
///   Text("Hello").padding(.horizontal)
/// }
/// ```
///
/// ```text
/// ~~ Hello ~~~
/// ```
///
/// The stack is as wide as its widest child and as high as its highest child. In text output, each
/// line of a child hides everything behind it, from the first cell of the line to the last. Spaces
/// and padding within the line hide it, too. HTML is a CSS grid whose children share one cell.
public struct ZStack<Content: View>: _PrimitiveView {
  @usableFromInline let alignment: Alignment
  @usableFromInline let content: Content

  /// Creates a stack of views.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the children. It affects children that are smaller than the
  ///     stack.
  ///   - content: The children, from the back to the front.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.stack(.layers(view.alignment), view.content)
  }
}

extension ZStack: Sendable where Content: Sendable {}
