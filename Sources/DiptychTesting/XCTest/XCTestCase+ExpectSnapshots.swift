#if canImport(XCTest)
public import DiptychSnapshots
public import DiptychViews
public import XCTest

extension XCTestCase {
  /// Compares the output of a view for each of several states with reference files, byte for byte.
  ///
  /// The method works like the global function of the same name for Swift Testing.
  ///
  /// - Parameters:
  ///   - states: The states.
  ///   - name: A closure that returns the name of a state. The names must differ.
  ///   - formats: The formats. Each format has a reference file of its own.
  ///   - record: The record mode, which determines whether reference files are written. If it is
  ///     nil, the environment variable `SNAPSHOTS_RECORD` determines the mode.
  ///   - file: The file of the test.
  ///   - line: The line of the call, where failures are reported.
  ///   - view: A closure that returns the view for a state.
  /// - Returns: Whether the output in each format equals its reference file. If a file was created
  ///   or changed, the result is false.
  @discardableResult
  public func expectSnapshots<State, V: View>(
    of states: some Collection<State>,
    named name: (State) -> String,
    as formats: [SnapshotFormat],
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    @ViewBuilder view: (State) -> V
  ) -> Bool {
    expectation(nil, record, file, line).checkEach(of: states, named: name) { state in
      let view = view(state)
      return formats.map { .init(of: view, as: $0) }
    }
  }

  /// Compares the output of a view for every case of an enum with reference files, byte for byte.
  ///
  /// - Parameters:
  ///   - type: The enum. Each snapshot has the name of its case.
  ///   - formats: The formats. Each format has a reference file of its own.
  ///   - record: The record mode, which determines whether reference files are written. If it is
  ///     nil, the environment variable `SNAPSHOTS_RECORD` determines the mode.
  ///   - file: The file of the test.
  ///   - line: The line of the call, where failures are reported.
  ///   - view: A closure that returns the view for a case.
  /// - Returns: Whether the output in each format equals its reference file. If a file was created
  ///   or changed, the result is false.
  @discardableResult
  public func expectSnapshots<Case: CaseIterable, V: View>(
    of type: Case.Type,
    as formats: [SnapshotFormat],
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    @ViewBuilder view: (Case) -> V
  ) -> Bool {
    expectSnapshots(
      of: Case.allCases,
      named: { "\($0)" },
      as: formats,
      record: record,
      file: file,
      line: line,
      view: view
    )
  }

  /// Compares each of several values with its reference file, byte for byte.
  ///
  /// - Parameters:
  ///   - states: The values.
  ///   - name: A closure that returns the name of a value. The names must differ.
  ///   - strategy: The strategy that encodes a value as a file.
  ///   - record: The record mode, which determines whether reference files are written. If it is
  ///     nil, the environment variable `SNAPSHOTS_RECORD` determines the mode.
  ///   - file: The file of the test.
  ///   - line: The line of the call, where failures are reported.
  /// - Returns: Whether all values equal their reference files. If a file was created or changed,
  ///   the result is false.
  @discardableResult
  public func expectSnapshots<State>(
    of states: some Collection<State>,
    named name: (State) -> String,
    as strategy: SnapshotStrategy<State>,
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    expectation(nil, record, file, line)
      .checkEach(of: states, named: name) { state throws(SnapshotError) in
        [try .init(of: state, as: strategy)]
      }
  }

  /// Checks that an array of states has a state for every case of an enum.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - states: The states.
  ///   - kind: A closure that returns the case that a state belongs to.
  ///   - file: The file of the test.
  ///   - line: The line of the call, where failures are reported.
  /// - Returns: Whether every case has a state.
  /// - Complexity: O(*n* × *m*) for *n* states and *m* cases.
  @discardableResult
  public func expectEveryCase<State, Case: CaseIterable & Equatable>(
    of type: Case.Type,
    in states: some Sequence<State>,
    by kind: (State) -> Case,
    file: StaticString = #filePath,
    line: UInt = #line
  ) -> Bool {
    StateCoverage(of: states.map(kind))
      .check(library: .xctest, at: expectation(nil, nil, file, line).callSite)
  }
}
#endif
