public import DiptychViews

/// How a picture of a view is taken and stored.
///
/// A format adds the end of a file's name: the variant, if it has one, and the extension. The case
/// `long` in the format `.text(width: 40)` is the file `long.w40.txt`. Any format of rendering
/// whose output is a string makes one:
///
/// ```swift
/// extension SnapshotFormat {
///   static var markdown: SnapshotFormat { SnapshotFormat(.markdown, fileExtension: "md") }
/// }
/// ```
public struct SnapshotFormat: Sendable {
  /// What tells apart the pictures of one case that share an extension, such as `w40`.
  public let variant: String?

  /// The extension of the file, without its dot.
  public let fileExtension: String

  private let format: any RenderingFormat<String>
  private let encode: @Sendable (String) -> String

  /// Creates a format from one of rendering.
  ///
  /// - Parameters:
  ///   - format: What the view is rendered as. Whatever it depends on, such as a width, is part of
  ///     it, so that the picture is the same on every machine.
  ///   - variant: What tells apart the formats of one extension.
  ///   - fileExtension: The extension of the file, without its dot.
  ///   - encode: What is stored of the rendered text; the text itself unless given.
  public init(
    _ format: some RenderingFormat<String>,
    variant: String? = nil,
    fileExtension: String,
    encode: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.format = format
    self.variant = variant
    self.fileExtension = fileExtension
    self.encode = encode
  }

  /// Takes the picture of a view.
  ///
  /// - Returns: What is stored. It ends in a newline, unless it is empty.
  public func picture<V: View>(of view: V) -> String {
    let text = encode(view.rendered(as: format))
    return text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
  }
}
