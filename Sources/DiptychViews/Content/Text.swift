/// A text with one or several styles.
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
/// In HTML, between blocks:
///
/// ```html
/// <p>One view, <strong>two media</strong></p>
/// ```
///
/// In a ``Paragraph``, a ``Heading``, a ``Link``, a table cell or an HTML element, a text is inline
/// content. A text never creates markup: special characters are escaped, and control characters are
/// replaced by visible symbols.
///
/// In text output, plain text and Markdown, a newline in a string ends a line. So `Text("\n")` is
/// an empty line, and `Text("")` takes no line. In HTML, a newline in a string is white space,
/// unless `lineBreaks(.preserved)` is set. To start a new line in every format, use ``LineBreak``.
public struct Text: _PrimitiveView, Sendable {
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

  /// Creates a text from a string literal.
  ///
  /// A ``Text`` in an interpolation keeps its style.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(_ content: StyledString) {
    self.init(string: content.string, style: content.style, rest: content.rest)
  }

  /// Creates a text from a string.
  @_alwaysEmitIntoClient
  @inline(__always)
  @_disfavoredOverload
  public init(_ string: String) { self.init(string: string, style: TextStyle(), rest: nil) }

  /// Creates a text from a string or a substring.
  @_alwaysEmitIntoClient
  @_disfavoredOverload
  public init<S: StringProtocol>(_ string: S) {
    self.init(string: String(string), style: TextStyle(), rest: nil)
  }

  /// Creates a text from a string.
  ///
  /// A string literal creates an ordinary `String` here, so a ``Text`` in an interpolation loses
  /// its style.
  @_alwaysEmitIntoClient
  @inline(__always)
  public init(verbatim string: String) { self.init(string: string, style: TextStyle(), rest: nil) }

  /// Creates a text from runs.
  ///
  /// Each run has one style.
  package init(runs: [StyledRun]) {
    // A text can't store a destination for its first run.
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

  /// The runs of the text.
  ///
  /// Each run has one style.
  @usableFromInline
  var runs: [StyledRun] {
    let first = StyledRun(string: string, style: style)
    guard let rest else { return [first] }
    let runs = [first] + rest.runs
    return rest.outerStyle.isPlain ? runs : runs.map { $0.wrapped(in: rest.outerStyle) }
  }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
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
  static func renderStyled<R: _Renderer>(_ view: Self, into renderer: inout R) {
    guard let rest = view.rest else {
      return renderer.styled(view.style, Text(verbatim: view.string))
    }
    if rest.outerStyle.isPlain { return renderer.inline(TextRuns(view.runs)) }
    let inner = Text(string: view.string, style: view.style, rest: StyledRuns(rest.runs))
    renderer.styled(rest.outerStyle, inner)
  }

  /// Returns a text that consists of one text followed by another.
  public static func + (lhs: Text, rhs: Text) -> Text { Text(runs: lhs.runs + rhs.runs) }

  @available(*, unavailable, message: "a string is not a text; write + Text(string)")
  public static func + (lhs: Text, rhs: String) -> Text { lhs }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static var _inliningCost: Int { 1 }

  @_alwaysEmitIntoClient
  @inline(__always)
  public static func _kind(of view: Self, levels: Int) -> _ContentKind {
    .text(view.rest?.outerStyle ?? view.style)
  }
}

extension Text: CustomStringConvertible {
  /// The string of the text, without styles.
  ///
  /// `print` uses it.
  public var description: String { rest == nil ? string : runs.map(\.string).joined() }
}

/// The runs of a text that has several styles or a link.
@usableFromInline
struct TextRuns: _PrimitiveView {
  @usableFromInline let runs: [StyledRun]

  @usableFromInline
  init(_ runs: [StyledRun]) { self.runs = runs }

  @usableFromInline
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    var rest = view.runs[...]
    while let first = rest.first {
      // Consecutive runs with the same destination become one link.
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

extension Text {
  /// Adds an outer style.
  ///
  /// The styles of the parts of the text override it.
  @_alwaysEmitIntoClient
  @inline(__always)
  consuming func wrapped(in outer: TextStyle) -> Text {
    if let rest {
      self.rest = rest.wrapped(in: outer)
    } else {
      style = outer.adding(style)
    }
    return self
  }

  /// Makes the text bold.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func bold() -> Text { wrapped(in: .bold) }

  /// Makes the text italic.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func italic() -> Text { wrapped(in: .italic) }

  /// Underlines the text.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func underline() -> Text { wrapped(in: .underline) }

  /// Strikes the text through.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func strikethrough() -> Text { wrapped(in: .strikethrough) }

  /// Makes the text dim, and thus less prominent.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func dim() -> Text { wrapped(in: .dim) }

  /// Sets the text in a monospaced font, like code.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func monospaced() -> Text { wrapped(in: .monospaced) }

  /// Gives a colour to the parts of the text that have no colour.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func foregroundStyle(_ color: Color) -> Text { wrapped(in: .foreground(color)) }

  /// Gives a background colour to the parts of the text that have no background colour.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func backgroundStyle(_ color: Color) -> Text { wrapped(in: .background(color)) }
}
