/// A message of a program to its user, such as an error, a warning or a hint.
///
/// ```swift
/// Message(
///   .error,
///   "unknown key colour",
///   code: "C12",
///   at: SourceSpan("config.toml", line: 3, column: 1, length: 6, excerpt: "colour = \"red\"")
/// )
/// Message(.hint, "did you mean color?")
/// Message(.done, "Wrote page.html")
/// ```
///
/// In text output, a message begins with its label. Further lines are indented to the start of the
/// title:
///
/// ```text
/// error: unknown key colour [C12]
///        config.toml:3:1
///        3 │ colour = "red"
///          │ ^^^^^^
/// hint: did you mean color?
/// ✓ Wrote page.html
/// ```
///
/// In HTML, a message is a callout, like a ``/DiptychViews/Callout``. In Markdown, it is an alert,
/// such as `> [!CAUTION]`.
///
/// A title that is a string may contain line breaks. Continuous integration services run a log line
/// such as `::error::` as a command. To prevent this, the symbol `␊` replaces a line break in the
/// title if the next line begins with `:` or `#`.
public struct Message<Title: View, Content: View>: View {
  /// The kind of the message.
  public let kind: MessageKind
  /// A code that users can search for, such as `C12`.
  ///
  /// It is shown in brackets after the title.
  public let code: String?
  /// The position in a file that the message refers to, or nil.
  public let place: SourceSpan?
  package let title: Title
  package let content: Content

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - kind: The kind of the message.
  ///   - code: A code that users can search for, such as `C12`. It is shown in brackets after the
  ///     title.
  ///   - place: The position in a file that the message refers to, or nil.
  ///   - title: The title, which is inline content.
  ///   - content: Further content, which appears below the title and the place.
  public init(
    _ kind: MessageKind,
    code: String? = nil,
    at place: SourceSpan? = nil,
    @ViewBuilder title: () -> Title,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.kind = kind
    self.code = code
    self.place = place
    self.title = title()
    self.content = content()
  }

  /// The body of the message, which renderers draw as lines of text or as a callout.
  public var body: some View { MessageCallout(kind: kind, title: line, content: details) }

  @ViewBuilder private var line: some View {
    title
    if let code { Text(verbatim: " [\(code.onOneLine)]").role(.secondary) }
  }

  @ViewBuilder private var details: some View {
    if let place {
      if let address = EnvironmentValues.current.addressOfSpan {
        // The terminal wraps the place, so that it can be selected and clicked.
        _ModifiedView(
          .paragraphs(_ParagraphStyle(lineLimit: .whole)),
          Paragraph { PlaceText(place: place, address: address(place)) }
        )
      } else {
        Paragraph { PlaceText(place: place, address: nil) }
      }
      if let excerpt = SourceExcerpt(place) { excerpt }
    }
    content
  }
}

extension Message where Title == Text {
  /// Creates a message whose title is a string.
  public init<S: StringProtocol>(
    _ kind: MessageKind,
    _ title: S,
    code: String? = nil,
    at place: SourceSpan? = nil,
    @ViewBuilder content: () -> Content = { EmptyView() }
  ) {
    self.init(
      kind,
      code: code,
      at: place,
      title: { Text(verbatim: String(title).withoutCommands) },
      content: content
    )
  }
}

extension Message: Sendable where Title: Sendable, Content: Sendable {}

/// A message that renderers draw as lines of text or as a callout.
struct MessageCallout<Title: View, Content: View>: _PrimitiveView {
  let kind: MessageKind
  let title: Title
  let content: Content

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let view = view
    renderer.callout(
      _CalloutTraits(message: view.kind),
      title: _Slot(0, view.title),
      _Slot(1, view.content),
      actions: EmptyView()
    )
  }
}

extension String {
  /// The text, without line breaks before lines that could be commands.
  ///
  /// Continuous integration services run a line such as `::error::` as a command. Before such a
  /// line, a symbol replaces the line break.
  fileprivate var withoutCommands: String {
    guard contains("\n") || contains("\r\n") else { return self }
    // A line that contains only white space is not a command, so the next line is checked too.
    var result = ""
    for (index, line) in split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      if index > 0 {
        let first = line.first { !$0.isWhitespace }
        result += first == ":" || first == "#" ? "\u{240A}" : "\n"
      }
      result += line
    }
    return result
  }
}

/// The kind of a message from a program to its user, such as an error or a hint.
///
/// The view `Message` shows such a message.
public enum MessageKind: Hashable, Sendable, CaseIterable {
  /// A failure.
  case error
  /// A possible mistake.
  case warning
  /// Advice, for example after an error or a warning.
  case hint
  /// Information that is worth knowing.
  case note
  /// A success.
  case done
  /// The beginning of a step of the program's work.
  case step

  /// The status of the message.
  ///
  /// HTML output draws the message as a callout with this status.
  public var status: Status {
    switch self {
    case .error: .danger
    case .warning: .warning
    case .done: .success
    case .hint, .note, .step: .info
    }
  }

  /// The role of the label before the message.
  ///
  /// The theme defines the style of each role.
  public var role: Role { self == .step ? .secondary : status.role }

  /// The label before the message: a word and a colon, or a symbol for ``done`` and ``step``.
  ///
  /// The words come from ``EnvironmentValues/labels``, and the symbols come from the theme.
  public var label: String {
    let values = EnvironmentValues.current
    return switch self {
    case .error: values.labels.error + ":"
    case .warning: values.labels.warning + ":"
    case .hint: values.labels.hint + ":"
    case .note: values.labels.note + ":"
    case .done: values.glyphs.success
    case .step: values.glyphs.separator
    }
  }
}
