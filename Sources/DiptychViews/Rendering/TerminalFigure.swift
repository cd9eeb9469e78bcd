/// A picture in a terminal, which is drawn when its width is known.
// A class: a document holds one reference, however large the picture is.
public final class TerminalFigure: Sendable {
  /// The part of a line in one style.
  ///
  /// The number is the position of the style in ``styles``; any other is plain text. `"\n"` ends a
  /// line.
  public typealias Write = (_ text: String, _ style: Int) -> Void

  /// The width that the figure asks for, in cells; `Int.max` for all that there is.
  public let naturalWidth: Int
  /// The styles of its parts.
  public let styles: [TextStyle]
  /// Draws the figure in some cells, line by line.
  public let draw: @Sendable (_ space: FigureSpace, _ write: Write) -> Void

  /// Creates a picture.
  ///
  /// A part that does not fit the width is cut. A redacted picture is drawn as blocks, in as many
  /// lines.
  ///
  /// - Parameters:
  ///   - naturalWidth: The width that the figure asks for, in cells. With `Int.max` it is as wide
  ///     as its container, and where lines have no limit 100 cells.
  ///   - styles: The styles of its parts.
  ///   - draw: Draws the figure in a space, part by part.
  public init(
    naturalWidth: Int,
    styles: [TextStyle],
    draw: @escaping @Sendable (_ space: FigureSpace, _ write: Write) -> Void
  ) {
    self.naturalWidth = naturalWidth
    self.styles = styles
    self.draw = draw
  }
}

/// The room and the signs that a figure has in a terminal.
public struct FigureSpace {
  /// The width in cells.
  public let width: Int
  /// Whether only ASCII may be drawn.
  public let isASCII: Bool
  /// Whether the terminal shows colours.
  public let hasColors: Bool
  /// Returns the width of a text, in cells.
  public let measure: (_ text: String) -> Int

  /// Creates a space.
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
