public import DiptychViews

/// Text in cells: plain, or with the escape sequences of a terminal.
///
/// No line is wider than the width, whatever the view; every line ends with a newline, has no
/// spaces at its end and leaves no style open. Rendering is linear in the size of the view.
///
/// Lines are broken by UAX #14 (Unicode 17.0), with one departure for text about commands: an
/// option (`--dry-run`), and a path or a URL after its first `/` or `\`, stay in one piece, and
/// nothing is broken after `.` and `=`, where the piece fits on a line. A soft hyphen is drawn only
/// where a line ends at it. A word that is longer than a line is broken between two grapheme
/// clusters; a cluster that is wider than a line is drawn as `…`. Widths are those of
/// ``CellWidth``.
public struct TextFormat: RenderingFormat {
  /// The cells that a line may take, or nil for as many as it needs: nothing is folded then.
  public let width: Int?
  /// The colours that may be used; none means no escape sequence at all.
  public let color: ColorLevel
  /// What departs from the usual terminal.
  public let options: Options

  /// Creates the format.
  ///
  /// - Parameters:
  ///   - width: The cells of a line, at least 1; nil folds nothing.
  ///   - color: The colours that may be used.
  ///   - options: What departs from the usual terminal.
  public init(width: Int? = nil, color: ColorLevel = .none, options: Options = []) {
    self.width = width
    self.color = color
    self.options = options
  }

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    var renderer = TextRenderer(host: AnyRenderHost(host), format: self, out: .pieces)
    draw(view, into: &renderer)
    host = renderer.host.base(as: H.self)
    return renderer.finish()
  }

  /// Renders a view through a window of 16 KiB, a block at a time.
  ///
  /// A table that stands in nothing else has its rows written one by one: the first 1,000 are
  /// measured, and others are fitted to the columns that these need. So the memory is that of the
  /// largest block, or of 1,000 rows.
  public func write<V: View, H: RenderHost, S: ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let view = view
    try ByteBuffer.withStream(to: &sink) { stream in
      var renderer = TextRenderer(host: AnyRenderHost(host), format: self, out: stream)
      draw(view, into: &renderer)
      host = renderer.host.base(as: H.self)
      stream = renderer.finishStream()
    }
  }

  /// Draws a view; one that draws signs of its own is told where these have to be ASCII.
  private func draw<V: View>(_ view: consuming V, into renderer: inout TextRenderer) {
    if _fastPath(options.isDisjoint(with: [.ascii, .ambiguousIsWide])) {
      V._render(view, into: &renderer)
    } else {
      let view = view
      EnvironmentValues.$current.withValue(EnvironmentValues.current.inASCII) {
        V._render(view, into: &renderer)
      }
    }
  }
}

extension RenderingFormat where Self == TextFormat {
  /// Text in cells: plain, or with the escape sequences of a terminal.
  ///
  /// - Parameters:
  ///   - width: The cells of a line, at least 1; nil folds nothing.
  ///   - color: The colours that may be used.
  ///   - options: What departs from the usual terminal.
  /// - Returns: The format.
  public static func text(
    width: Int? = nil,
    color: ColorLevel = .none,
    options: TextFormat.Options = []
  ) -> TextFormat {
    TextFormat(width: width, color: color, options: options)
  }
}
