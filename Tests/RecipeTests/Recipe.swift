import Testing

/// A numbered list of `CONTRIBUTING.md`: the files to be touched, in order.
struct Recipe: CustomTestStringConvertible {
  let title: String
  /// The steps; the first one has the number 1.
  let steps: [String]

  var testDescription: String { title }

  /// The paths that the steps name.
  var paths: [String] {
    steps.flatMap { $0.matches(of: /`([A-Za-z.]+(?:\/[^` ]*)?)`/).map { String($0.1) } }
      .filter { $0.contains("/") || $0.hasSuffix(".md") }
  }

  /// All recipes, in their order.
  static func all() throws -> [Recipe] {
    let page = try Repository.text(of: "CONTRIBUTING.md")
    let recipes = try #require(page.split(separator: "\n## Recipes\n").dropFirst().first)
    return recipes.prefix(upTo: recipes.firstRange(of: "\n## ")?.lowerBound ?? recipes.endIndex)
      .split(separator: "\n### ").dropFirst()
      .map { section in
        Recipe(
          title: String(section.prefix { $0 != "\n" }),
          steps: section.split(separator: #/\n[0-9]+\. /#).dropFirst().map {
            $0.split(separator: #/\s+/#).joined(separator: " ")
          }
        )
      }
  }

  /// The recipe with a title.
  static func named(_ title: String) throws -> Recipe {
    try #require(try all().first { $0.title == title }, "CONTRIBUTING.md has no recipe “\(title)”")
  }

  /// Records an issue for each thing with a forgotten step.
  func require(
    step: Int,
    for forgotten: [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for thing in forgotten {
      Issue.record(
        "\(thing) lacks step \(step) of “\(title)” in CONTRIBUTING.md: \(steps[step - 1])",
        sourceLocation: sourceLocation
      )
    }
  }
}
