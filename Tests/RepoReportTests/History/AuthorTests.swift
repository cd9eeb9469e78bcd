import Testing

@testable import DiptychRepoReport

@Suite struct AuthorTests {
  @Test(
    "An author is called by what can be seen of them",
    arguments: [
      ("Ada", "ada@example.org", "Ada"),
      ("", "ada@example.org", "ada@example.org"),
      ("\u{FEFF}", "ada@example.org", "ada@example.org"),
      (" \u{200B}\u{3000}", "", "unknown"),
      ("", "", "unknown"),
    ]
  )
  func displayName(name: String, email: String, displayName: String) {
    #expect(Author(name: name, email: email).displayName == displayName)
  }
}
