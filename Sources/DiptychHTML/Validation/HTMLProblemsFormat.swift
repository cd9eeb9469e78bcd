public import DiptychViews

/// The problems of the HTML that a view becomes.
///
/// ```swift
/// page.rendered(as: .htmlProblems)   // [] if there are none
/// try page.validate()                // the same as an error
/// ```
///
/// Rendering itself never fails: what can't be made safe becomes visible. This says what that was,
/// and what else is wrong with the page: ids and attributes that are there twice, and images without
/// an alternative. What stands in a `Raw` is looked at too, but for URLs, which it vouches for.
///
/// A page whose sheet is a file, or that is streamed, has the rules of ``Stylesheet/standard`` alone.
/// Say so, and a class without a rule, such as that of an exact colour, is a problem too:
///
/// ```swift
/// try page.validate(stylesheet: .file(url: "/kit.css"))
/// ```
///
/// The page is rendered, and then read: memory and time are linear in its length.
public struct HTMLProblemsFormat: RenderingFormat {
  @usableFromInline let stylesheet: StylesheetSource

  /// Creates the format.
  ///
  /// - Parameter stylesheet: Where a document has the rules of the kit from.
  public init(stylesheet: StylesheetSource = .embedded) {
    self.stylesheet = stylesheet
  }

  @inlinable
  public func render<V: View, H: RenderHost>(
    _ view: consuming V,
    host: inout H
  ) -> [HTMLProblem] {
    var renderer = HTMLRenderer(host: host, writer: HTMLWriter(out: .pieces))
    defer { renderer.writer.free() }
    renderer.writer.beginValidation()
    renderer.writer.setStylesheet(stylesheet)
    V._render(view, into: &renderer)
    host = renderer.host
    return renderer.writer.problems()
  }

  public func write<V: View, H: RenderHost, S: ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    let lines = render(view, host: &host).map { "\($0)\n" }.joined()
    try sink.write(lines)
  }
}

extension RenderingFormat where Self == HTMLProblemsFormat {
  /// The problems of the HTML that a view becomes, in the order of the page.
  public static var htmlProblems: HTMLProblemsFormat { HTMLProblemsFormat() }

  /// The problems of the HTML that a view becomes, with its sheet where it is said to be.
  public static func htmlProblems(stylesheet: StylesheetSource) -> HTMLProblemsFormat {
    HTMLProblemsFormat(stylesheet: stylesheet)
  }
}

extension View {
  /// Checks the HTML that the view becomes.
  ///
  /// - Parameter stylesheet: Where the page has the rules of the kit from; a file has those of
  ///   ``Stylesheet/standard``, and so has a page that is streamed.
  /// - Throws: What was replaced because it can't be made safe, and what else is wrong, each with
  ///   its place.
  @inlinable
  public consuming func validate(
    stylesheet: StylesheetSource = .embedded
  ) throws(HTMLValidationError) {
    let problems = rendered(as: .htmlProblems(stylesheet: stylesheet))
    if !problems.isEmpty { throw HTMLValidationError(problems: problems) }
  }
}
