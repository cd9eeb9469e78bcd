public import DiptychText
import DiptychHTML
import DiptychHTMLTools
import DiptychViews

extension SnapshotFormat {
  /// Returns the format of plain text with a width in terminal cells, stored in a file such as
  /// `long.w40.txt`.
  public static func text(width: Int) -> SnapshotFormat {
    SnapshotFormat(.text(width: width), variant: "w\(width)", fileExtension: "txt")
  }

  /// Returns the format of terminal output with visible escape sequences, stored in a file such as
  /// `long.ansi`.
  ///
  /// The file can be read and printed safely. ``VisibleText/unescape(_:)`` restores the output for
  /// a terminal. A width or a colour level other than the default is part of the file name, as in
  /// `long.w40-ansi16.ansi`.
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
