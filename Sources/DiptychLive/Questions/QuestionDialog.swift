import DiptychFiles
import DiptychTerminal
import DiptychText
import DiptychViews

/// The terminal that a question is asked on, and the lines that answer the question.
///
/// If the user types in a terminal, but the stream of the question is a file or a pipe, as in
/// `tool 2> errors.log`, the controlling terminal `/dev/tty` shows the question.
final class QuestionDialog: Sendable {
  /// The terminal that shows the question and its hints.
  let terminal: Terminal
  /// Whether somebody types the answers in a terminal.
  private let isTyped = SystemProcess.isTerminal(SystemProcess.standardInput)
  /// Whether the person who types sees the question.
  private let isSeen: Bool
  /// The descriptor of `/dev/tty`, if the dialog has opened it.
  private let opened: Int32?

  /// Creates a dialog on a stream of the program.
  init(on stream: Terminal) {
    let isSeen = !isTyped || SystemProcess.isTerminal(stream.descriptor)
    opened = isSeen ? nil : SystemProcess.openControllingTerminal()
    terminal = opened.map { Terminal(descriptor: $0) } ?? stream
    self.isSeen = isSeen || opened != nil
  }

  deinit { if let opened { SystemProcess.closeStream(opened) } }

  /// Prints a view above the next prompt.
  func print<V: View>(_ view: V) {
    if isSeen { terminal.print(view) }
  }

  /// Reads a line after a prompt.
  ///
  /// - Parameters:
  ///   - prompt: The prompt without a space at its end.
  ///   - echo: The choice between showing, masking and hiding the typed text.
  /// - Returns: The line, or nil if the input has ended or nobody sees the prompt.
  func line(after prompt: String, echo: AnswerEcho = .text) async -> String? {
    guard isSeen else { return nil }
    if isTyped, terminal.traits.isInteractive || echo != .text {
      return await TerminalInput(typedOn: terminal).withRawMode { events in
        await edited(after: prompt, echo: echo, by: events)
      }
    }
    try? terminal.write("\(shown(prompt, width: nil).joined()) ")
    let answer = readLine()
    // If the answer is from a pipe, no line break was shown yet.
    if !isTyped || answer == nil { try? terminal.write("\n") }
    return answer
  }

  /// Edits a line by keys until Enter; nil if the input ends.
  private func edited(
    after prompt: String,
    echo: AnswerEcho,
    by events: AsyncStream<InputEvent>
  ) async -> String? {
    var input = LineInput()
    var painter = QuestionPainter(prompt, in: columns) { self.shown($0, width: $1) }
    var answer: String?
    try? terminal.write(painter.lines)
    draw(input, echo: echo, by: &painter)
    for await event in events {
      if event == .key(.enter) {
        answer = input.text
        break
      }
      if event == .key(.control("d")), input.isEmpty { break }
      if case .resize(let columns, _) = event, terminal.traits.isInteractive {
        try? terminal.write(painter.resized(to: columns))
        draw(input, echo: echo, by: &painter)
      } else if input.handle(event) {
        draw(input, echo: echo, by: &painter)
      }
    }
    try? terminal.write("\n")
    return answer
  }

  /// Draws the line again.
  ///
  /// A terminal that can't redraw a line keeps only the prompt.
  private func draw(_ input: LineInput, echo: AnswerEcho, by painter: inout QuestionPainter) {
    guard terminal.traits.isInteractive else { return }
    let sign = terminal.traits.options.contains(.ascii) ? "*" : "•"
    try? terminal.write(painter.draw(input.shown(as: echo, sign: sign)))
  }

  /// The width of the window, or nil if lines can't be redrawn.
  private var columns: Int? {
    guard terminal.traits.isInteractive else { return nil }
    let window = WindowSize(of: terminal.descriptor).columns
    return min(window ?? terminal.traits.width ?? 80, terminal.traits.width ?? .max)
  }

  /// Returns the lines of a prompt, with visible symbols for control characters, in ASCII if the
  /// terminal needs that.
  private func shown(_ prompt: String, width: Int?) -> [String] {
    let options = terminal.traits.options.subtracting(.absoluteColumns)
    let lines = Text(verbatim: prompt).rendered(as: .text(width: width, options: options))
    return lines.split(separator: "\n").map(String.init)
  }
}

/// The bytes that draw a prompt and the line that is typed after it.
///
/// A prompt that is wider than the window takes several lines, which are written once. Only the
/// last line, where the user types, is drawn again.
struct QuestionPainter {
  /// The lines of the prompt above the line where the user types, and that line before a first
  /// character is typed.
  let lines: String
  /// The end of the prompt, on the line where the user types.
  private var label: String
  private var columns: Int
  /// The number of cells to the left of the cursor.
  private var cursor: Int
  /// Returns the lines of a text for a width.
  private let wrap: (_ text: String, _ width: Int?) -> [String]

  /// Creates the bytes for a window with a number of columns, or for a terminal that can't redraw a
  /// line.
  init(
    _ prompt: String,
    in columns: Int?,
    wrap: @escaping (_ text: String, _ width: Int?) -> [String]
  ) {
    self.wrap = wrap
    self.columns = max(columns ?? .max, 1)
    (lines, label) = Self.lines(of: wrap(prompt, columns), in: self.columns)
    cursor = CellWidth.of(label)
  }

  /// Joins the lines of a prompt; if the last one leaves little space, the user types below it.
  private static func lines(
    of lines: [String],
    in columns: Int
  ) -> (written: String, label: String) {
    var label = lines.last.map { "\($0) " } ?? ""
    var above = lines.dropLast()
    if CellWidth.of(label) > columns - min(8, columns / 2) {
      above = lines[...]
      label = ""
    }
    return (above.map { "\($0)\n" }.joined() + label, label)
  }

  /// Returns the bytes that draw the typed line, with the cursor of the terminal at the place where
  /// text is typed.
  mutating func draw(_ input: LineInput) -> String {
    let (before, after) = input.visible(width: columns - CellWidth.of(label))
    cursor = CellWidth.of(label + before)
    // The text before the cursor is written again to move the terminal's cursor, because terminals
    // differ in the widths of characters.
    let move = after.isEmpty ? "" : "\r\(label)\(before)"
    return "\r\(label)\(before)\(after)\u{1B}[K\(move)"
  }

  /// Returns the bytes that remove the typed line after the window was resized, and that wrap its
  /// label for the new width.
  mutating func resized(to width: Int) -> String {
    let width = max(width, 1)
    defer { columns = width }
    guard width < columns else { return "" }
    // A terminal that becomes narrower wraps the line.
    let rows = cursor / width
    let lines: String
    (lines, label) = Self.lines(of: wrap(label, width), in: width)
    return "\r\(rows > 0 ? "\u{1B}[\(rows)A" : "")\u{1B}[K\u{1B}[J\(lines)"
  }
}

extension LineInput {
  /// Returns the part of the line that is shown.
  func shown(as echo: AnswerEcho, sign: String) -> LineInput {
    switch echo {
    case .text: self
    case .hidden: LineInput()
    case .masked:
      LineInput(
        before: String(repeating: sign, count: beforeCursor.count),
        after: String(repeating: sign, count: afterCursor.count)
      )
    }
  }
}
