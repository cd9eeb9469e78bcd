import DiptychSnapshots

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
    do throws(SnapshotError) {
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
            at: callSite
          )
          matched = false
        } else if try !expectation.compare(pair.0) {
          matched = false
        }
      }
      return matched
    } catch {
      library.fail(error, at: callSite)
      return false
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
