public import DiptychHTML
public import DiptychViews

/// A format that renders a view as readable HTML.
///
/// It adds line breaks and indentation only where browsers do not display them.
///
/// ```swift
/// view.rendered(as: .prettyHTML)
/// view.rendered(as: .prettyHTML(stylesheet: .file(url: "/kit.css")))
/// ```
///
/// Line breaks are added after the whole view is rendered, so streaming saves no memory.
public struct PrettyHTMLFormat: RenderingFormat {
  private let format: HTMLFormat

  /// Creates the format.
  ///
  /// - Parameter stylesheet: The location of Diptych's CSS rules.
  public init(stylesheet: StylesheetSource = .embedded) {
    format = HTMLFormat(stylesheet: stylesheet)
  }

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    PrettyMarkup.text(of: format.render(view, host: &host))
  }

  public func write<V: View, H: RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    try sink.write(render(view, host: &host))
  }
}

extension RenderingFormat where Self == PrettyHTMLFormat {
  /// The format for HTML with line breaks and indentation.
  public static var prettyHTML: PrettyHTMLFormat { PrettyHTMLFormat() }

  /// Returns the format for HTML with line breaks and indentation.
  ///
  /// - Parameter stylesheet: The location of Diptych's CSS rules.
  /// - Returns: The format.
  public static func prettyHTML(stylesheet: StylesheetSource) -> PrettyHTMLFormat {
    PrettyHTMLFormat(stylesheet: stylesheet)
  }
}
