public import DiptychViews

/// Checks that a page, a terminal and a screen reader have the same words of a view.
///
/// ```swift
/// @Test func invoice() {
///   expectParity(of: InvoiceView(total: "12.00", isPaid: false))
/// }
/// ```
///
/// A word is a run of letters and digits; lines, borders, bullets, bars and symbols are ignored.
/// The first missing word is reported with the text before it:
///
/// ```text
/// "overdue" is in HTML but not in text, after "Total: 12.00,"
/// ```
///
/// The words of the page that a screen reader reads are compared with `.plain`, in order; an
/// accessibility label replaces its content in both. The words that are seen on the page are
/// compared with `.text` without a limit of width, in any order, since columns stand side by side.
/// Words that each medium writes in its own way are ignored: addresses of links, numbers of items,
/// headers of columns that `.plain` repeats for each row, names of pictures that text draws, names
/// of regions, values of fields.
///
/// - Parameters:
///   - view: The view.
///   - ignored: The words that a medium may lack, such as the numbers beside the axis of a `Plot`
///     and the values of a `HeatMap`, which a terminal draws in another way.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, the location for issues.
///   - column: The column of the call.
/// - Returns: Whether all media have the same words.
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
  /// Fails the test for each problem; returns true without problems.
  func report(to library: TestingLibrary, at site: CallSite) -> Bool {
    for problem in problems { library.fail(problem, at: site) }
    return problems.isEmpty
  }
}
