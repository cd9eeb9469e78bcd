import DiptychContent
public import DiptychViews
public import DiptychText
import DiptychHTML
import DiptychHTMLTools

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
///   static var plain: SnapshotFormat { SnapshotFormat(.plain, fileExtension: "plain") }
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
  public func output<V: View>(of view: V) -> String {
    let text = encode(view.rendered(as: format))
    return text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? text : text + "\n"
  }

  /// Renders a view, and returns the text of its snapshot file, and whether a note stands in place
  /// of a view that is nested too deep.
  package func checkedOutput<V: View>(of view: V) -> (text: String, isIncomplete: Bool) {
    let report = DepthReport()
    var values = EnvironmentValues.current
    values.depthReport = report
    let text = EnvironmentValues.$current.withValue(values) { output(of: view) }
    return (text, report.isIncomplete)
  }
}

extension SnapshotFormat {
  /// Returns the format of plain text with a width in terminal cells, stored in a file such as
  /// `long.w40.txt`.
  public static func text(width: Int) -> SnapshotFormat {
    SnapshotFormat(.text(width: width), variant: "w\(width)", fileExtension: "txt")
  }

  /// Returns the format of terminal output with visible escape sequences, stored in a file such as
  /// `long.ansi`.
  ///
  /// The file can be read and printed safely. A width or a colour level other than the default is
  /// part of the file name, as in `long.w40-ansi16.ansi`.
  ///
  /// - Parameters:
  ///   - width: The width in terminal cells.
  ///   - color: The colour level.
  /// - Returns: The format.
  public static func ansi(width: Int = 80, color: ColorLevel = .trueColor) -> SnapshotFormat {
    let variant = [width == 80 ? nil : "w\(width)", color.variant].compactMap(\.self)
    return SnapshotFormat(
      .text(width: width, color: color),
      variant: variant.isEmpty ? nil : variant.joined(separator: "-"),
      fileExtension: "ansi",
      encode: VisibleText.escape
    )
  }

  /// The format of an HTML fragment with a line for each block, stored in a file such as
  /// `long.html`.
  ///
  /// White space that browsers ignore is left out. To compare all white space, use
  /// ``html(pretty:)`` with `false`.
  public static var html: SnapshotFormat { .html(pretty: true) }

  /// Returns the format of an HTML fragment, either with a line for each block or exactly as
  /// rendered.
  ///
  /// The file of an exact fragment has a name such as `long.exact.html`.
  ///
  /// - Parameter isPretty: Whether each block is on a line of its own. If it is false, the markup
  ///   is mostly a single line, and a difference is hard to find.
  /// - Returns: The format.
  public static func html(pretty isPretty: Bool) -> SnapshotFormat {
    isPretty
      ? SnapshotFormat(.prettyHTML, fileExtension: "html")
      : SnapshotFormat(.html, variant: "exact", fileExtension: "html")
  }

  /// The format of an accessibility outline, stored in a file such as `long.aria.yml`.
  ///
  /// The outline has the roles, names and states that a screen reader gets from the HTML, in
  /// reading order. It has the format of Playwright's aria snapshots:
  ///
  /// ```yaml
  /// - heading "Invoice" [level=1]
  /// - paragraph: "Total: 12.00, open"
  /// - link "Pay":
  ///   - /url: /pay
  /// ```
  ///
  /// Stylesheets are ignored. So the outline contains content that CSS hides, and does not contain
  /// content that CSS generates.
  public static var accessibility: SnapshotFormat {
    SnapshotFormat(.html, variant: "aria", fileExtension: "yml") {
      AccessibilityOutline(html: $0).description
    }
  }

  /// The format of a tree that shows the structure of a view, stored in a file such as
  /// `long.tree.txt`.
  public static var tree: SnapshotFormat {
    SnapshotFormat(.tree, variant: "tree", fileExtension: "txt")
  }
}

extension [SnapshotFormat] {
  /// The default formats: plain text with widths of 40 and 80 terminal cells, terminal output, and
  /// HTML.
  public static var standard: [SnapshotFormat] {
    [.text(width: 40), .text(width: 80), .ansi(), .html]
  }
}

extension ColorLevel {
  /// The part of a file's name for a colour level other than the default.
  fileprivate var variant: String? {
    switch self {
    case .none: "none"
    case .monochrome: "monochrome"
    case .ansi16: "ansi16"
    case .ansi256: "ansi256"
    case .trueColor: nil
    }
  }
}
