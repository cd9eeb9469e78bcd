import Testing

@testable import DiptychRepoReport

@Suite struct AuthorTests {
  @Test(
    "An author is named by the visible part of the name or the address",
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
