import DiptychFiles
import DiptychSystem
public import DiptychTerminal
import DiptychText
import DiptychViews

/// An error that is thrown if the input ends before the user has answered a question.
public struct UnansweredQuestion: Error, Hashable, Sendable, CustomStringConvertible {
  /// The question that was not answered.
  public let question: String

  /// A message that quotes the question.
  public var description: String { "no answer to “\(question)”" }
}

/// A choice between showing, masking and hiding an answer while the user types it.
public enum AnswerEcho: Hashable, Sendable {
  /// The typed text is shown.
  case text
  /// The symbol `•`, or `*` in ASCII, is shown for each character.
  case masked
  /// Nothing is shown.
  case hidden
}

extension Terminal {
  /// Asks the user for a line of text.
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
  /// In a terminal, the user edits the line with the keys of ``LineInput``. Ctrl-C ends the program
  /// as usual. Ctrl-D on an empty line ends the input. If the input is a pipe or a file, the next
  /// line of the input is the answer. While a live region is shown, call this method inside
  /// `region.paused { … }`.
  ///
  /// - Parameters:
  ///   - question: The question, on one line.
  ///   - defaultAnswer: The answer if the line is empty or the input ends, or nil for no default
  ///     answer.
  ///   - echo: A choice between showing, masking and hiding the typed answer.
  /// - Returns: The answer. It is an empty string if the line is empty and there is no default
  ///   answer.
  /// - Throws: ``UnansweredQuestion`` if the input ends and there is no default answer.
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

  /// Asks the user a question whose answer is yes or no.
  ///
  /// ```swift
  /// if try await Terminal.standardError.confirm("Overwrite a.txt?", default: false) { … }
  /// ```
  ///
  /// ```text
  /// Overwrite a.txt? [y/N] ▏
  /// ```
  ///
  /// The answers are `y`, `yes`, `n` and `no`, also in capitals. After another answer, the terminal
  /// shows `hint: answer y or n` and asks again.
  ///
  /// - Parameters:
  ///   - question: The question, on one line.
  ///   - defaultAnswer: The answer if the line is empty or the input ends, or nil for no default
  ///     answer.
  /// - Returns: Whether the answer is yes.
  /// - Throws: ``UnansweredQuestion`` if the input ends and there is no default answer.
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

  /// Asks the user to choose from a list.
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
  /// The user types the number or the text of a choice. After another answer, the terminal shows a
  /// hint and asks again.
  ///
  /// - Parameters:
  ///   - question: The question, on one line.
  ///   - choices: The choices; at least one choice is required.
  ///   - defaultIndex: The index to return if the line is empty or the input ends, or nil for no
  ///     default.
  /// - Returns: The index of the choice in the array.
  /// - Throws: ``UnansweredQuestion`` if `choices` is empty, or if the input ends and there is no
  ///   default.
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
    // If the answer is from a pipe, no line break was shown yet.
    if !isTerminal || answer == nil { try? write("\n") }
    return answer
  }

  /// Edits a line by keys until Enter; nil if the input ends.
  private func edited(
    after prompt: String,
    echo: AnswerEcho,
    by events: AsyncStream<InputEvent>
  ) async -> String? {
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

  /// Draws the line again, with the cursor of the terminal at the place where text is typed.
  private func draw(_ input: LineInput, after prompt: String, echo: AnswerEcho) {
    let prompt = shownLine(prompt)
    guard traits.isInteractive else {
      // This is for a terminal that can't redraw a line.
      if input.isEmpty { try? write(prompt) }
      return
    }
    let width = max((traits.width ?? 80) - CellWidth.of(prompt) - 1, 4)
    let shown = input.shown(as: echo, sign: traits.options.contains(.ascii) ? "*" : "•")
    let (before, after) = shown.visible(width: width)
    // The text before the cursor is written again to move the terminal's cursor, because terminals
    // differ in the widths of characters.
    let move = after.isEmpty ? "" : "\r\(prompt)\(before)"
    try? write("\r\(prompt)\(before)\(after)\u{1B}[K\(move)")
  }

  /// Returns a prompt with visible symbols for control characters, in ASCII if the terminal needs
  /// that.
  ///
  /// The space at its end is kept.
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
