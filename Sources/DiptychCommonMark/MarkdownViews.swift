/// An image in a Markdown document.
///
/// The view modifier `markdownImages(_:)` passes such a value to its closure for each image.
public struct MarkdownImage: Hashable, Sendable {
  /// The address of the image.
  public let source: String

  /// The description of the image; empty if the document contains no description.
  public let alternative: String

  /// The title, or nil.
  public let title: String?

  /// The width in pixels, or nil if it is unknown.
  public let width: Int?

  /// The height in pixels, or nil if it is unknown.
  public let height: Int?

  /// Whether the image is the first image of its document.
  ///
  /// A browser should load the first image at once, and can load the other images lazily.
  public let isFirst: Bool
}

extension View {
  /// Replaces the images in Markdown with a view of your own.
  ///
  /// ```swift
  /// MarkdownView(document).markdownImages { image in
  ///   HTML.img(.src(image.source), .alt(image.alternative), .loading("lazy"), .width(640))
  /// }
  /// ```
  ///
  /// If a paragraph contains only an image, the view replaces the whole paragraph. So the view may
  /// be a block, such as a figure.
  ///
  /// - Parameter content: A closure that returns the view for an image.
  /// - Returns: The view with the replacements.
  public func markdownImages<Content: View & SendableMetatype>(
    @ViewBuilder _ content: @escaping @Sendable (MarkdownImage) -> Content
  ) -> some View {
    environment(\.markdownImage, { AnyView(content($0)) })
  }

  /// Replaces the blocks of code in Markdown with a view of your own.
  ///
  /// ```swift
  /// MarkdownView(document).markdownCode { block in
  ///   Panel(block.info) { CodeBlock(block.code, language: block.language) }
  /// }
  /// ```
  ///
  /// - Parameter content: A closure that returns the view for a block.
  /// - Returns: The view with the replacements.
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

  /// The view for an image in Markdown; nil for the default view.
  var markdownImage: (@Sendable (MarkdownImage) -> AnyView)? {
    get { self[ImageKey.self] }
    set { self[ImageKey.self] = newValue }
  }

  /// The view for a block of code in Markdown; nil for the default view.
  var markdownCode: (@Sendable (MarkdownCode) -> AnyView)? {
    get { self[CodeKey.self] }
    set { self[CodeKey.self] = newValue }
  }
}

/// A block of code in a Markdown document.
///
/// The view modifier `markdownCode(_:)` passes such a value to its closure for each block.
///
/// The words after the opening fence of the block can set a title, marked lines and line numbers.
/// The notations of common tools are supported:
///
/// | property | words |
/// |---|---|
/// | ``title`` | `title="Tea.swift"`, `name=Tea.swift`, `file=Tea.swift` |
/// | ``marked`` | `{1,3-5}`, `hl_lines=1 3-5`, `hl_lines=[1,"3-5"]` |
/// | ``isNumbered`` | `linenos`, `linenos=true`, `showLineNumbers`, `lineNumbers` |
public struct MarkdownCode: Hashable, Sendable {
  /// The code.
  public let code: String

  /// The language after the opening fence, in lower case; nil if there is no language.
  public let language: String?

  /// All words after the opening fence, such as `swift title="Tea.swift"`.
  public let info: String

  /// The title, or nil.
  public var title: String? {
    let title = /\b(?:title|name|file|filename)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s,}]+))/
    guard let match = info.firstMatch(of: title) else { return nil }
    let text = match.1 ?? match.2 ?? match.3 ?? ""
    return text.isEmpty ? nil : String(text)
  }

  /// The numbers of the marked lines, as ranges; the first line is 1.
  public var marked: [ClosedRange<Int>] {
    let braces = info.firstMatch(of: /\{\s*(\d[\d\s,\-]*)\}/)?.1
    guard let text = braces ?? info.firstMatch(of: /\bhl_lines\s*=\s*\[?\s*(["\d][\d\s,"\-]*)/)?.1
    else {
      return []
    }
    return text.matches(of: /(\d+)(?:\s*-\s*(\d+))?/).compactMap { match in
      guard let first = Int(match.1), let last = match.2.map({ Int($0) }) ?? first, first <= last
      else { return nil }
      return first...last
    }
  }

  /// Whether the words after the opening fence ask for line numbers.
  public var isNumbered: Bool {
    info.firstMatch(of: /\b(?:linenos|lineNumbers|showLineNumbers)(?!\s*=\s*"?false)/) != nil
  }
}
