/// How the lines of a text are laid out; what is nil is as it is outside.
public struct ParagraphStyle: Hashable, Sendable {
  /// Where lines begin and end.
  public var alignment: TextAlignment?
  /// The most lines a text may take; none at all for no limit.
  public var lineLimit: LineLimit?
  /// Which part of a text that is cut gives way to an ellipsis.
  public var truncationMode: TruncationMode?
  /// How a text is divided into lines.
  public var wrapping: TextWrapping?
  /// The cells before each line of a text but the first, at most 254.
  public var hangingIndent: Int?
  /// The meaning of a newline in a string as HTML.
  public var lineBreaks: LineBreaks?

  /// Creates a style that changes what is given.
  @inlinable
  public init(
    alignment: TextAlignment? = nil,
    lineLimit: LineLimit? = nil,
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

  /// A number of lines, or no limit.
  public enum LineLimit: Hashable, Sendable {
    case unlimited
    case lines(Int)
  }
}

/// Which part of a text that does not fit gives way to an ellipsis.
public enum TruncationMode: UInt8, Hashable, Sendable {
  case head
  case middle
  case tail
}

/// How a text is divided into lines.
public enum TextWrapping: UInt8, Hashable, Sendable {
  /// Each line takes as much as fits.
  case filled
  /// Lines are about equally long, and no more than it takes. For headings and short texts.
  case balanced
}

/// The meaning of a newline in a string as HTML; elsewhere it is always a new line.
public enum LineBreaks: UInt8, Hashable, Sendable {
  /// White space, as a browser takes it.
  case soft
  /// A new line.
  case preserved
}
