/// A check that an array of states has a state for every case of an enum.
struct StateCoverage<Case: CaseIterable & Equatable> {
  /// The cases without a state.
  let missing: [Case]

  /// Creates the coverage of the cases that states belong to.
  init(of cases: [Case]) {
    missing = Case.allCases.filter { !cases.contains($0) }
  }

  /// Reports missing cases to the test.
  ///
  /// - Returns: Whether every case has a state.
  func check(library: TestingLibrary, at site: CallSite) -> Bool {
    guard !missing.isEmpty else { return true }
    library.fail(self, at: site)
    return false
  }
}

extension StateCoverage: CustomStringConvertible {
  /// The missing cases and a remedy.
  var description: String {
    let names = missing.map { "\($0)" }.joined(separator: ", ")
    let has = missing.count == 1 ? "has" : "have"
    return """
      \(missing.count) of the \(Case.allCases.count) cases of \(Case.self) \(has) no state: \(names). \
      Add a state for each.
      """
  }
}
