import Foundation
import Testing

@testable import DiptychGallery

@Suite("The code that the gallery shows")
struct CodeTests {
  @Test("Every component has code, or each of its states")
  func everyComponent() {
    for component in Catalog.all where component.code == nil {
      #expect(component.states.allSatisfy { component.code(of: $0) != nil }, "\(component.name)")
    }
  }

  @Test("All code stands in the sources of the gallery")
  func sources() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Gallery")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".swift") && !$0.contains("Generated/") }
    let sources = try files.map {
      lines(of: try String(contentsOf: folder.appending(path: $0), encoding: .utf8))
    }
    for (name, code) in ExampleCode.all {
      #expect(
        sources.contains { $0.contains(lines(of: code)) },
        "The code of \(name) is another now: run Scripts/generate."
      )
    }
  }

  /// The lines of some code without indentation.
  private func lines(of code: String) -> String {
    code.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
