import DiptychSnapshots
import Foundation
import Testing

@Suite("The page of transitions") struct TransitionsDocumentTests {
  // Inventory
  @Test("it says what the code does")
  func isCurrent() throws {
    let page = URL(filePath: #filePath)
      .deletingLastPathComponent()
      .appending(path: "../../../Sources/DiptychState/DiptychState.docc/Transitions.md")
    let mode = try RecordMode(requested: nil, environment: ProcessInfo.processInfo.environment)
    if mode == .failed || mode == .all {
      try Data(TransitionsDocument.text.utf8).write(to: page)
    }
    let text = String(decoding: try Data(contentsOf: page), as: UTF8.self)
    #expect(text == TransitionsDocument.text)
  }
}
