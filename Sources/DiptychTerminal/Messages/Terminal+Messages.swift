import DiptychFiles
public import DiptychViews

extension Terminal {
  /// Prints a message.
  ///
  /// If ``annotations`` is set, the message is printed for that service. Messages of the kinds
  /// `step` and `done` are always printed as lines of text.
  public func report<Title: View, Content: View>(_ message: Message<Title, Content>) {
    guard let annotations, let line = annotations.annotation(of: message) else {
      return print(message)
    }
    // A line of GitHub is a command, and escapes its text.
    try? write((annotations == .gnu ? escaped(line) : line) + "\n")
  }

  /// Prints an error.
  ///
  /// ```swift
  /// Terminal.standardError.error("no such file: a.txt")
  /// ```
  ///
  /// ```text
  /// error: no such file: a.txt
  /// ```
  public func error(_ title: String, code: String? = nil, at place: SourceSpan? = nil) {
    report(Message(.error, title, code: code, at: place))
  }

  /// Prints a warning.
  ///
  /// ```text
  /// warning: the cache is 40 days old
  /// ```
  public func warning(_ title: String, code: String? = nil, at place: SourceSpan? = nil) {
    report(Message(.warning, title, code: code, at: place))
  }

  /// Prints a hint after an error or a warning.
  ///
  /// ```text
  /// hint: run “tool update”
  /// ```
  public func hint(_ title: String, at place: SourceSpan? = nil) {
    report(Message(.hint, title, at: place))
  }

  /// Prints a note.
  ///
  /// ```text
  /// note: 3 files are the same as before
  /// ```
  public func note(_ title: String, at place: SourceSpan? = nil) {
    report(Message(.note, title, at: place))
  }

  /// Prints a message about work that has succeeded.
  ///
  /// The title follows the symbol `✓`. If the output is limited to ASCII, the symbol is `+`.
  ///
  /// ```text
  /// ✓ Wrote page.html
  /// ```
  public func done(_ title: String) { report(Message(.done, title)) }

  /// Prints a message about a step that begins.
  ///
  /// The title follows the symbol `›`. If the output is limited to ASCII, the symbol is `>`.
  ///
  /// ```text
  /// › Resolving packages
  /// ```
  public func step(_ title: String) { report(Message(.step, title)) }
}

extension SourceSpan {
  /// Creates a place in a source file, whose line is read from the file.
  ///
  /// ```swift
  /// SourceSpan("Sources/a.swift", line: 3, column: 7, in: package)
  /// ```
  ///
  /// If the file can't be read or has no such line, the place has no excerpt.
  ///
  /// - Parameters:
  ///   - file: The path of the file, relative to the folder, or absolute.
  ///   - line: The number of the line, counted from 1.
  ///   - column: The column of the first character, counted in characters from 1, or nil.
  ///   - length: The number of characters that the message refers to.
  ///   - folder: The path of the folder.
  public init(_ file: String, line: Int, column: Int? = nil, length: Int = 1, in folder: String) {
    self.init(file, line: line, column: column, length: length)
    self.folder = folder
    guard let bytes = try? FileSystem.contents(path) else { return }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.indices.contains(line - 1) { excerpt = String(lines[line - 1]) }
  }

  /// The path of the file, for the system.
  var path: String {
    guard let folder, file.first != "/" else { return file }
    return folder + "/" + file
  }
}

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
    let service = beginSection(title)
    let result = await BuildService.$isInSection.withValue(true) {
      () async -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
    }
    endSection(title, of: service)
    return try result.get()
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
    let service = beginSection(title)
    let result = BuildService.$isInSection.withValue(true) {
      () -> Swift.Result<Result, Failure> in
      do throws(Failure) { return .success(try body()) } catch { return .failure(error) }
    }
    endSection(title, of: service)
    return try result.get()
  }

  /// Prints the title of a section, and returns the service that folds it.
  private func beginSection(_ title: String) -> BuildService? {
    guard let sections, sections != .gnu, sections.nestsSections || !BuildService.isInSection else {
      step(title)
      return nil
    }
    try? write(sections.beginning(title, at: SystemProcess.secondsSince1970))
    return sections
  }

  private func endSection(_ title: String, of service: BuildService?) {
    guard let service else { return }
    try? write(service.end(title, at: SystemProcess.secondsSince1970))
  }
}
