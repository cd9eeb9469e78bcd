import Testing

@testable import DiptychExampleSupport

@Suite struct PageDirectoryErrorTests {
  @Test(
    "Each error is one line with a way out",
    arguments: [
      (.notDirectory("out"), "'out' is not a folder; give --html a new or an empty one"),
      (
        .unwritable("out", reason: "No space left on device"),
        "'out' can't be written: No space left on device; give --html another folder"
      ),
      (
        .foreignFile(directory: "out", file: "a"),
        "'out' holds 'a', which is not from an earlier run; give --html a new or an empty folder"
      ),
      (
        .symbolicLink(directory: "out", file: "a"),
        "'out' holds 'a', a symbolic link in the place of a page; remove the link, or give --html"
          + " another folder"
      ),
      (
        .damagedManifest(directory: "out", file: "list", line: 3),
        "'out' has a damaged list of its pages, line 3 of 'list'; give --html a new or an empty"
          + " folder"
      ),
      (
        .invalidPagePath("../a"),
        "'../a' can't be the path of a page; report this as a bug"
      ),
      (.cancelled, "cancelled; nothing was written"),
    ] as [(PageDirectoryError, String)]
  )
  func messages(error: PageDirectoryError, message: String) {
    #expect(error.description == message)
  }
}
