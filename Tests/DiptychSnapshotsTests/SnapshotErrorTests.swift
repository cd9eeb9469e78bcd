import DiptychSnapshots
import Testing

@Suite struct SnapshotErrorTests {
  private static let owner = SnapshotOwner(
    module: "AppTests",
    suites: ["Report", "Pages"],
    function: "states(_:)",
    isParameterized: true,
    place: "AppTests/ReportTests.swift:7"
  )
  private static let other = SnapshotOwner(
    module: "AppTests",
    function: "States()",
    place: "AppTests/OtherTests.swift:3"
  )

  @Test(
    "A message names the thing, the position and the remedy",
    arguments: [
      (
        .unknownRecordMode("yes"),
        "SNAPSHOTS_RECORD is \"yes\". Set it to never, missing, failed or all, or unset it."
      ),
      (
        .noPackage(filePath: "/app/A.swift"),
        "No folder above /app/A.swift contains a Package.swift, so the folder of the references is "
          + "unknown. Set DIPTYCH_SNAPSHOTS to their folder."
      ),
      (
        .noCurrentTest(place: "AppTests/A.swift:12"),
        "The snapshot at AppTests/A.swift:12 was taken outside of a test, so its reference has no "
          + "path. Take it in the test itself or in a child task of it, not in a detached task; "
          + "with XCTest, call withSnapshots in invokeTest()."
      ),
      (
        .unnamedCase(owner),
        "The parameterized test Report/Pages/states(_:) (AppTests/ReportTests.swift:7) took a "
          + "snapshot without a name, which all its cases would share. Name the case: "
          + "expectSnapshot(of: ..., named: \"...\")."
      ),
      (
        .emptyName(owner),
        "A snapshot of Report/Pages/states(_:) (AppTests/ReportTests.swift:7) has an empty name. "
          + "Give it one of at least one character."
      ),
      (
        .duplicate(path: "AppTests/a.txt", owner: owner),
        "The test Report/Pages/states(_:) (AppTests/ReportTests.swift:7) took the snapshot "
          + "AppTests/a.txt twice. Name each one: expectSnapshot(of: ..., named: \"...\")."
      ),
      (
        .collision(
          path: "AppTests/a.txt",
          owner: owner,
          otherPath: "AppTests/A.txt",
          otherOwner: other
        ),
        "The snapshot AppTests/a.txt of Report/Pages/states(_:) (AppTests/ReportTests.swift:7) and "
          + "the snapshot AppTests/A.txt of States() (AppTests/OtherTests.swift:3) are one file "
          + "where file names ignore case. Rename one of them."
      ),
      (
        .unreadable(path: "/app/a.txt", reason: "Is a directory"),
        "The reference /app/a.txt can't be read: Is a directory. Make it a readable file, or remove it."
      ),
      (
        .unwritable(path: "/app/a.txt", reason: "Permission denied"),
        """
        The file /app/a.txt can't be written: Permission denied. It is as it was. Make it and its \
        folder writable, and free space on the disk.
        """
      ),
      (
        .unencodable(reason: "no account"),
        "The value of the snapshot can't be encoded: no account."
      ),
      (
        .link(path: "/app/a.txt"),
        "The reference /app/a.txt is a link, which a new reference would replace. Remove the link, "
          + "or write to its target."
      ),
      (
        .outputChanged(path: "/app/.build/a.txt"),
        "The output /app/.build/a.txt was staged anew since it was shown, so nobody has seen it. "
          + "Look at it again."
      ),
      (
        .notRewritten(path: "/app/a.swift", reason: "12:5: The file is not encoded in UTF-8."),
        "/app/a.swift:12:5: The file is not encoded in UTF-8."
      ),
      (
        .referenceChanged(path: "/app/a.txt"),
        "The reference /app/a.txt has changed since the test ran, so nobody has seen the "
          + "difference. Run the test again."
      ),
    ] as [(SnapshotError, String)]
  )
  func message(error: SnapshotError, message: String) { #expect(error.description == message) }
}
