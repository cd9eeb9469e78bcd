import Testing

/// The components of the documentation that make their source, which they keep: see `PagingList`.
@Suite("Samples of components")
struct SampleIdentityTests {
  /// The objects and functions that the samples load from, which last as long as their programs.
  private static let lasting: Set<String> = [
    "api", "build", "crew", "gate", "prices", "sequence", "team", "users",
  ]

  @Test("A sample whose closure captures a value names the identity of the value")
  func identities() throws {
    let pages = ["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "README.md"]
    let folders = ["Benchmarks", "Documentation", "Examples", "Sources"]
    var files = pages
    for folder in folders {
      files += try Repository.files(below: folder, withSuffix: ".md")
      files += try Repository.files(below: folder)
    }
    files.removeAll { $0.contains("/Tests/") || $0.contains(".build/") }
    let found = try files.flatMap { path in
      try Self.traps(in: Repository.text(of: path)).map { "\(path): \($0)" }
    }
    #expect(found == [])
  }

  @Test("A closure and a function of a value are found, unless there is an identity")
  func traps() {
    let page = """
      AsyncValueView(fetch: api.user) { user in
        PagingList(fetchInitial: user.posts, fetchMore: user.posts(after:)) { List($0) { Text($0) } }
        PagingList(id: user.id, fetchInitial: user.posts, fetchMore: user.posts(after:)) { Text($0) }
        AsyncValueView(fetch: { try await api.article(id) }) { Text($0.title) }
        AsyncValueView(source: article.comments) { Text($0) }
        AsyncValueView(fetch: { try await api.article(slug(of: id)) }) { Text($0.title) }
      }
      """
    #expect(
      Self.traps(in: page) == [
        "PagingList(fetchInitial: user.posts, fetchMore: user.posts(after:))",
        "AsyncValueView(fetch: { try await api.article(id) })",
        "AsyncValueView(source: article.comments)",
        "AsyncValueView(fetch: { try await api.article(slug(of: id)) })",
      ]
    )
  }

  /// Returns the calls that keep a function of a value without the identity of the value.
  private static func traps(in text: String) -> [String] {
    text.matches(of: /(AsyncValueView|PagingList)\(([^()]|\(([^()]|\([^()]*\))*\))*\)/)
      .map { String($0.output.0) }
      .filter { call in
        call.matches(of: /\bid:/).isEmpty
          && keptValues(of: call).contains { !lasting.contains($0) }
      }
  }

  /// Returns the objects whose functions a call keeps; a closure stands for itself.
  private static func keptValues(of call: String) -> [String] {
    call.matches(of: /\b(?:fetch|fetchInitial|fetchMore|source): ([a-z]\w*|\{)/)
      .map { String($0.output.1) }
  }
}
