public import DiptychViews

/// Checks that a view has the same words in HTML, in a terminal and for a screen reader.
///
/// ```swift
/// @Test func invoice() {
///   expectParity(of: InvoiceView(total: "12.00", isPaid: false))
/// }
/// ```
///
/// A word is a sequence of letters and digits. Borders, bullets, bars and symbols are ignored. An
/// issue reports the first missing word with the text before it:
///
/// ```text
/// "overdue" is in HTML but not in text, after "Total: 12.00,"
/// ```
///
/// There are two comparisons:
///
/// - The words that a screen reader reads in the HTML are compared with the `.plain` output, in
///   order. In both texts, an accessibility label replaces the labelled content.
/// - The visible words of the HTML are compared with the `.text` output of unlimited width. The
///   order of the words is ignored, because text output places columns side by side.
///
/// Some words are ignored, such as addresses of links, numbers of list items, repeated column
/// headers and values of fields, because each medium writes them in its own way.
///
/// - Parameters:
///   - view: The view.
///   - ignored: The words that may be missing in a medium. Examples are the numbers beside the axis
///     of a `Plot` and the values of a `HeatMap`, which a terminal draws in another way.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: The column of the call.
/// - Returns: Whether the words are the same in all media.
@discardableResult
public func expectParity<V: View>(
  of view: V,
  ignoring ignored: [String] = [],
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return Parity(of: view, ignoring: ignored).report(to: .current, at: site)
}

extension Parity {
  /// Reports each problem as a failure of the test, and returns whether there are no problems.
  func report(to library: TestingLibrary, at site: CallSite) -> Bool {
    for problem in problems { library.fail(problem, at: site) }
    return problems.isEmpty
  }
}
