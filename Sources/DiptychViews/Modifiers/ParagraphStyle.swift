extension View {
  /// Limits the number of lines of each text in the view, or removes the limit.
  ///
  /// An ellipsis replaces the part of a text that does not fit. To choose this part, use
  /// ``truncationMode(_:)``. If `number` is nil, the number of lines is not limited. If `number` is
  /// below 1, it counts as 1.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func lineLimit(_ number: Int?) -> _ModifiedView<Self> {
    let limit = number.map { _ParagraphStyle._LineLimit.lines(max($0, 1)) } ?? .unlimited
    return _ModifiedView(.paragraphs(_ParagraphStyle(lineLimit: limit)), self)
  }

  /// Sets whether an ellipsis replaces the beginning, the middle or the end of a text that does not
  /// fit.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func truncationMode(_ mode: TruncationMode) -> _ModifiedView<Self> {
    _ModifiedView(.paragraphs(_ParagraphStyle(truncationMode: mode)), self)
  }

  /// Sets the alignment of the lines of each text in the view.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> _ModifiedView<Self> {
    _ModifiedView(.paragraphs(_ParagraphStyle(alignment: alignment)), self)
  }

  /// Sets the way each text in the view is divided into lines.
  ///
  /// ```swift
  /// Text("Nothing was found in any of the folders").textWrapping(.balanced)
  /// ```
  ///
  /// Text output at 34 cells:
  ///
  /// ```text
  /// Nothing was found in
  /// any of the folders
  /// ```
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func textWrapping(_ wrapping: TextWrapping) -> _ModifiedView<Self> {
    _ModifiedView(.paragraphs(_ParagraphStyle(wrapping: wrapping)), self)
  }

  /// Sets whether HTML preserves a newline in a string, or treats the newline as white space.
  ///
  /// ```swift
  /// Text(message).lineBreaks(.preserved)
  /// ```
  ///
  /// Use it for a text whose line breaks matter, such as a program's message. In text output, plain
  /// text and Markdown, a newline always starts a new line. A ``LineBreak`` starts a new line in
  /// every format.
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func lineBreaks(_ lineBreaks: LineBreaks) -> _ModifiedView<Self> {
    _ModifiedView(.paragraphs(_ParagraphStyle(lineBreaks: lineBreaks)), self)
  }

  /// Indents each line of a text, except the first line, by a number of cells.
  ///
  /// ```swift
  /// Text("-v, --verbose  print every step of the build").hangingIndent(15)
  /// ```
  ///
  /// Text output at 30 cells:
  ///
  /// ```text
  /// -v, --verbose  print every
  ///                step of the
  ///                build
  /// ```
  @_alwaysEmitIntoClient
  @inline(__always)
  public consuming func hangingIndent(_ cells: Int) -> _ModifiedView<Self> {
    _ModifiedView(.paragraphs(_ParagraphStyle(hangingIndent: cells)), self)
  }
}

/// The layout of the lines of a text.
///
/// If a property is nil, its value is inherited from the surrounding view.
public struct _ParagraphStyle: Equatable, Sendable {
  /// The alignment of the lines.
  public var alignment: TextAlignment?
  /// The maximum number of lines.
  public var lineLimit: _LineLimit?
  /// The part of a text that an ellipsis replaces when the text is cut.
  public var truncationMode: TruncationMode?
  /// The way a text is divided into lines.
  public var wrapping: TextWrapping?
  /// The indentation of each line of a text except the first line, in cells.
  public var hangingIndent: Int?
  /// The effect that a newline in a string has in HTML.
  public var lineBreaks: LineBreaks?

  /// Creates a style that sets the given properties.
  @_alwaysEmitIntoClient
  public init(
    alignment: TextAlignment? = nil,
    lineLimit: _LineLimit? = nil,
    truncationMode: TruncationMode? = nil,
    wrapping: TextWrapping? = nil,
    hangingIndent: Int? = nil,
    lineBreaks: LineBreaks? = nil
  ) {
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncationMode = truncationMode
    self.wrapping = wrapping
    self.hangingIndent = hangingIndent
    self.lineBreaks = lineBreaks
  }

  /// A maximum number of lines, or no limit.
  public enum _LineLimit: Equatable, Sendable {
    case unlimited
    case lines(Int)
    /// A single line, which the terminal wraps; elsewhere, there is no limit.
    case whole
  }
}

/// The part of a text that an ellipsis replaces when the text does not fit.
public enum TruncationMode: UInt8, Hashable, Sendable {
  case head
  case middle
  case tail
}

/// The way a text is divided into lines.
public enum TextWrapping: Hashable, Sendable {
  /// Each line takes as much text as fits.
  case filled
  /// The lines are about equally long, and their number is as small as possible.
  ///
  /// This suits headings and short texts.
  case balanced
}

/// The effect that a newline in a string has in HTML.
///
/// In other formats, a newline always starts a new line.
public enum LineBreaks: Hashable, Sendable {
  /// A newline is white space, as usual in HTML.
  case soft
  /// A newline starts a new line.
  case preserved
}
