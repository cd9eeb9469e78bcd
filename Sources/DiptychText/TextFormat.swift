public import DiptychViews

/// Text in cells: plain, or with the escape sequences of a terminal.
///
/// No line is wider than the width, whatever the view; every line ends with a newline, has no
/// spaces at its end and leaves no style open. Rendering is linear in the size of the view.
public struct TextFormat: RenderingFormat {
  /// The cells that a line may take, or nil for as many as it needs: nothing is folded then.
  public let width: Int?
  /// The colours that may be used; none means no escape sequence at all.
  public let color: ColorLevel

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - width: The cells of a line, at least 1; nil folds nothing.
  ///   - color: The colours that may be used.
  public init(width: Int? = nil, color: ColorLevel = .none) {
    self.width = width
    self.color = color
  }

  @inlinable
  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = TextRenderer(host: host, width: width, color: color)
    V._render(view, into: &renderer)
    host = renderer.host
    return renderer.finish()
  }
}

extension RenderingFormat where Self == TextFormat {
  /// Text in cells: plain, or with the escape sequences of a terminal.
  ///
  /// - Parameters:
  ///   - width: The cells of a line, at least 1; nil folds nothing.
  ///   - color: The colours that may be used.
  /// - Returns: The format.
  public static func text(width: Int? = nil, color: ColorLevel = .none) -> TextFormat {
    TextFormat(width: width, color: color)
  }
}
