import DiptychSite
import Testing

@Suite("Errors of a folder") struct SiteFolderErrorTests {
  @Test(
    "Each error is one line with a remedy",
    arguments: [
      (.notDirectory("out"), "“out” is not a folder; choose a new or an empty one"),
      (
        .unwritable("out", reason: "No space left on device"),
        "“out” can't be written: No space left on device; choose another folder"
      ),
      (
        .foreignFile(directory: "out", file: "a"),
        "“out” contains “a”, which is not from an earlier run; choose a new or an empty folder"
      ),
      (
        .foreignFile(directory: "out", file: ".diptych-pages"),
        """
        “out” contains files of an earlier run, but not their list, “.diptych-manifest”; choose a \
        new or an empty folder
        """
      ),
      (
        .symbolicLink(directory: "out", file: "a"),
        """
        “out” contains “a”, a symbolic link instead of a file; remove the link, or choose another \
        folder
        """
      ),
      (
        .damagedManifest(directory: "out", file: "list", line: 3),
        """
        “out” has a damaged list of its files, line 3 of “list”; choose a new or an empty folder
        """
      ),
      (.busy("out"), "“out” is being written by another program; wait until it has ended"),
      (
        .path("../a", .dots),
        """
        “../a” can't be the path of a file: it has a name of only dots, which \
        leaves its folder; write the path without it
        """
      ),
      (
        .collision("a"),
        "“a” is the path of two files, or of a file and a folder; give one of them another"
      ),
      (
        .unwritable("a\u{1B}[2Jb\nc", reason: "x\r\ny"),
        "“a␛[2Jb c” can't be written: x y; choose another folder"
      ),
      (.cancelled, "cancelled; nothing was written"),
    ] as [(SiteFolderError, String)]
  )
  func messages(error: SiteFolderError, message: String) {
    #expect(error.description == message)
  }
}
