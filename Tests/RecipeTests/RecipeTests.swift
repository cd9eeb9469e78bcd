import Testing

@Suite("Recipes")
struct RecipeTests {
  @Test("Every file and folder of a recipe is there", arguments: try Recipe.all())
  func paths(of recipe: Recipe) {
    #expect(recipe.paths.filter { !Repository.has($0) } == [])
  }

  @Test("Every recipe is known by its title")
  func titles() throws {
    let titles = try Recipe.all().map(\.title)
    #expect(
      titles == [
        "Add a view", "Add a modifier", "Add a presentation", "Add a format",
        "Add an element or an attribute of HTML", "Add a snapshot format", "Add a module",
        "Add a role of colour", "Add a word that the kit writes", "Add a rule of the stylesheet",
        "Add a language to highlight", "Move to a new version of Unicode",
      ]
    )
  }
}
