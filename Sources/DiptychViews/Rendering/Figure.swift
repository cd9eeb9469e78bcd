/// A picture that each output format draws in its own way, such as a chart.
///
/// A view that draws a picture creates a figure and passes it to the renderer:
///
/// ```swift
/// public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
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

/// A picture in text output.
///
/// It is drawn when its width is known.
// A class, so that a document stores one reference, however large the picture is.
public final class _TerminalFigure: Sendable {
  /// A function that draws a part of a line in one style.
  ///
  /// The parameter `style` is an index into ``styles(on:)``; an index out of bounds draws plain
  /// text. The text `"\n"` ends the line.
  package typealias Write = (_ text: String, _ style: Int) -> Void

  /// The preferred width of the figure, in cells.
  ///
  /// `Int.max` means the available width.
  public let naturalWidth: Int
  private let styles: [TextStyle]
  private let lightStyles: [TextStyle]?
  private let darkStyles: [TextStyle]?
  /// Whether the figure draws the shades of ``_FigureSpace/shades``.
  package let hasShades: Bool
  /// The function that draws the figure in a space, line by line.
  public let draw: @Sendable (_ space: _FigureSpace, _ write: (String, Int) -> Void) -> Void

  /// Creates a picture.
  ///
  /// Text that exceeds the width of the space is cut. A redacted picture has the same number of
  /// lines, but they are filled with blocks.
  ///
  /// - Parameters:
  ///   - naturalWidth: The preferred width of the figure, in cells. With `Int.max`, the figure is
  ///     as wide as its container, or 100 cells if the width of the output is not limited.
  ///   - styles: The styles of the parts if the background of the terminal is not known.
  ///   - lightStyles: The styles for a light background, as many as `styles`; nil uses `styles`.
  ///   - darkStyles: The styles for a dark background, as many as `styles`; nil uses `styles`.
  ///   - draw: The function that draws the figure in a space, part by part.
  public init(
    naturalWidth: Int,
    styles: [TextStyle],
    lightStyles: [TextStyle]? = nil,
    darkStyles: [TextStyle]? = nil,
    draw: @escaping @Sendable (_ space: _FigureSpace, _ write: (String, Int) -> Void) -> Void
  ) {
    self.naturalWidth = naturalWidth
    self.styles = styles
    self.lightStyles = lightStyles
    self.darkStyles = darkStyles
    hasShades = false
    self.draw = draw
  }

  /// Creates a picture that draws shades.
  package init(
    naturalWidth: Int,
    styles: [TextStyle],
    hasShades: Bool,
    draw: @escaping @Sendable (_ space: _FigureSpace, _ write: Write) -> Void
  ) {
    self.naturalWidth = naturalWidth
    self.styles = styles
    lightStyles = nil
    darkStyles = nil
    self.hasShades = hasShades
    self.draw = draw
  }

  /// Returns the styles of the parts of the figure.
  ///
  /// - Parameter ground: The background of the terminal; nil if it is not known.
  /// - Returns: The styles. The function ``draw`` passes their indices to `write`.
  public func styles(on ground: ColorScheme?) -> [TextStyle] {
    switch ground {
    case .light: lightStyles ?? styles
    case .dark: darkStyles ?? styles
    case nil: styles
    }
  }
}

/// The space and the characters that a figure can use in text output.
public struct _FigureSpace {
  /// The width in cells.
  public let width: Int
  /// Whether only ASCII may be drawn.
  public let isASCII: Bool
  /// Whether the terminal shows colours.
  public let hasColors: Bool
  /// The function that returns the width of a text, in cells.
  public let measure: (_ text: String) -> Int
  /// The shades of the accent colour, for a figure that draws them.
  package var shades: Shades?

  /// The steps of a scale of shades: step 0 stands for zero, and the last step for the highest
  /// value.
  package struct Shades {
    /// The number of steps.
    package static let count = 5
    /// The style of step 0; the styles of the other steps follow.
    package let first: Int
    /// Whether step 0 fills its cells, as the other steps do.
    package let isSolid: Bool
    /// The characters of the steps.
    package let glyphs: [Character]

    package init(first: Int, isSolid: Bool, isASCII: Bool) {
      self.first = first
      self.isSolid = isSolid
      glyphs = Array(isASCII ? ".:+*#" : "·░▒▓█")
    }
  }

  /// Creates the description of the space that a figure may fill.
  public init(
    width: Int,
    isASCII: Bool,
    hasColors: Bool,
    measure: @escaping (_ text: String) -> Int
  ) {
    self.width = width
    self.isASCII = isASCII
    self.hasColors = hasColors
    self.measure = measure
  }
}
