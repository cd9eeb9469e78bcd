public import DiptychViews

/// A format that snapshots of views are rendered and stored in.
///
/// The format adds the variant, if it has one, and the extension to a file's name: the case `long`
/// in the format `.text(width: 40)` is stored as `long.w40.txt`. A snapshot format can be made from
/// any rendering format whose output is a string:
///
/// ```swift
/// extension SnapshotFormat {
///   static var markdown: SnapshotFormat { SnapshotFormat(.markdown, fileExtension: "md") }
/// }
/// ```
public struct SnapshotFormat: Sendable {
  /// The part of the file name that distinguishes pictures of one case with the same extension,
  /// such as `w40`.
  public let variant: String?

  /// The extension of the file, without its dot.
  public let fileExtension: String

  private let format: any RenderingFormat<String>
  private let encode: @Sendable (String) -> String

  /// Creates a snapshot format from a rendering format.
  ///
  /// - Parameters:
  ///   - format: The rendering format. It contains everything that the output depends on, such as a
  ///     width, so that the picture is the same on every machine.
  ///   - variant: The part of the file name that distinguishes formats with the same extension.
  ///   - fileExtension: The extension of the file, without its dot.
  ///   - encode: A function from the rendered text to the text that is stored. The default stores
  ///     the rendered text.
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

  /// Renders the picture of a view.
  ///
  /// - Returns: The text to store. It ends in a newline, unless it is empty.
  public func picture<V: View>(of view: V) -> String {
    let text = encode(view.rendered(as: format))
    return text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
  }
}
