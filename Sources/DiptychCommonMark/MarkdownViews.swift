/// An image of a Markdown document, for a view of your own.
public struct MarkdownImage: Hashable, Sendable {
  /// The address of the image.
  public let source: String

  /// The words that describe the image; empty if the document has none.
  public let alternative: String

  /// The title, or nil.
  public let title: String?

  /// The width in pixels, or nil if it is unknown.
  public let width: Int?

  /// The height in pixels, or nil if it is unknown.
  public let height: Int?

  /// Whether the image is the first image of its document, which a browser should load at once.
  public let isFirst: Bool
}

extension View {
  /// Shows the images of Markdown as a view of your own.
  ///
  /// ```swift
  /// MarkdownView(document).markdownImages { image in
  ///   HTML.img(.src(image.source), .alt(image.alternative), .loading("lazy"), .width(640))
  /// }
  /// ```
  ///
  /// The view of an image that is alone in its paragraph replaces the paragraph, so the view may be
  /// a block, such as a figure.
  ///
  /// - Parameter content: A closure that returns the view of an image.
  /// - Returns: The view.
  public func markdownImages<Content: View & SendableMetatype>(
    @ViewBuilder _ content: @escaping @Sendable (MarkdownImage) -> Content
  ) -> some View {
    environment(\.markdownImage, { AnyView(content($0)) })
  }

  /// Shows the blocks of code of Markdown as a view of your own.
  ///
  /// ```swift
  /// MarkdownView(document).markdownCode { block in
  ///   Panel(block.info) { CodeBlock(block.code, language: block.language) }
  /// }
  /// ```
  ///
  /// - Parameter content: A closure that returns the view of a block.
  /// - Returns: The view.
  public func markdownCode<Content: View & SendableMetatype>(
    @ViewBuilder _ content: @escaping @Sendable (MarkdownCode) -> Content
  ) -> some View {
    environment(\.markdownCode, { AnyView(content($0)) })
  }
}

extension EnvironmentValues {
  private enum ImageKey: EnvironmentKey {
    static var defaultValue: (@Sendable (MarkdownImage) -> AnyView)? { nil }
  }

  private enum CodeKey: EnvironmentKey {
    static var defaultValue: (@Sendable (MarkdownCode) -> AnyView)? { nil }
  }

  /// The view of an image of Markdown; nil for the usual one.
  var markdownImage: (@Sendable (MarkdownImage) -> AnyView)? {
    get { self[ImageKey.self] }
    set { self[ImageKey.self] = newValue }
  }

  /// The view of a block of code of Markdown; nil for the usual one.
  var markdownCode: (@Sendable (MarkdownCode) -> AnyView)? {
    get { self[CodeKey.self] }
    set { self[CodeKey.self] = newValue }
  }
}
