public import DiptychHTML
public import DiptychViews

/// A format that renders a view as HTML for people: with line breaks and indentation where they do
/// not change what a browser displays.
///
/// ```swift
/// view.rendered(as: .prettyHTML)
/// view.rendered(as: .prettyHTML(stylesheet: .file(url: "/kit.css")))
/// ```
///
/// Line breaks are added after rendering, so even a streamed view is first rendered as a whole.
public struct PrettyHTMLFormat: RenderingFormat {
  private let format: HTMLFormat

  /// Creates the format.
  ///
  /// - Parameter stylesheet: The place of Diptych's CSS rules in a document.
  public init(stylesheet: StylesheetSource = .embedded) {
    format = HTMLFormat(stylesheet: stylesheet)
  }

  public func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> String {
    PrettyMarkup.text(of: format.render(view, host: &host))
  }

  public func write<V: View, H: RenderHost, S: ByteSink>(
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

  /// Returns the format for HTML with line breaks and indentation, and with Diptych's CSS rules in
  /// a given place.
  public static func prettyHTML(stylesheet: StylesheetSource) -> PrettyHTMLFormat {
    PrettyHTMLFormat(stylesheet: stylesheet)
  }
}
