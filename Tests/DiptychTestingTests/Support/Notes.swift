import DiptychSystem

/// A list of lines that several tasks append to.
final class Notes: Sendable {
  private let lines = Mutex<[String]>([])

  var all: [String] { lines.withLock(\.self) }

  func append(_ line: String) { lines.withLock { $0.append(line) } }
}
