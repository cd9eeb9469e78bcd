import DiptychViews
import Testing

@Suite("Sets of names") struct SetOfNamesTests {
  private let names = Set(
    names: """
      h1 foreignobject

      hx-get
      """
  )

  @Test("Spaces and line breaks of any number stand between two names")
  func contents() { #expect(["h1", "foreignobject", "hx-get"].allSatisfy(names.contains)) }

  @Test("Other texts fail", arguments: ["", " ", "\n", "H1", "h1 foreignobject", "h", "hx"])
  func others(text: String) { #expect(!names.contains(text)) }
}
