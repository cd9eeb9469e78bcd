/// An error that prevents a snapshot from being compared, recorded or accepted.
///
/// An output that differs from its reference file is not an error. In this case, the result of the
/// comparison is ``SnapshotOutcome/mismatched(_:_:)``.
package enum SnapshotError: Error, Hashable, Sendable {
  /// The value of the environment variable `SNAPSHOTS_RECORD` is not the name of a record mode.
  case unknownRecordMode(String)

  /// The folder of reference files is unknown, because no package contains the source file and
  /// `DIPTYCH_SNAPSHOTS` is not set.
  case noPackage(filePath: String)

  /// The source file of a test does not exist any more, so its package is unknown.
  case noSource(filePath: String)

  /// A snapshot was taken outside a running test.
  ///
  /// The place has the form `Module/File.swift:12`.
  case noCurrentTest(place: String)

  /// A parameterized test took a snapshot without a name, so all of its arguments would share one
  /// file.
  case unnamedCase(SnapshotOwner)

  /// The name of a snapshot is empty.
  case emptyName(SnapshotOwner)

  /// One test took two snapshots with the same path.
  case duplicate(path: String, owner: SnapshotOwner)

  /// Two states of a test have the same name.
  case sameName(String, SnapshotOwner)

  /// A test has no states to take snapshots of, so it would always pass.
  case noStates(SnapshotOwner)

  /// Two tests have snapshots whose paths differ only in case.
  ///
  /// Some file systems would store only one file for both snapshots.
  case collision(path: String, owner: SnapshotOwner, otherPath: String, otherOwner: SnapshotOwner)

  /// A reference file exists, but can't be read.
  case unreadable(path: String, reason: String)

  /// A reference file or a pending output can't be written.
  case unwritable(path: String, reason: String)

  /// A snapshot was taken twice, and the two outputs differ.
  case unstable(path: String, LineDiff)

  /// A view is nested too deep for the stack of its thread.
  case nestedTooDeep

  /// The strategy of a snapshot can't encode the value.
  case unencodable(reason: String)

  /// A reference file is a symbolic link, which can be read but not replaced.
  case link(path: String)

  /// A pending output can't be accepted, because a test has written a different output since the
  /// pending outputs were listed.
  case outputChanged(path: String)

  /// The text of an inline snapshot can't be written into its source file.
  ///
  /// The reason begins with the place of the call.
  case notRewritten(path: String, reason: String)

  /// A pending output can't be accepted, because its reference file has changed since the test ran.
  case referenceChanged(path: String)
}

extension SnapshotError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownRecordMode(let value):
      "\(RecordMode.variable) is \"\(value)\". Set it to \(RecordMode.choices), or unset it."
    case .noPackage(let filePath):
      """
      No folder above \(filePath) contains a Package.swift, so the folder of the references is \
      unknown. Set \(SnapshotDirectories.variable) to their folder.
      """
    case .noSource(let filePath):
      """
      The source file \(filePath) does not exist, so the folder of the references is unknown: it \
      was moved after the tests were built. Build them again, or set \
      \(SnapshotDirectories.variable) to the folder.
      """
    case .noCurrentTest(let place):
      """
      The snapshot at \(place) was taken outside of a test, so its reference has no \
      path. Take it in the test itself or in a child task of it, not in a detached task; with \
      XCTest, call withSnapshots in invokeTest().
      """
    case .unnamedCase(let owner):
      """
      The parameterized test \(owner) took a snapshot without a name, which all its cases would \
      share. Name the case: expectSnapshot(of: ..., named: "...").
      """
    case .emptyName(let owner):
      "A snapshot of \(owner) has an empty name. Give it one of at least one character."
    case .duplicate(let path, let owner):
      """
      The test \(owner) took the snapshot \(path) twice. Name each one: \
      expectSnapshot(of: ..., named: "...").
      """
    case .sameName(let name, let owner):
      "Two states of the test \(owner) are named “\(name)”. Give each a name of its own."
    case .noStates(let owner):
      "The test \(owner) has no states to take snapshots of. Give it at least one."
    case .collision(let path, let owner, let otherPath, let otherOwner):
      """
      The snapshot \(path) of \(owner) and the snapshot \(otherPath) of \(otherOwner) are one file \
      where file names ignore case. Rename one of them.
      """
    case .unreadable(let path, let reason):
      "The reference \(path) can't be read: \(reason). Make it a readable file, or remove it."
    case .unwritable(let path, let reason):
      """
      The file \(path) can't be written: \(reason). It is as it was. Make it and its folder \
      writable, and free space on the disk.
      """
    case .unstable(let path, let difference):
      """
      The snapshot \(path) differs when it is taken a second time:
      \(difference.summary(maximumLineCount: 57, from: "first", to: "second"))
      It was not compared with its reference. Make it depend on its state alone: give a date, a \
      random number or a counter to the state.
      """
    case .nestedTooDeep:
      """
      a view is nested too deep for the stack of its thread, so a note replaces it. Show \
      fewer levels.
      """
    case .unencodable(let reason):
      "The value of the snapshot can't be encoded: \(reason)."
    case .link(let path):
      """
      The reference \(path) is a link, which a new reference would replace. Remove the link, or \
      write to its target.
      """
    case .notRewritten(let path, let reason):
      "\(path):\(reason)"
    case .outputChanged(let path):
      """
      The output \(path) was staged anew since it was shown, so nobody has seen it. Look at it again.
      """
    case .referenceChanged(let path):
      """
      The reference \(path) has changed since the test ran, so nobody has seen the difference. Run \
      the test again.
      """
    }
  }
}
