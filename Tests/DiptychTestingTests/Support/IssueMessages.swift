import Synchronization
import Testing

/// Returns the messages of the known issues that a body reports.
func issueMessages(of body: () async -> Void) async -> [String] {
  let messages = Mutex<[String]>([])
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    messages.withLock { $0.append(issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return messages.withLock(\.self)
}
