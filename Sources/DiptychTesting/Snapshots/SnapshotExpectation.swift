import DiptychSnapshots
import DiptychViews
import Testing

/// The settings of one call of `expectSnapshot`, which are the same for all of its outputs.
struct SnapshotExpectation {
  /// An output, and the variant and the extension of its file.
  struct Output {
    let bytes: [UInt8]
    let variant: String?
    let fileExtension: String
    /// Whether a note stands in place of a view that is nested too deep.
    var isIncomplete = false
  }

  var name: String?
  let record: RecordMode?
  /// The test that takes the snapshots, or nil outside of a test.
  let owner: SnapshotOwner?
  /// The library that runs the test.
  let library: TestingLibrary
  /// The place of the call, where issues are reported.
  let place: SourceLocation

  /// Compares outputs with their references, and reports the outcomes to the test.
  ///
  /// The first error ends the comparison, because its cause usually affects all outputs.
  ///
  /// - Returns: Whether all outputs matched.
  @discardableResult
  func check<Outputs: Sequence<Output>>(
    _ outputs: @autoclosure () throws(SnapshotError) -> Outputs
  ) -> Bool {
    reporting { recorded throws(SnapshotError) in try compare(try outputs(), &recorded) }
  }

  /// Runs a comparison, and reports its error, and one warning about the references that it has
  /// recorded.
  ///
  /// - Returns: The result of the comparison, or false after an error.
  private func reporting(
    _ body: (_ recorded: inout [SnapshotOutcome]) throws(SnapshotError) -> Bool
  ) -> Bool {
    var recorded: [SnapshotOutcome] = []
    var matched = false
    do throws(SnapshotError) {
      matched = try body(&recorded)
    } catch {
      library.fail(error, at: place)
    }
    let warnings = SnapshotSettings.current.run.warnings(about: recorded)
    for warning in warnings { library.warn(warning, at: place) }
    return matched
  }

  /// Compares outputs with their references, and reports the outcomes to the test.
  ///
  /// - Parameters:
  ///   - outputs: The outputs.
  ///   - recorded: The references that were recorded, which are not reported.
  /// - Returns: Whether all outputs matched.
  /// - Throws: The first error, which is not reported.
  private func compare(
    _ outputs: some Sequence<Output>,
    _ recorded: inout [SnapshotOutcome]
  ) throws(SnapshotError) -> Bool {
    let owner = try requiredOwner()
    var matched = true
    for output in outputs {
      if output.isIncomplete { throw .nestedTooDeep }
      let location = try location(of: output, owner)
      let outcome = try SnapshotSettings.current.run.verify(
        output.bytes,
        at: location,
        filePath: place.filePath,
        record: record ?? SnapshotSettings.current.record
      )
      report(outcome, fileName: location.fileName)
      recorded.append(outcome)
      if outcome != .matched { matched = false }
    }
    return matched
  }

  func requiredOwner() throws(SnapshotError) -> SnapshotOwner {
    guard let owner else { throw .noCurrentTest(place: place.lineDescription) }
    return owner
  }

  /// Returns the location of the reference file of an output.
  func location(
    of output: Output,
    _ owner: SnapshotOwner
  ) throws(SnapshotError) -> SnapshotLocation {
    try SnapshotLocation(
      owner: owner,
      name: name,
      variant: output.variant,
      fileExtension: output.fileExtension
    )
  }

  /// Compares a text with the text in the source of its call, and reports the outcome to the test.
  func checkInline(_ text: String, expected: String?) {
    do throws(SnapshotError) {
      let owner = try requiredOwner()
      let outcome = try SnapshotSettings.current.run.verifyInline(
        text,
        expected: expected,
        owner: owner,
        filePath: place.filePath,
        line: place.line,
        column: place.column
      )
      if let message = outcome.inlineMessage { library.fail(message, at: place) }
    } catch {
      library.fail(error, at: place)
    }
  }

  /// Compares a value with the text in the source of its call.
  ///
  /// A newline at the end is ignored.
  func checkInline<Value>(_ value: Value, as strategy: SnapshotStrategy<Value>, expected: String?) {
    do throws(SnapshotError) {
      let output = try Output(of: value, as: strategy)
      guard let text = String(validating: output.bytes, as: UTF8.self) else {
        let reason = "it is not UTF-8, so it can't be an inline snapshot"
        throw .unencodable(reason: reason)
      }
      checkInline(withoutFinalNewline(text), expected: expected)
    } catch {
      library.fail(error, at: place)
    }
  }

