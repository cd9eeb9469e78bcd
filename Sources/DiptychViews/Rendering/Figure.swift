/// A picture that each output format draws in its own way, such as a chart.
///
/// A view that draws a picture creates a figure and passes it to the renderer:
///
/// ```swift
/// public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
///   renderer.figure(view.figure)
/// }
/// ```
///
/// HTML draws ``page``, text output draws ``terminal``, and every other format draws ``words``.
public protocol _Figure {
  /// The type of the view that draws the figure in HTML.
  associatedtype Page: View
  /// The type of the view that describes the figure in words.
  associatedtype Words: View

  /// The figure in a page, made of elements of HTML and SVG.
  var page: Page { get }

  /// The CSS rules for the elements of ``page``, which are added to the stylesheet of the HTML
  /// document.
  static var rules: _FigureRules { get }

  /// The figure in a terminal.
  var terminal: _TerminalFigure { get }

  /// The figure for formats without pictures: its data in words and tables.
  var words: Words { get }

  /// A copy of the figure with hidden values, which is drawn if the view is redacted.
  var redacted: Self { get }
}

/// The CSS rules of a figure, which are added to the stylesheet of an HTML document.
public struct _FigureRules: Sendable {
  /// The class of the element that the rules apply to.
  public let className: StaticString
  /// The rules in CSS, one per line, or an empty string.
  ///
  /// In the rules, `&` stands for the class.
  public let css: StaticString

  /// Creates the rules of a class.
  public init(class name: StaticString, css: StaticString) {
    className = name
    self.css = css
  }
}
