import DiptychSnapshots
import Foundation

/// A page of the documentation that tests write.
package struct WrittenPage {
  private let url: URL
  private let text: String

  /// - Parameters:
  ///   - path: The path of the page in the package.
  ///   - text: The text that the code gives.
  package init(_ path: String, text: String) {
    url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../\(path)")
    self.text = text
  }

  /// The text of the page, written anew if the environment asks for that.
  package func contents() throws -> String {
    let mode = try RecordMode(requested: nil, environment: ProcessInfo.processInfo.environment)
    if mode == .failed || mode == .all { try Data(text.utf8).write(to: url) }
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }
}
