public import DiptychText
import DiptychAccessibility
import DiptychHTML
import DiptychHTMLTools
import DiptychTree
import DiptychViews

extension SnapshotFormat {
  /// Plain text of a width in cells, as in `long.w40.txt`.
  public static func text(width: Int) -> SnapshotFormat {
    SnapshotFormat(.text(width: width), variant: "w\(width)", fileExtension: "txt")
  }

  /// Terminal output with its escape sequences made visible, as in `long.ansi`.
  ///
  /// The file can be read and printed safely, and ``VisibleText/unescape(_:)`` gives back the
  /// output for a terminal. A width or a level of colour other than the default one is named in the
  /// file's name, as in `long.w40-ansi16.ansi`.
  ///
  /// - Parameters:
  ///   - width: The width in cells.
  ///   - color: The level of colour.
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

  /// The fragment of HTML for reading, with a line for each block, as in `long.html`.
  ///
  /// It ignores white space that browsers do not show; ``html(pretty:)`` compares that too.
  public static var html: SnapshotFormat { .html(pretty: true) }

  /// The fragment of HTML, for reading or exactly as rendered, as in `long.exact.html`.
  ///
  /// - Parameter isPretty: Whether each block stands on a line of its own. Without indentation,
  ///   markup is mostly a single line, and a difference in it is hard to find.
  /// - Returns: The format.
  public static func html(pretty isPretty: Bool) -> SnapshotFormat {
    isPretty
      ? SnapshotFormat(.prettyHTML, fileExtension: "html")
      : SnapshotFormat(.html, variant: "exact", fileExtension: "html")
  }

  /// The roles, names and states that a screen reader reads from the HTML, in reading order, as in
  /// `long.aria.yml`.
  ///
  /// The text has the form of Playwright's aria snapshots, so a change of meaning is a change of a
  /// line, whatever the markup is:
  ///
  /// ```yaml
  /// - heading "Invoice" [level=1]
  /// - paragraph: "Total: 12.00, open"
  /// - link "Pay":
  ///   - /url: /pay
  /// ```
  ///
  /// Style sheets are ignored: the outline has hidden content, and lacks generated content.
  public static var accessibility: SnapshotFormat {
    SnapshotFormat(.html, variant: "aria", fileExtension: "yml") {
      AccessibilityOutline(html: $0).description
    }
  }

  /// The structure of the view, as in `long.tree.txt`.
  public static var tree: SnapshotFormat {
    SnapshotFormat(.tree, variant: "tree", fileExtension: "txt")
  }
}

extension [SnapshotFormat] {
  /// The formats that show both panels of a view: text at 40 and 80 cells, terminal output and
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
