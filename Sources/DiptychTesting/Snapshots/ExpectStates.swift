public import DiptychSnapshots
public import DiptychViews
public import Testing

/// Compares the output of a view for each of several states with reference files, byte for byte.
///
/// ```swift
/// @Test func everyState() {
///   expectSnapshots(
///     of: AsyncValue.samples(value: invoice, failure: Offline()),
///     named: \.phase.rawValue,
///     as: .standard
///   ) { state in
///     InvoiceScreen(invoice: state)
///   }
/// }
/// ```
///
/// All states are rendered in order, and then again in reverse order. If the two outputs of a state
/// differ, an issue is reported, because the output depends on something other than the state. If
/// there are no states, an issue is reported too.
///
/// - Parameters:
///   - states: The states.
///   - name: A closure that returns the name of a state. The names must differ.
///   - formats: The formats. Each format has a reference file of its own.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - sourceLocation: The place where issues are reported.
///   - view: A closure that returns the view for a state.
/// - Returns: Whether the output in each format equals its reference file. If a file was created or
///   changed, the result is false.
@discardableResult
public func expectSnapshots<State, V: View>(
  of states: some Collection<State>,
  named name: (State) -> String,
  as formats: [SnapshotFormat],
  record: RecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder view: (State) -> V
) -> Bool {
  SnapshotExpectation(record: record, place: sourceLocation)
    .checkEach(of: states, named: name) { state in
      let view = view(state)
      return formats.map { .init(of: view, as: $0) }
    }
}

/// Compares the output of a view for every case of an enum with reference files, byte for byte.
///
/// If someone adds a case later, the test reports that the reference file of the case is missing.
///
/// ```swift
/// expectSnapshots(of: Phase.self, as: .standard) { phase in PhaseView(phase: phase) }
/// ```
///
/// - Parameters:
///   - type: The enum. Each snapshot has the name of its case.
///   - formats: The formats. Each format has a reference file of its own.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - sourceLocation: The place where issues are reported.
///   - view: A closure that returns the view for a case.
/// - Returns: Whether the output in each format equals its reference file. If a file was created or
///   changed, the result is false.
@discardableResult
public func expectSnapshots<Case: CaseIterable, V: View>(
  of type: Case.Type,
  as formats: [SnapshotFormat],
  record: RecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder view: (Case) -> V
) -> Bool {
  expectSnapshots(
    of: Case.allCases,
    named: { "\($0)" },
    as: formats,
    record: record,
    sourceLocation: sourceLocation,
    view: view
  )
}

/// Compares each of several values with its reference file, byte for byte.
///
/// All values are encoded in order, and then again in reverse order. If the two outputs of a value
/// differ, an issue is reported.
///
/// - Parameters:
///   - states: The values.
///   - name: A closure that returns the name of a value. The names must differ.
///   - strategy: The strategy that encodes a value as a file.
///   - record: The record mode, which determines whether reference files are written. If it is nil,
///     the trait `.snapshots(record:)` or the environment variable `SNAPSHOTS_RECORD` determines
///     the mode.
///   - sourceLocation: The place where issues are reported.
/// - Returns: Whether all values equal their reference files. If a file was created or changed, the
///   result is false.
@discardableResult
public func expectSnapshots<State>(
  of states: some Collection<State>,
  named name: (State) -> String,
  as strategy: SnapshotStrategy<State>,
  record: RecordMode? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  SnapshotExpectation(record: record, place: sourceLocation)
    .checkEach(of: states, named: name) { state throws(SnapshotError) in
      [try .init(of: state, as: strategy)]
    }
}
