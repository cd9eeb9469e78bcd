import Testing

@testable import RepoReport

@Suite struct ContributorTests {
  @Test(
    "A contributor is called by what can be seen of them",
    arguments: [
      ("Ada", "ada@example.org", "Ada"),
      ("", "ada@example.org", "ada@example.org"),
      ("\u{FEFF}", "ada@example.org", "ada@example.org"),
      (" \u{200B}\u{3000}", "", "unknown"),
      ("", "", "unknown"),
    ]
  )
  func displayName(name: String, email: String, displayName: String) {
    let contributor = Contributor(
      name: name,
      email: email,
      commitCount: 1,
      share: 1,
      dates: nil
    )
    #expect(contributor.displayName == displayName)
  }
}
