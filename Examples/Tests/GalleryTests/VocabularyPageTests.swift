import Diptych
import DiptychHTMLTools
import Foundation
import Testing

@testable import DiptychGallery

@Suite("The page of every element")
struct VocabularyPageTests {
  /// Correct HTML that the Nu checker takes for an error, and an address that a site refuses.
  private static let leftOut = ["area referrerpolicy", "base href"]

  @Test("Every element of the vocabulary is there, with each of its attributes")
  func everything() throws {
    let vocabulary = try vocabulary()
    let used = names(in: VocabularyPage().rendered(as: .html))
    #expect(
      vocabulary.subtracting(used).sorted() == Self.leftOut,
      "step 3 of “Add an element or an attribute of HTML” in CONTRIBUTING.md was forgotten"
    )
  }

  @Test("The page has no problem that the kit knows of")
  func problems() {
    #expect(VocabularyPage().rendered(as: .htmlProblems) == [])
  }

  /// The rows of `Scripts/html-vocabulary.tsv`: `img`, `img src`, and `* id` of every element.
  private func vocabulary() throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
    let table = try String(
      contentsOf: root.appending(path: "Scripts/html-vocabulary.tsv"),
      encoding: .utf8
    )
    var names: Set<String> = []
    for line in table.split(separator: "\n") {
      let columns = line.split(separator: "\t").map(String.init)
      switch columns[0] {
      case "element": names.insert(columns[1])
      case "attribute" where columns[2] != "absent":
        for element in columns[3].split(separator: " ") { names.insert("\(element) \(columns[1])") }
      default: break
      }
    }
    return names
  }

  /// The elements in some markup, and their attributes, each with its element and with `*`.
  private func names(in markup: String) -> Set<String> {
    var names: Set<String> = []
    for tag in markup.matches(of: /<([a-z][a-z0-9]*)((?: [^ =">]+(?:="[^"]*")?)*)>/) {
      names.insert(String(tag.1))
      for attribute in tag.2.matches(of: /\ ([^ =">]+)(?:="[^"]*")?/) {
        names.formUnion(["\(tag.1) \(attribute.1)", "* \(attribute.1)"])
      }
    }
    return names
  }
}
