public import DiptychSnapshots
public import DiptychViews

/// Compares pictures of a view in every one of its states with their references, byte for byte.
///
/// ```swift
/// @Test func everyState() {
///   expectSnapshots(
///     of: AsyncValue.samples(value: invoice, failure: Offline()),
///     named: \.corner.rawValue,
///     as: .standard
///   ) { state in
///     InvoiceScreen(invoice: state)
///   }
/// }
/// ```
///
/// Each state is rendered twice, the second time in the opposite order. A picture that differs then
/// is an issue: it depends on something other than its state. A list without states is an issue
/// too.
///
/// - Parameters:
///   - states: The states.
///   - name: The name of a state, different for each.
///   - formats: The formats of the pictures. Each picture has a reference of its own.
///   - record: The record mode. It takes precedence over the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, the location for issues.
///   - column: The column of the call.
///   - view: The view of a state.
/// - Returns: Whether all pictures matched. A picture that was recorded did not match.
@discardableResult
public func expectSnapshots<State, V: View>(
  of states: some Collection<State>,
  named name: (State) -> String,
  as formats: [SnapshotFormat],
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  @ViewBuilder view: (State) -> V
) -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return SnapshotExpectation(name: nil, record: record, callSite: site)
    .checkEach(of: states, named: name) { state in
      let view = view(state)
      return formats.map { .init(of: view, as: $0) }
    }
}

/// Compares pictures of a view for every case of an enum with their references, byte for byte.
///
/// A case that is added later has no reference, so the test asks for one.
///
/// ```swift
/// expectSnapshots(of: Phase.self, as: .standard) { phase in PhaseView(phase: phase) }
/// ```
///
/// - Parameters:
///   - type: The enum. A picture has the name that its case has as a string.
///   - formats: The formats of the pictures. Each picture has a reference of its own.
///   - record: The record mode. It takes precedence over the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, the location for issues.
///   - column: The column of the call.
///   - view: The view of a case.
/// - Returns: Whether all pictures matched. A picture that was recorded did not match.
@discardableResult
public func expectSnapshots<Case: CaseIterable, V: View>(
  of type: Case.Type,
  as formats: [SnapshotFormat],
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column,
  @ViewBuilder view: (Case) -> V
) -> Bool {
  expectSnapshots(
    of: Case.allCases,
    named: { "\($0)" },
    as: formats,
    record: record,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column,
    view: view
  )
}

/// Compares each of several values with its reference, byte for byte.
///
/// As for views, each value is encoded twice.
///
/// - Parameters:
///   - states: The values.
///   - name: The name of a value, different for each.
///   - strategy: The strategy that makes a file from a value.
///   - record: The record mode. It takes precedence over the trait `.snapshots(record:)` and the
///     environment variable `SNAPSHOTS_RECORD`.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, the location for issues.
///   - column: The column of the call.
/// - Returns: Whether all values matched. A value that was recorded did not match.
@discardableResult
public func expectSnapshots<State>(
  of states: some Collection<State>,
  named name: (State) -> String,
  as strategy: SnapshotStrategy<State>,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return SnapshotExpectation(name: nil, record: record, callSite: site)
    .checkEach(of: states, named: name) { state throws(SnapshotError) in
      [try .init(of: state, as: strategy)]
    }
}
