public import DiptychHTML
public import DiptychViews

/// A format that renders a view as HTML and returns the problems of that HTML.
///
/// ```swift
/// page.rendered(as: .htmlProblems)   // [] if there are none
/// try page.validate()                // the same as an error
/// ```
///
/// Rendering never fails, because it replaces unsafe content. This format reports the replacements,
/// and also these mistakes:
///
/// - duplicate ids and attributes
/// - images without an `alt`
/// - a `Document` that is not the root
/// - wrong nesting, such as blocks in a paragraph, text in a table, nested forms, and links or
///   controls in a link or a control
///
/// The markup of a `Raw` is checked, too, except for its URLs.
///
/// A streamed page, and a page with a stylesheet file, can only use the rules of
/// ``/DiptychHTML/Stylesheet/standard``. To find classes without a rule in this stylesheet, such as
/// the class of an exact colour, pass the file as the source:
///
/// ```swift
/// try page.validate(stylesheet: .file(url: "/kit.css"))
/// ```
///
/// The page is rendered as a whole and then scanned, so time and memory are linear in the length of
/// the page.
public struct HTMLProblemsFormat: RenderingFormat {
  private let stylesheet: StylesheetSource

  /// Creates the format.
  ///
  /// - Parameter stylesheet: The location of Diptych's CSS rules.
  public init(stylesheet: StylesheetSource = .embedded) { self.stylesheet = stylesheet }

  public func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> [HTMLProblem] {
    CheckedMarkupFormat(stylesheet: stylesheet).render(view, host: &host).problems()
  }

  public func write<V: View, H: _RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let lines = render(view, host: &host).map { "\($0)\n" }.joined()
    try sink.write(lines)
  }
}

extension CheckedMarkup {
  /// Returns the problems of the page, in its order.
  package func problems() -> [HTMLProblem] {
    var reader = HTMLProblemReader(self)
    return reader.readProblems()
  }
}

extension RenderingFormat where Self == HTMLProblemsFormat {
  /// The format that returns the problems of a view's HTML, in the order of the page.
  public static var htmlProblems: HTMLProblemsFormat { HTMLProblemsFormat() }

  /// Returns the format for the problems of a view's HTML, in the order of the page.
  ///
  /// - Parameter stylesheet: The location of Diptych's CSS rules.
  /// - Returns: The format.
  public static func htmlProblems(stylesheet: StylesheetSource) -> HTMLProblemsFormat {
    HTMLProblemsFormat(stylesheet: stylesheet)
  }
}

extension View {
  /// Checks the HTML of the view.
  ///
  /// - Parameter stylesheet: The location of Diptych's CSS rules. A file is assumed to contain
  ///   ``/DiptychHTML/Stylesheet/standard``; the file itself is not read.
  /// - Throws: An ``HTMLValidationError`` with all problems: unsafe content that was replaced, and
  ///   wrong markup.
  public consuming func validate(
    stylesheet: StylesheetSource = .embedded
  ) throws(HTMLValidationError) {
    let problems = rendered(as: .htmlProblems(stylesheet: stylesheet))
    if !problems.isEmpty { throw HTMLValidationError(problems: problems) }
  }
}

/// An error that lists the problems of a page.
public struct HTMLValidationError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The problems, in the order of the page; there is at least one.
  public let problems: [HTMLProblem]

  /// Creates an error.
  public init(problems: [HTMLProblem]) { self.problems = problems }

  /// A message with the number of problems, and a line for each problem.
  public var description: String {
    let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
    return (["\(count) in the page:"] + problems.map(\.description)).joined(separator: "\n")
  }
}
