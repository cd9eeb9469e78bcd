import Testing

@Suite("The recipes of states")
struct StateRecipeTests {
  @Test("A preset of a presentation has its name in the gallery, which draws its pictures")
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

  @Test("A snapshot format has a test of its file names")
  func snapshotFormat() throws {
    let recipe = try Recipe.named("Add a snapshot format")
    let formats = try Repository.text(
      of: "Sources/DiptychSnapshots/Formats/SnapshotFormat+BuiltIn.swift"
    )
    .matches(of: /public static (?:var|func) (\w+)/).map { String($0.1) }
    #expect(Set(formats).isSuperset(of: ["text", "html"]))
    let tests = try Source(["Tests/DiptychSnapshotsTests/Formats/SnapshotFormatTests.swift"])
    recipe.require(step: 2, for: tests.lacks(formats))
  }
}
