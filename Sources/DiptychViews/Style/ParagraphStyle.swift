/// The layout of the lines of a text.
///
/// If a property is nil, its value is inherited from the surrounding view.
public struct _ParagraphStyle: Hashable, Sendable {
  /// The alignment of the lines.
  public var alignment: TextAlignment?
  /// The maximum number of lines.
  public var lineLimit: _LineLimit?
  /// The part of a text that an ellipsis replaces when the text is cut.
  public var truncationMode: TruncationMode?
  /// The way a text is divided into lines.
  public var wrapping: TextWrapping?
  /// The indentation of each line of a text except the first line, in cells, at most 254.
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
  public enum _LineLimit: Hashable, Sendable {
    case unlimited
    case lines(Int)
  }
}

/// The part of a text that an ellipsis replaces when the text does not fit.
public enum TruncationMode: UInt8, Hashable, Sendable {
  case head
  case middle
  case tail
}

/// The way a text is divided into lines.
public enum TextWrapping: UInt8, Hashable, Sendable {
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
public enum LineBreaks: UInt8, Hashable, Sendable {
  /// A newline is white space, as usual in HTML.
  case soft
  /// A newline starts a new line.
  case preserved
}
