import Synchronization
import Testing

/// The messages of the issues that a body reports, which are known.
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
