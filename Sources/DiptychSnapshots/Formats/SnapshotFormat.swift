public import DiptychViews

/// A format for snapshots of views.
///
/// It determines how a view is rendered and how the file is named.
///
/// The file name consists of the name of the snapshot, the variant of the format if it has one, and
/// the extension. For example, the snapshot `long` in the format `.text(width: 40)` is stored as
/// `long.w40.txt`. You can create a snapshot format from any rendering format whose output is a
/// string:
///
/// ```swift
/// extension SnapshotFormat {
///   static var markdown: SnapshotFormat { SnapshotFormat(.markdown, fileExtension: "md") }
/// }
/// ```
public struct SnapshotFormat: Sendable {
  /// The part of the file name, such as `w40`, that distinguishes formats with the same extension.
  public let variant: String?

  /// The extension of the file, without its dot.
  public let fileExtension: String

  private let format: any RenderingFormat<String>
  private let encode: @Sendable (String) -> String

  /// Creates a snapshot format from a rendering format.
  ///
  /// - Parameters:
  ///   - format: The rendering format. It must determine everything that the output depends on,
  ///     such as the width, so that the snapshot is the same on every machine.
  ///   - variant: The part of the file name that distinguishes formats with the same extension.
  ///   - fileExtension: The extension of the file, without its dot.
  ///   - encode: A function that converts the rendered text to the text of the file. The default
  ///     returns the rendered text unchanged.
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

  /// Renders a view as the text of a snapshot file.
  ///
  /// - Returns: The text of the file. It ends with a newline, unless it is empty.
  public func picture<V: View>(of view: V) -> String {
    let text = encode(view.rendered(as: format))
    return text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
  }

  /// Renders a view, and returns the text of its snapshot file, and whether a note stands in place
  /// of a view that is nested too deep.
  package func checkedPicture<V: View>(of view: V) -> (text: String, isIncomplete: Bool) {
    let report = DepthReport()
    var values = EnvironmentValues.current
    values.depthReport = report
    let text = EnvironmentValues.$current.withValue(values) { picture(of: view) }
    return (text, report.isIncomplete)
  }
}
