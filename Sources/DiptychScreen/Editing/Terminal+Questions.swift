import DiptychFiles
public import DiptychTerminal
import DiptychText
import DiptychViews

/// A question that nobody has answered: its input has ended.
public struct UnansweredQuestion: Error, Hashable, Sendable, CustomStringConvertible {
  /// The question.
  public let question: String

  /// A sentence about the question.
  public var description: String { "no answer to “\(question)”" }
}

/// The part of an answer that a terminal shows while it is typed.
public enum AnswerEcho: Hashable, Sendable {
  /// The text.
  case text
  /// A sign for each character.
  case masked
  /// Nothing.
  case hidden
}

extension Terminal {
  /// Asks for a line of text.
  ///
  /// ```swift
  /// let name = try await Terminal.standardError.ask("Name", default: "harbor")
  /// let token = try await Terminal.standardError.ask("Token", echo: .hidden)
  /// ```
  ///
  /// ```text
  /// Name [harbor]: ▏
  /// ```
  ///
  /// In a terminal the line is edited as a ``LineInput``; Ctrl-C keeps its effect, and Ctrl-D on an
  /// empty line ends the input. A pipe is read line by line. Ask inside of
  /// `region.paused { … }` while there is a live region.
  ///
  /// - Parameters:
  ///   - question: The question, on one line.
  ///   - defaultAnswer: The answer that an empty line, or the end of the input, stands for.
  ///   - echo: The part of the answer that is shown.
  /// - Returns: The answer.
  /// - Throws: ``UnansweredQuestion`` if the input ends and there is no default.
  public func ask(
    _ question: String,
    default defaultAnswer: String? = nil,
    echo: AnswerEcho = .text
  ) async throws(UnansweredQuestion) -> String {
    let shown = echo == .text ? defaultAnswer.map { " [\($0.onOneLine)]" } ?? "" : ""
    let answer = await line(after: "\(question.onOneLine)\(shown): ", echo: echo)
    guard let answer else {
      if let defaultAnswer { return defaultAnswer }
      throw UnansweredQuestion(question: question)
    }
    return answer.isEmpty ? defaultAnswer ?? "" : answer
  }

  /// Asks a question whose answer is yes or no.
  ///
  /// ```swift
  /// if try await Terminal.standardError.confirm("Overwrite a.txt?", default: false) { … }
  /// ```
  ///
  /// ```text
  /// Overwrite a.txt? [y/N] ▏
  /// ```
  ///
  /// After any other answer than `y`, `yes`, `n` and `no`, the terminal shows `hint: answer y or n`
  /// and the question again.
  ///
  /// - Parameters:
  ///   - question: The question, on one line.
  ///   - defaultAnswer: The answer that an empty line, or the end of the input, stands for.
  /// - Returns: True for yes.
  /// - Throws: ``UnansweredQuestion`` if the input ends and there is no default.
  public func confirm(
    _ question: String,
    default defaultAnswer: Bool? = nil
  ) async throws(UnansweredQuestion) -> Bool {
    let choices = defaultAnswer.map { $0 ? "Y/n" : "y/N" } ?? "y/n"
    while true {
      guard let answer = await line(after: "\(question.onOneLine) [\(choices)] ", echo: .text)
      else { break }
      switch answer.lowercased() {
      case "y", "yes": return true
      case "n", "no": return false
      case "": if let defaultAnswer { return defaultAnswer }
      default: break
      }
      hint("answer y or n")
    }
    guard let defaultAnswer else { throw UnansweredQuestion(question: question) }
    return defaultAnswer
  }

  /// Asks for one of some choices, by its number or its text.
  ///
  /// ```swift
  /// let format = try await Terminal.standardError.choose("Format", from: ["text", "page"])
  /// ```
  ///
  /// ```text
  /// 1. text
  /// 2. page
  /// Format [1-2]: ▏
  /// ```
  ///
  /// After any other answer, the terminal shows a hint and the question again.
  ///
  /// - Parameters:
  ///   - question: The question, on one line.
  ///   - choices: The choices; there is at least one.
  ///   - defaultIndex: The index of the choice that an empty line, or the end of the input, stands
  ///     for.
  /// - Returns: The index of the choice.
  /// - Throws: ``UnansweredQuestion`` if the input ends and there is no default.
  public func choose(
    _ question: String,
    from choices: [String],
    default defaultIndex: Int? = nil
  ) async throws(UnansweredQuestion) -> Int {
    guard !choices.isEmpty else { throw UnansweredQuestion(question: question) }
    print(List(choices.map(\.onOneLine), id: \.self, style: .ordered) { Text(verbatim: $0) })
    let hint = defaultIndex.map { "\($0 + 1)" } ?? "1-\(choices.count)"
    while true {
      guard let answer = await line(after: "\(question.onOneLine) [\(hint)]: ", echo: .text)
      else { break }
      if answer.isEmpty, let defaultIndex { return defaultIndex }
      if let index = choices.firstIndex(of: answer) { return index }
      if let number = Int(answer), choices.indices.contains(number - 1) { return number - 1 }
      self.hint("answer a number from 1 to \(choices.count)")
    }
    guard let defaultIndex else { throw UnansweredQuestion(question: question) }
    return defaultIndex
  }

  // MARK: Lines

  /// Reads a line after a prompt; nil if the input has ended.
  private func line(after prompt: String, echo: AnswerEcho) async -> String? {
    let isTerminal = SystemProcess.isTerminal(0)
    if isTerminal, traits.isInteractive || echo != .text {
      return await TerminalInput(typedOn: self).withRawMode { events in
        await edited(after: prompt, echo: echo, by: events)
      }
    }
    try? write(shownLine(prompt))
    let answer = readLine()
    // The answer of a pipe is not echoed.
    if !isTerminal || answer == nil { try? write("\n") }
    return answer
  }

  /// Edits a line by keys until Enter; nil if the input ends.
  private func edited(
    after prompt: String,
    echo: AnswerEcho,
    by events: InputEvents
  ) async
    -> String?
  {
    var input = LineInput()
    draw(input, after: prompt, echo: echo)
    for await event in events {
      if case .key(let key) = event {
        if key == .enter {
          try? write("\n")
          return input.text
        }
        if key == .control("d"), input.isEmpty { break }
      }
      if input.handle(event) { draw(input, after: prompt, echo: echo) }
    }
    try? write("\n")
    return nil
  }

  /// Draws the line again, with the cursor of the terminal where text is typed.
  private func draw(_ input: LineInput, after prompt: String, echo: AnswerEcho) {
    let prompt = shownLine(prompt)
    guard traits.isInteractive else {
      // Nothing can be drawn again.
      if input.isEmpty { try? write(prompt) }
      return
    }
    let width = max((traits.width ?? 80) - CellWidth.of(prompt) - 1, 4)
    let shown = input.shown(as: echo, sign: traits.options.contains(.ascii) ? "*" : "•")
    let (before, after) = shown.visible(width: width)
    // Back to the cursor by writing the text before it again, since a count of cells may be wrong.
    let move = after.isEmpty ? "" : "\r\(prompt)\(before)"
    try? write("\r\(prompt)\(before)\(after)\u{1B}[K\(move)")
  }

  /// Returns a prompt with visible signs for control characters, and in ASCII where need be, but
  /// with the space at its end.
  private func shownLine(_ prompt: String) -> String {
    let options = traits.options.subtracting(.absoluteColumns)
    let line = Text(verbatim: prompt).rendered(as: .text(options: options))
    return line.split(separator: "\n").joined() + " "
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