  private func report(_ outcome: SnapshotOutcome, fileName: String) {
    switch outcome {
    case .matched, .recorded: return
    case .missing(let pending):
      library.attach(pending.bytes, named: fileName, at: place)
    case .mismatched(let pending, let diff):
      library.attach(pending.bytes, named: fileName, at: place)
      attachDifference(diff, fileName: fileName)
    }
    if let message = outcome.message { library.fail(message, at: place) }
  }

  func attachDifference(_ difference: LineDiff, fileName: String) {
    let content = Array((difference.unified() + "\n").utf8)
    library.attach(content, named: fileName + ".diff", at: place)
  }
}

/// Returns the text of a file without the newline at its end.
func withoutFinalNewline(_ text: String) -> String {
  text.utf8.last == UInt8(ascii: "\n") ? String(text.unicodeScalars.dropLast()) : text
}

extension SnapshotExpectation {
  /// Creates the expectation of a call in the current test.
  init(name: String? = nil, record: RecordMode? = nil, place: SourceLocation) {
    self.init(
      name: name,
      record: record,
      owner: SnapshotSettings.current.test?.owner(at: place)
        ?? Test.current.map(SnapshotOwner.init),
      library: .current,
      place: place
    )
  }
}

extension SnapshotExpectation.Output {
  /// Creates an output from a view in a format.
  init<V: View>(of view: V, as format: SnapshotFormat) {
    let (text, isIncomplete) = format.checkedOutput(of: view)
    self.init(
      bytes: Array(text.utf8),
      variant: format.variant,
      fileExtension: format.fileExtension,
      isIncomplete: isIncomplete
    )
  }

  /// Creates an output from a value of any type.
  init<Value>(of value: Value, as strategy: SnapshotStrategy<Value>) throws(SnapshotError) {
    do {
      bytes = try strategy.bytes(of: value)
    } catch {
      throw .unencodable(reason: "\(error)")
    }
    variant = strategy.variant
    fileExtension = strategy.fileExtension
  }
}

extension SnapshotOwner {
  /// Creates the owner of the snapshots of a test.
  fileprivate init(_ test: Test) {
    let names = test.id.nameComponents
    self.init(
      module: test.id.moduleName,
      suites: names.dropLast(),
      function: names.last ?? test.name,
      isParameterized: test.isParameterized,
      place: test.sourceLocation.lineDescription
    )
  }
}

extension SnapshotExpectation {
  /// Compares the outputs of several states with their references, and reports the outcomes to the
  /// test.
  ///
  /// The outputs of all states are created in order, and then again in reverse order. So the check
  /// detects outputs that depend on a counter or on the previous state. Unstable outputs are
  /// reported, and are not compared with reference files.
  ///
  /// - Returns: Whether all outputs matched.
  func checkEach<State>(
    of states: some Collection<State>,
    named name: (State) -> String,
    outputs: (State) throws(SnapshotError) -> [Output]
  ) -> Bool {
    reporting { recorded throws(SnapshotError) in
      guard !states.isEmpty else { throw .noStates(try requiredOwner()) }
      let names = states.map(name)
      if let name = names.firstRepeated { throw .sameName(name, try requiredOwner()) }
      var first: [[Output]] = []
      for state in states { first.append(try outputs(state)) }
      var second: [[Output]] = []
      for state in states.reversed() { second.append(try outputs(state)) }

      var matched = true
      for (name, pair) in zip(names, zip(first, second.reversed())) {
        var expectation = self
        expectation.name = name
        if let unstable = try expectation.instability(of: pair.0, again: pair.1) {
          attachDifference(unstable.difference, fileName: unstable.location.fileName)
          library.fail(
            SnapshotError.unstable(path: unstable.location.path, unstable.difference),
            at: place
          )
          matched = false
        } else if try !expectation.compare(pair.0, &recorded) {
          matched = false
        }
      }
      return matched
    }
  }

  /// Returns the location and the difference of the first output that changes when it is created
  /// again, or nil.
  private func instability(
    of outputs: [Output],
    again others: [Output]
  ) throws(SnapshotError) -> (location: SnapshotLocation, difference: LineDiff)? {
    for (output, other) in zip(outputs, others) where output.bytes != other.bytes {
      return (
        try location(of: output, requiredOwner()), LineDiff(from: output.bytes, to: other.bytes)
      )
    }
    return nil
  }
}

extension [String] {
  /// The first string that is repeated.
  fileprivate var firstRepeated: String? {
    var known: Set<String> = []
    return first { !known.insert($0).inserted }
  }
}
