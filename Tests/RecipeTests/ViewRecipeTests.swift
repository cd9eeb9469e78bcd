import Testing

@Suite("The recipes of what is rendered")
struct ViewRecipeTests {
  private let gallery: Source

  init() throws {
    gallery = try Source(Repository.files(below: "Examples/Gallery/Components"))
  }

  @Test("A view has code in its documentation, is extracted, and has pictures")
  func view() throws {
    let recipe = try Recipe.named("Add a view")
    let views = try ["Content", "Containers", "Tables"]
      .flatMap { try Repository.files(below: "Sources/DiptychViews/\($0)") }
      .flatMap(Declaration.types)
      .filter { !$0.protocols.isDisjoint(with: ["View", "PrimitiveView"]) }
    let names = views.map(\.name)
    #expect(Set(names).isSuperset(of: ["Text", "LabeledContent", "VStack", "Table"]))

    recipe.require(step: 1, for: views.filter { !$0.comment.contains("```swift") }.map(\.name))
    let extraction = try Source(
      Repository.files(below: "Tests/DiptychTests").filter { $0.contains("/Extract") }
    )
    recipe.require(step: 3, for: extraction.lacks(names))
    recipe.require(step: 4, for: gallery.lacks(names))
  }

  @Test("A modifier is extracted, and has pictures")
  func modifier() throws {
    let recipe = try Recipe.named("Add a modifier")
    let names = try Repository.files(below: "Sources/DiptychViews/Modifiers").map(Repository.text)
      .flatMap { $0.matches(of: /(?s)\nextension View \{.*?\n\}/).map(\.output) }
      // A name that only leads to the one of the kit has no picture.
      .map { $0.replacing(/@available\(\*, unavailable.*\n.*\n/, with: "") }
      .flatMap { $0.matches(of: /public consuming func (\w+)/).map { String($0.1) } }
    #expect(Set(names).isSuperset(of: ["bold", "padding", "overlay", "id"]))

    let containers = try Source(["Tests/DiptychTests/ExtractionContainer+Parts.swift"])
    // Modifiers that bind something only have a test of their own.
    let binding = ["id", "redacted", "unredacted"]
    recipe.require(step: 2, for: containers.lacks(names).filter { !binding.contains($0) })
    recipe.require(step: 3, for: gallery.lacks(names))
  }

  @Test("Deep and extracted trees are rendered in every format")
  func format() throws {
    let recipe = try Recipe.named("Add a format")
    let formats = try Repository.files(below: "Sources", withSuffix: "Format.swift")
      .flatMap(Declaration.types)
      .filter { $0.protocols.contains("RenderingFormat") }
    #expect(
      Set(formats.map(\.name)).isSuperset(of: ["TextFormat", "HTMLFormat", "MarkdownFormat"])
    )

    // Problems and tables of a page are no picture of it, and pretty HTML has the tags of HTML.
    let pictures = formats.filter {
      !["HTMLProblemsFormat", "PrettyHTMLFormat", "TablesFormat"].contains($0.name)
    }
    let extraction = try Source(["Tests/DiptychTests/ExtractionFormat.swift"])
    recipe.require(step: 4, for: extraction.lacks(pictures.map(member)))
    let deep = try Source(["Tests/DiptychTests/DeepTreeTests.swift"])
    recipe.require(step: 5, for: deep.lacks(formats.map(member)))
  }

  /// Returns the static member for a format: `htmlProblems` for `HTMLProblemsFormat`.
  private func member(for format: Declaration) -> String {
    let words = format.name.matches(of: /[A-Z]+(?![a-z])|[A-Z][a-z]+/).map { String($0.output) }
    return words[0].lowercased() + words.dropFirst().dropLast().joined()
  }
}
