import DiptychSnapshots
import DiptychTesting
import Testing

@Suite struct SnapshotOutcomeTests {
  private let pending = PendingSnapshot(
    bytes: Array("a\nc\n".utf8),
    reference: "/app/Snapshots/AppTests/overview/long.txt",
    path: "AppTests/overview/long.txt",
    failure: nil
  )

  @Test("A match has no message") func match() {
    #expect(SnapshotOutcome.matched.message == nil)
  }

  @Test("A record names its file") func recorded() {
    #expect(
      SnapshotOutcome.recorded(path: "/app/Snapshots/a.txt", replaced: false).message == """
        Recorded a new reference: /app/Snapshots/a.txt
        Look at it before you commit it.
        """
    )
    #expect(
      SnapshotOutcome.recorded(path: "/app/Snapshots/a.txt", replaced: true).message == """
        Replaced the reference: /app/Snapshots/a.txt
        Look at the change before you commit it.
        """
    )
  }

  @Test("Several records of one call are one warning for new files, and one for others")
  func severalRecorded() {
    let outcomes: [SnapshotOutcome] = ["c", "a", "b", "d"].map { name in
      .recorded(path: "/app/Snapshots/test/\(name).txt", replaced: "ab".contains(name))
    }
    #expect(
      SnapshotOutcome.warnings(about: outcomes + [.matched]) == [
        """
        Recorded 2 new references in /app/Snapshots/test: c.txt, d.txt
        Look at them before you commit them.
        """,
        """
        Replaced 2 references in /app/Snapshots/test: a.txt, b.txt
        Look at the changes before you commit them.
        """,
      ]
    )
    let one = Array(outcomes.prefix(1))
    #expect(SnapshotOutcome.warnings(about: one) == one.compactMap(\.message))
    #expect(SnapshotOutcome.warnings(about: [.matched]) == [])
  }

  @Test("A missing reference names the way to record it") func missing() {
    #expect(
      SnapshotOutcome.missing(pending).message == """
        The snapshot has no reference: /app/Snapshots/AppTests/overview/long.txt
        The output is staged. To record it:
        swift run diptych-snapshots accept AppTests/overview/long.txt
        """
    )
  }

  @Test("A mismatch shows the change and names the way to accept it") func mismatch() {
    let diff = LineDiff(from: "a\nb\n".utf8, to: pending.bytes)
    #expect(
      SnapshotOutcome.mismatched(pending, diff).message == """
        The snapshot differs from its reference: /app/Snapshots/AppTests/overview/long.txt
        --- reference
        +++ output
        @@ -1,2 +1,2 @@
         a
        -b
        +c
        The output is staged. To accept it:
        swift run diptych-snapshots accept AppTests/overview/long.txt
        """
    )
  }

  @Test("An output that is not staged says why") func notStaged() {
    let failed = PendingSnapshot(
      bytes: Array("a".utf8),
      reference: "/app/Snapshots/a.txt",
      path: "a.txt",
      failure: .unwritable(path: "/app/.build/a.txt", reason: "Read-only file system")
    )
    #expect(
      SnapshotOutcome.missing(failed).message == """
        The snapshot has no reference: /app/Snapshots/a.txt
        The file /app/.build/a.txt can't be written: Read-only file system. It is as it was. Make it and its folder writable, and free space on the disk.
        To record it, run the test again with SNAPSHOTS_RECORD=missing.
        """
    )
  }

  @Test("A message has at most 60 lines") func length() {
    let text = String(repeating: "line\n", count: 1000)
    let diff = LineDiff(from: "".utf8, to: text.utf8)
    let lines = SnapshotOutcome.mismatched(pending, diff).message?.split(separator: "\n")
    #expect(lines?.count == 60)
  }
}
