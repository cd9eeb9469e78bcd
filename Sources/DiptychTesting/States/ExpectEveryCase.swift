/// Checks that an array of states has a state for every case of an enum.
///
/// ```swift
/// @Test func everyPhaseHasASample() {
///   expectEveryCase(of: AsyncPhase.self, in: samples, by: \.phase)
/// }
/// ```
///
/// The compiler can't list the states of an enum with associated values, so tests list sample
/// states by hand. If someone adds a case to the enum later, the test fails until the list has a
/// state for this case.
///
/// - Parameters:
///   - type: The enum.
///   - states: The states.
///   - kind: A closure that returns the case that a state belongs to.
///   - fileID: The module and the file of the call.
///   - filePath: The path of the file.
///   - line: The line of the call, where issues are reported.
///   - column: The column of the call.
/// - Returns: Whether every case has a state.
/// - Complexity: O(*n* × *m*) for *n* states and *m* cases.
@discardableResult
public func expectEveryCase<State, Case: CaseIterable & Equatable>(
  of type: Case.Type,
  in states: some Sequence<State>,
  by kind: (State) -> Case,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) -> Bool {
  let site = CallSite(fileID: fileID, filePath: filePath, line: line, column: column)
  return StateCoverage(of: states.map(kind)).check(library: .current, at: site)
}
