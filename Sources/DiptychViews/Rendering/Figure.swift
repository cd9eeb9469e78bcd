/// A picture that each medium draws in a way of its own, such as a chart.
///
/// A view that is more than its parts makes a figure and hands it to the renderer:
///
/// ```swift
/// public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
///   renderer.figure(view.figure)
/// }
/// ```
///
/// HTML draws ``page``, a terminal draws ``terminal``, and every other medium ``words``.
public protocol Figure {
  /// The type of the figure in a page.
  associatedtype Page: View
  /// The type of the figure in words.
  associatedtype Words: View

  /// The figure in a page, made of elements of HTML and SVG.
  var page: Page { get }

  /// The rules that ``page`` needs in its stylesheet.
  static var rules: FigureRules { get }

  /// The figure in a terminal.
  var terminal: TerminalFigure { get }

  /// The figure for a medium without pictures: its data in words and tables.
  var words: Words { get }

  /// The figure with its values hidden, which is drawn in the place of a redacted one.
  var redacted: Self { get }
}

/// The rules that a figure needs in the stylesheet of a page.
public struct FigureRules: Sendable {
  /// The class of the element that the rules apply to.
  public let className: StaticString
  /// The rules in CSS, one per line, or none; `&` stands for the class.
  public let css: StaticString

  /// Creates the rules of a class.
  public init(class name: StaticString, css: StaticString) {
    className = name
    self.css = css
  }
}
