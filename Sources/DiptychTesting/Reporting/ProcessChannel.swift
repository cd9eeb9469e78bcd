import Foundation
package import Testing

/// The libraries that run tests in this process, and its standard error.
package struct ProcessChannel: FailureChannel {
  /// Creates the channel.
  package init() {}

  package func issue(_ error: any Error, at location: SourceLocation) {
    Issue.record(error, sourceLocation: location)
  }

  package func issue(_ message: String, _ severity: Issue.Severity, at location: SourceLocation) {
    Issue.record(Comment(rawValue: message), severity: severity, sourceLocation: location)
  }

  package func attach(_ content: [UInt8], named name: String, at location: SourceLocation) {
    Attachment.record(content, named: name, sourceLocation: location)
  }

  package func failXCTest(_ message: String, at site: CallSite) -> Bool {
    XCTestFailure.record(message, at: site)
  }

  package func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}
