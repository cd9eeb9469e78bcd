/// A string of text, in one style or in several.
///
/// ```swift
/// Text("One view, ") + Text("two media").bold()
/// ```
///
/// In text output:
///
/// ```text
/// One view, two media
/// ```
///
/// In HTML, as a paragraph of its own among blocks:
///
/// ```html
/// <p>One view, <strong>two media</strong></p>
/// ```
///
/// Inside a ``Paragraph``, a ``Heading``, a ``Link``, a cell of a table or an element of HTML, a
/// text is a part of the surrounding line. A string is always drawn as text: markup is escaped, and
/// control characters are made visible.
///
/// A newline in a string ends a line in text, plain text and Markdown: `Text("\n")` is an empty
/// line, and `Text("")` takes no line. In HTML it is white
/// space, as newlines in prose mostly are, unless `lineBreaks(.preserved)` is set; ``LineBreak``
/// starts a new line in every format.
public struct Text: PrimitiveView, Sendable {
  @usableFromInline let string: String
  @usableFromInline var style: TextStyle
  @usableFromInline var rest: StyledRuns?

  @_alwaysEmitIntoClient
  @inline(__always)
  init(string: String, style: TextStyle, rest: StyledRuns?) {
    self.string = string
    self.style = style
    self.rest = rest
  }

  /// Creates a text from a literal; texts interpolated in it keep their styles.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ content: StyledString) {
    self.init(string: content.string, style: content.style, rest: content.rest)
  }

  /// Creates a text from a string.
  @_alwaysEmitIntoClient
  @inline(__always)
  @_disfavoredOverload
  public init(_ string: String) {
    self.init(string: string, style: TextStyle(), rest: nil)
  }

  /// Creates a text from a string or a substring.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<S: StringProtocol>(_ string: S) {
    self.init(string: String(string), style: TextStyle(), rest: nil)
  }

  /// Creates a text from a string; a literal is not interpolated as a styled string.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(verbatim string: String) {
    self.init(string: string, style: TextStyle(), rest: nil)
  }

  /// Creates a text from parts, each in one style.
  package init(runs: [StyledRun]) {
    // The first run is stored without a destination.
    if let first = runs.first, first.destination == nil {
      self.init(
        string: first.string,
        style: first.style,
        rest: runs.count > 1 ? StyledRuns(Array(runs.dropFirst())) : nil
      )
    } else {
      self.init(string: "", style: TextStyle(), rest: runs.isEmpty ? nil : StyledRuns(runs))
    }
  }

  /// The runs of the text, each in one style.
  @usableFromInline
  var runs: [StyledRun] {
    let first = StyledRun(string: string, style: style)
    guard let rest else { return [first] }
    let runs = [first] + rest.runs
    return rest.outerStyle.isPlain ? runs : runs.map { $0.wrapped(in: rest.outerStyle) }
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    if _fastPath(view.isPlain) {
      renderer.text(view.string)
    } else {
      renderStyled(view, into: &renderer)
    }
  }

  /// Whether the text is one run without a style.
  @inlinable var isPlain: Bool { style.isPlain && rest == nil }

  @inlinable
  @inline(never)
  static func renderStyled<R: Renderer>(_ view: Self, into renderer: inout R) {
    guard let rest = view.rest else {
      return renderer.styled(view.style, Text(verbatim: view.string))
    }
    if rest.outerStyle.isPlain { return renderer.inline(TextRuns(view.runs)) }
    let inner = Text(string: view.string, style: view.style, rest: StyledRuns(rest.runs))
    renderer.styled(rest.outerStyle, inner)
  }

  /// Returns a text that consists of one text followed by another.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(runs: lhs.runs + rhs.runs) }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { 1 }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> ContentKind {
    .text(view.rest?.outerStyle ?? view.style)
  }
}

extension Text: CustomStringConvertible {
  /// The text without styles, so that `print` prints plain words.
  public var description: String {
    rest == nil ? string : runs.map(\.string).joined()
  }
}

/// The runs of a text that has several styles or a link.
@usableFromInline
struct TextRuns: PrimitiveView {
  @usableFromInline let runs: [StyledRun]

  @usableFromInline
  init(_ runs: [StyledRun]) {
    self.runs = runs
  }

  @usableFromInline
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    var rest = view.runs[...]
    while let first = rest.first {
      // Neighbouring runs with the same destination are one link.
      let part = rest.prefix { $0.destination == first.destination }
      rest = rest.dropFirst(part.count)
      if let destination = first.destination {
        renderer.link(destination, Text(runs: part.map(\.unlinked)))
      } else {
        for run in part where !run.string.isEmpty {
          Text._render(Text(string: run.string, style: run.style, rest: nil), into: &renderer)
        }
      }
    }
  }
}
