import DiptychSystem
public import DiptychTerminal

// The questions of a synchronous tool. The calling thread waits for the answer.
extension Terminal {
  /// Asks the user for a line of text, and blocks the thread until the user has answered.
  ///
  /// This overload is for synchronous code. In an async function, the compiler selects the async
  /// overload; see ``ask(_:default:echo:)``.
  @_disfavoredOverload
  public func ask(
    _ question: String,
    default defaultAnswer: String? = nil,
    echo: AnswerEcho = .text
  ) throws(UnansweredQuestion) -> String {
    try answer { () async throws(UnansweredQuestion) in
      try await ask(question, default: defaultAnswer, echo: echo)
    }
  }

  /// Asks the user a question whose answer is yes or no, and blocks the thread until the user has
  /// answered.
  ///
  /// This overload is for synchronous code. In an async function, the compiler selects the async
  /// overload; see ``confirm(_:default:)``.
  @_disfavoredOverload
  public func confirm(
    _ question: String,
    default defaultAnswer: Bool? = nil
  ) throws(UnansweredQuestion) -> Bool {
    try answer { () async throws(UnansweredQuestion) in
      try await confirm(question, default: defaultAnswer)
    }
  }

  /// Asks the user to choose from a list, and blocks the thread until the user has answered.
  ///
  /// This overload is for synchronous code. In an async function, the compiler selects the async
  /// overload; see ``choose(_:from:default:)``.
  @_disfavoredOverload
  public func choose(
    _ question: String,
    from choices: [String],
    default defaultIndex: Int? = nil
  ) throws(UnansweredQuestion) -> Int {
    try answer { () async throws(UnansweredQuestion) in
      try await choose(question, from: choices, default: defaultIndex)
    }
  }

  /// Waits for the answer to a question that a task asks.
  private func answer<Answer: Sendable>(
    _ ask: @escaping @Sendable () async throws(UnansweredQuestion) -> Answer
  ) throws(UnansweredQuestion) -> Answer {
    let result = WatchedMutex<Result<Answer, UnansweredQuestion>?>(nil)
    let signal = ThreadSignal()
    Task.detached {
      let answer: Result<Answer, UnansweredQuestion>
      do throws(UnansweredQuestion) {
        answer = .success(try await ask())
      } catch {
        answer = .failure(error)
      }
      result.withLock { $0 = answer }
      signal.signal()
    }
    while true {
      signal.wait()
      if let answer = result.withLock({ $0 }) { return try answer.get() }
    }
  }
}
