import DiptychFiles

extension Terminal {
  /// Prints a title, and runs an asynchronous closure whose output appears below the title.
  ///
  /// If ``sections`` is set, a continuous integration service can fold the output. Otherwise, the
  /// title is printed as by ``step(_:)``, and no marker ends the output.
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

  /// Prints a title, and runs a synchronous closure whose output appears below the title.
  ///
  /// If ``sections`` is set, a continuous integration service can fold the output. Otherwise, the
  /// title is printed as by ``step(_:)``, and no marker ends the output.
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
