import DiptychFiles

extension Terminal {
  /// Prints a step, and the output of some work below it, as a section that can be folded if
  /// ``sections`` is set.
  ///
  /// ```swift
  /// var terminal = Terminal.standardOutput
  /// terminal.sections = .detected
  /// try await terminal.section("Running tests") { try await runTests() }
  /// ```
  ///
  /// ```text
  /// ::group::Running tests
  /// …
  /// ::endgroup::
  /// ```
  public func section<Result, Failure: Error>(
    _ title: String,
    _ body: () async throws(Failure) -> Result
  ) async throws(Failure) -> Result {
    beginSection(title)
    defer { endSection(title) }
    return try await body()
  }

  /// Prints a step, and the output of some synchronous work below it, as a section that can be
  /// folded.
  @_disfavoredOverload
  public func section<Result, Failure: Error>(
    _ title: String,
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    beginSection(title)
    defer { endSection(title) }
    return try body()
  }

  private func beginSection(_ title: String) {
    guard let sections else { return step(title) }
    try? write(sections.beginning(title, at: SystemProcess.secondsSince1970))
  }

  private func endSection(_ title: String) {
    guard let sections else { return }
    try? write(sections.end(title, at: SystemProcess.secondsSince1970))
  }
}
