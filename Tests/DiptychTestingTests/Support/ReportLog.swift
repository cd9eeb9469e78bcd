import DiptychSystem
import DiptychTesting
import Testing

/// The failures that `DiptychTesting` reports, as texts, so that the running test does not fail.
final class ReportLog: FailureChannel {
  /// The receiver of failures of XCTest.
  enum XCTestFailures {
    /// The log.
    case logged
    /// Nobody, since XCTest runs no test.
    case ignored
    /// The test that XCTest runs.
    case real
  }

  private let texts = Mutex<[String]>([])
  private let xctest: XCTestFailures

  /// Creates an empty log.
  init(xctest: XCTestFailures = .ignored) { self.xctest = xctest }

  /// The texts, in order.
  var reports: [String] { texts.withLock(\.self) }

  private func append(_ text: String) { texts.withLock { $0.append(text) } }

  func issue(_ error: any Error, at location: SourceLocation) {
    append("error (\(type(of: error))) at \(location.text):\n\(error)")
  }

  func issue(_ message: String, _ severity: Issue.Severity, at location: SourceLocation) {
    append("\(severity) at \(location.text):\n\(message)")
  }

  func attach(_ content: [UInt8], named name: String, at location: SourceLocation) {
    append("file \(name) at \(location.text):\n\(String(decoding: content, as: UTF8.self))")
  }

  func failXCTest(_ message: String, at site: SourceLocation) -> Bool {
    switch xctest {
    case .logged:
      append("XCTest at \(site.text):\n\(message)")
      return true
    case .ignored: return false
    case .real: return ProcessChannel().failXCTest(message, at: site)
    }
  }

  func write(_ text: String) { append("standard error:\n\(text)") }
}

extension SourceLocation {
  /// Returns a location in the file of the call.
  static func at(
    _ line: Int,
    fileID: String = #fileID,
    filePath: String = #filePath
  ) -> SourceLocation {
    SourceLocation(fileID: fileID, filePath: filePath, line: line, column: 3)
  }

  fileprivate var text: String { "\(fileID):\(line):\(column)" }
}

/// Returns the reports of failures while a body runs.
func reports(of body: () async -> Void) async -> [String] {
  let log = ReportLog()
  await TestingLibrary.$channel.withValue(log) { await body() }
  return log.reports
}
