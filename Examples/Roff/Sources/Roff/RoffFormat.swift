public import Diptych

/// The format of manual pages, which is roff with the macros of `man(7)`, for `man`, `groff` and
/// `mandoc`.
///
/// ```swift
/// Document(title: "TEA", language: "en") {
///   Section("NAME") { Text("tea - boils water") }
///   Section("OPTIONS") {
///     List { Text("-s").bold() + Text(" with sugar") }
///   }
/// }
/// .rendered(as: .roff(date: "2026-11-22"))
/// ```
///
/// ```text
/// '\" t
/// .TH "TEA" "1" "2026\-11\-22"
/// .SH "NAME"
/// tea \- boils water
/// .SH "OPTIONS"
/// .IP \(bu 4
/// \fB\-s\fR with sugar
/// ```
///
/// Headings of levels 1 and 2 are sections of the page, and headings of level 3 are subsections.
/// Tables are written for `tbl(1)`. The first line makes `man` run this program. The output is
/// ASCII, so other characters are escape sequences. Text is escaped, so that roff does not read it
/// as a request or as an escape sequence.
public struct RoffFormat: ContentFormat {
  /// The name of the page, or nil for the title of the document.
  public var title: String?
  /// The section of the manual, such as `1` for commands.
  public var section: String
  /// The date of the last change.
  public var date: String
  /// The program and its version, shown at the bottom of each page.
  public var source: String
  /// The name of the manual, shown at the top of each page.
  public var manual: String

  public func render(_ tree: ContentTree) -> String {
    RenderOutput.string { output in
      var page = RoffPage(format: self, output: output)
      page.write(childrenOf: tree.root)
      page.finish()
    }
  }
}

extension RenderingFormat where Self == RoffFormat {
  /// The format of a manual page of section 1.
  public static var roff: RoffFormat { .roff() }

  /// Returns the format of a manual page.
  ///
  /// - Parameters:
  ///   - title: The name of the page, or nil for the title of the document.
  ///   - section: The section of the manual, such as `1` for commands.
  ///   - date: The date of the last change.
  ///   - source: The program and its version, at the bottom of each page.
  ///   - manual: The name of the manual, at the top of each page.
  /// - Returns: The format.
  public static func roff(
    title: String? = nil,
    section: String = "1",
    date: String = "",
    source: String = "",
    manual: String = ""
  ) -> RoffFormat {
    RoffFormat(title: title, section: section, date: date, source: source, manual: manual)
  }
}
