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
    let answer = await QuestionDialog(on: self)
      .line(after: "\(question.onOneLine)\(shown):", echo: echo)
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
    let dialog = QuestionDialog(on: self)
    while let answer = await dialog.line(after: "\(question.onOneLine) [\(choices)]") {
      switch answer.lowercased() {
      case "y", "yes": return true
      case "n", "no": return false
      case "": if let defaultAnswer { return defaultAnswer }
      default: break
      }
      dialog.terminal.hint("answer y or n")
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
  ///     default. An index beyond the choices is no default.
  /// - Returns: The index of the choice in the array.
  /// - Throws: ``UnansweredQuestion`` if `choices` is empty, or if the input ends and there is no
  ///   default.
  public func choose(
    _ question: String,
    from choices: [String],
    default defaultIndex: Int? = nil
  ) async throws(UnansweredQuestion) -> Int {
    guard !choices.isEmpty else { throw UnansweredQuestion(question: question) }
    let defaultIndex = defaultIndex.flatMap { choices.indices.contains($0) ? $0 : nil }
    let dialog = QuestionDialog(on: self)
    dialog.print(List(choices.map(\.onOneLine), id: \.self, style: .ordered) { Text(verbatim: $0) })
    let hint = defaultIndex.map { "\($0 + 1)" } ?? "1-\(choices.count)"
    while let answer = await dialog.line(after: "\(question.onOneLine) [\(hint)]:") {
      if answer.isEmpty, let defaultIndex { return defaultIndex }
      if let index = choices.firstIndex(of: answer) { return index }
      if let number = Int(answer), choices.indices.contains(number - 1) { return number - 1 }
      dialog.terminal.hint("answer a number from 1 to \(choices.count)")
    }
    guard let defaultIndex else { throw UnansweredQuestion(question: question) }
    return defaultIndex
  }
}
