import Testing

@Suite("The recipe of a module, and the folders of all")
struct ModuleRecipeTests {
  @Test("A module is documented, and compiles on other platforms")
  func module() throws {
    let recipe = try Recipe.named("Add a module")
    let modules = try Repository.folders(in: "Sources").filter { module in
      // A program has no interface that could be documented, and runs where Foundation does. A
      // folder of C declarations has none either.
      let sources = try Repository.files(below: module).map(Repository.text)
      return !sources.isEmpty && !sources.contains { $0.contains("@main") }
    }
    #expect(modules.contains("Sources/DiptychViews"))

    let documented = try Source(["Scripts/check-documentation"])
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
    let checked = try Source(["Scripts/check-platforms"])
    recipe.require(step: 4, for: checked.lacks(withoutFoundation.map(name)))
  }

  @Test("Every folder stands in Sources/README.md")
  func folders() throws {
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

  @Test("ARCHITECTURE.md says how many requirements a renderer has")
  func requirements() throws {
    let renderer = try Repository.text(of: "Sources/DiptychViews/Rendering/Renderer.swift")
    let count = renderer.matches(of: #/(?m)^  (mutating func|var)\b/#).count
    let page = try Repository.text(of: "ARCHITECTURE.md")
    #expect(page.contains("`Renderer` has \(count) requirements"))
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
