#if canImport(XCTest)
public import DiptychSnapshots
public import DiptychViews
public import XCTest

extension XCTestCase {
  /// Compares pictures of a view in every one of its states with their references, byte for byte.
  ///
  /// The method is the counterpart of Swift Testing's global function, with the same messages.
  ///
  /// - Parameters:
  ///   - states: The states.
  ///   - name: The name of a state, which each has for itself.
  ///   - formats: The formats of the pictures. Each picture has a reference of its own.
  ///   - record: The record mode. It takes precedence over the environment variable
  ///     `SNAPSHOTS_RECORD`.
  ///   - file: The file of the test.
  ///   - line: The line of the call, the location for failures.
  ///   - view: The view of a state.
  /// - Returns: Whether all pictures matched. A picture that was recorded did not match.
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

  /// Compares pictures of a view for every case of an enum with their references, byte for byte.
  ///
  /// - Parameters:
  ///   - type: The enum. A picture has the name that its case has as a string.
  ///   - formats: The formats of the pictures. Each picture has a reference of its own.
  ///   - record: The record mode. It takes precedence over the environment variable
  ///     `SNAPSHOTS_RECORD`.
  ///   - file: The file of the test.
  ///   - line: The line of the call, the location for failures.
  ///   - view: The view of a case.
  /// - Returns: Whether all pictures matched. A picture that was recorded did not match.
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

  /// Compares every one of several values with its reference, byte for byte.
  ///
  /// - Parameters:
  ///   - states: The values.
  ///   - name: The name of a value, which each has for itself.
  ///   - strategy: The strategy that makes a file from a value.
  ///   - record: The record mode. It takes precedence over the environment variable
  ///     `SNAPSHOTS_RECORD`.
  ///   - file: The file of the test.
  ///   - line: The line of the call, the location for failures.
  /// - Returns: Whether all values matched. A value that was recorded did not match.
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

  /// Expects a state for every case of an enum.
  ///
  /// - Parameters:
  ///   - type: The enum.
  ///   - states: The states.
  ///   - kind: The case that a state belongs to.
  ///   - file: The file of the test.
  ///   - line: The line of the call, the location for failures.
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
