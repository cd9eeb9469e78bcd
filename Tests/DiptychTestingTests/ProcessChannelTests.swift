import Diptych
import DiptychTesting
import Testing

/// Tests of the issues that Swift Testing itself records, without a channel of their own.
@Suite("Problems that Swift Testing receives") struct ProcessChannelTests {
  /// Returns the issues that Swift Testing records while a body runs, in place of failing the test.
  private func issues(of body: @Sendable () -> Void) async throws -> [String] {
    let notes = Notes()
    let trait: IssueHandlingTrait = .filterIssues { issue in
      let place = issue.sourceLocation.map { "\($0.fileID):\($0.line):\($0.column)" } ?? "?"
      let comments = issue.comments.map(\.rawValue).joined(separator: "\n")
      let text = issue.error.map { "\(type(of: $0)): \($0)" } ?? comments
      notes.append("\(issue.severity) at \(place): \(text)")
      return false
    }
    try await trait.provideScope(for: #require(Test.current), testCase: nil, performing: body)
    return notes.all
  }

  @Test("Messages and errors are issues at the location of the call, and warnings pass")
  func issues() async throws {
    let heard = try await issues {
      TestingLibrary.swiftTesting.fail("It differs.", at: .at(7))
      expectSnapshots(of: [String](), named: \.self, as: [.tree], sourceLocation: .at(8)) {
        Text($0)
      }
      TestingLibrary.swiftTesting.warn("It is new.", at: .at(9))
    }
    let file = "DiptychTestingTests/ProcessChannelTests.swift"
    let line = Test.current?.sourceLocation.line ?? 0
    #expect(
      heard == [
        "error at \(file):7:3: It differs.",
        """
        error at \(file):8:3: SnapshotError: The test ProcessChannelTests/issues() \
        (\(file):\(line)) has no states to take snapshots of. \
        Give it at least one.
        """,
        "warning at \(file):9:3: It is new.",
      ]
    )
  }
}
