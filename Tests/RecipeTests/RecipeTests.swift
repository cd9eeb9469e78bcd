import Testing

@Suite("Recipes") struct RecipeTests {
  @Test("Every file and folder of a recipe exists", arguments: try Recipe.all())
  func paths(of recipe: Recipe) { #expect(recipe.paths.filter { !Repository.has($0) } == []) }
}

@Suite("The recipe of a module, and the folders of all") struct ModuleRecipeTests {
  @Test("A module is documented, and compiles on other platforms") func module() throws {
    let recipe = try Recipe.named("Add a module")
    let modules = try Repository.folders(in: "Sources").filter { module in
      // A program has no interface that could be documented, and runs where Foundation does. A
      // folder of C declarations has none either.
      let sources = try Repository.files(below: module).map(Repository.text)
      return !sources.isEmpty && !sources.contains { $0.contains("@main") }
    }
    #expect(modules.contains("Sources/DiptychViews"))

    let documented = try Source(["Scripts/Modules/documentation.py"])
    let published = try modules.filter { module in
      try Repository.files(below: module).map(Repository.text)
        .contains { $0.contains(/(?m)^ *(@.+ )?(public|open) (?!import )/) }
    }
    recipe.require(step: 3, for: documented.lacks(published.map(name)))
    var withoutFoundation = try modules.filter { module in
      try !imports(module).contains { $0.hasPrefix("Foundation") }
    }
    // One that imports a module with Foundation needs it, too.
    let others = Set(modules.map(name)).subtracting(withoutFoundation.map(name))
    withoutFoundation = try withoutFoundation.filter { try imports($0).isDisjoint(with: others) }
    let checked = try Source(["Scripts/Modules/platforms.py"])
    recipe.require(step: 4, for: checked.lacks(withoutFoundation.map(name)))
  }

  @Test("Sources/README.md has every folder") func folders() throws {
    let page = try Repository.text(of: "Sources/README.md")
    let parts = try ["Sources", "Examples"].flatMap { try Repository.folders(in: $0) }
    // A package of its own has folders of its own; folders of tests are named like the sources that
    // they test.
    let others = ["Examples/Tests", "Examples/Snapshots"]
    let rooms = try parts.filter { !Repository.has("\($0)/Package.swift") && !others.contains($0) }
      .flatMap { try Repository.folders(in: $0) }
      .filter { !$0.hasSuffix(".docc") }
      .map { $0.split(separator: "/").dropFirst().joined(separator: "/") }
    #expect(rooms.filter { !page.contains("`\($0)`") } == [])
  }

  /// Returns the modules that the files of a module import.
  private func imports(_ module: String) throws -> Set<String> {
    let texts = try Repository.files(below: module).map(Repository.text)
    return Set(
      texts.flatMap { text in
        text.matches(of: /(?m)^(?:.* )?import (?:\w+ )?(\w+)/).map { String($0.1) }
      }
    )
  }

  private func name(of module: String) -> String { String(module.dropFirst("Sources/".count)) }
}

@Suite("The recipes of states") struct StateRecipeTests {
  @Test("Each preset of a presentation is in the gallery with its name, which draws it")
  func presentation() throws {
    let recipe = try Recipe.named("Add a presentation")
    let folder = "Sources/DiptychAsync/Presentation"
    let gallery = try Repository.text(of: "Examples/Gallery/States/NamedPresentations.swift")
    let names = Source(String(gallery.split(separator: "static let namedForLists")[0]))
    let presets = try Repository.text(of: "\(folder)/Presentation+Presets.swift")
      .matches(of: /static var (\w+): Presentation/).map { String($0.1) }
    #expect(presets.contains("standard"))
    recipe.require(step: 2, for: names.lacks(presets))
  }

  @Test("A snapshot format has a test of its file names") func snapshotFormat() throws {
    let recipe = try Recipe.named("Add a snapshot format")
    let formats = try Repository.text(of: "Sources/DiptychSnapshots/Formats/SnapshotFormat.swift")
      .matches(of: /public static (?:var|func) (\w+)/).map { String($0.1) }
    #expect(Set(formats).isSuperset(of: ["text", "html"]))
    let tests = try Source(["Tests/DiptychSnapshotsTests/Formats/SnapshotFormatTests.swift"])
    recipe.require(step: 2, for: tests.lacks(formats))
  }
}

@Suite("The recipes of what is rendered") struct ViewRecipeTests {
  private let gallery: Source

  init() throws { gallery = try Source(Repository.files(below: "Examples/Gallery/Components")) }

  @Test("A view has code in its comment, and is in the gallery") func view() throws {
    let recipe = try Recipe.named("Add a view")
    let views = try ["Content", "Containers", "Tables"]
      .flatMap { try Repository.files(below: "Sources/DiptychViews/\($0)") }
      .flatMap(Declaration.types)
      .filter { !$0.protocols.isDisjoint(with: ["View", "_PrimitiveView"]) }
    let names = views.map(\.name)
    #expect(Set(names).isSuperset(of: ["Text", "LabeledContent", "VStack", "Table"]))

    recipe.require(step: 1, for: views.filter { !$0.comment.contains("```swift") }.map(\.name))
    recipe.require(step: 3, for: gallery.lacks(names))
  }

  @Test("A modifier is in the gallery") func modifier() throws {
    let recipe = try Recipe.named("Add a modifier")
    let names = try Repository.files(below: "Sources/DiptychViews/Modifiers").map(Repository.text)
      .flatMap { $0.matches(of: /(?s)\nextension View \{.*?\n\}/).map(\.output) }
      // A name that only leads to the one of the kit has no picture.
      .map { $0.replacing(/@available\(\*, unavailable.*\n.*\n/, with: "") }
      .flatMap { $0.matches(of: /public consuming func (\w+)/).map { String($0.1) } }
    #expect(Set(names).isSuperset(of: ["bold", "padding", "overlay", "id"]))

    recipe.require(step: 2, for: gallery.lacks(names))
  }

  @Test("Deep trees are rendered in every format") func format() throws {
    let recipe = try Recipe.named("Add a format")
    let formats = try Repository.files(below: "Sources", withSuffix: "Format.swift")
      .flatMap(Declaration.types)
      .filter { !$0.protocols.isDisjoint(with: ["ContentFormat", "RenderingFormat"]) }
      .filter { !$0.name.hasPrefix("_") }
    #expect(
      Set(formats.map(\.name)).isSuperset(of: ["TextFormat", "HTMLFormat", "MarkdownFormat"])
    )

    let deep = try Source(["Tests/DiptychTests/DeepTreeTests.swift"])
    recipe.require(step: 4, for: deep.lacks(formats.map(member)))
  }

  /// Returns the static member for a format: `htmlProblems` for `HTMLProblemsFormat`.
  private func member(for format: Declaration) -> String {
    let words = format.name.matches(of: /[A-Z]+(?![a-z])|[A-Z][a-z]+/).map { String($0.output) }
    return words[0].lowercased() + words.dropFirst().dropLast().joined()
  }
}
