import Testing

@testable import DiptychRepoReport

@Suite struct ReportErrorTests {
  @Test(
    "Each error is one line with a remedy",
    arguments: [
      (.pathNotFound("a\nb"), "'a\\nb' does not exist; give the folder of a git repository"),
      (.pathNotDirectory("a"), "'a' is not a folder; give the folder of a git repository"),
      (
        .pathUnreadable("a", reason: "Permission denied"),
        "'a' can't be read: Permission denied; check its permissions"
      ),
      (
        .notARepository("a"),
        "'a' is not in a git repository; give a folder inside one, or make one with 'git init'"
      ),
      (
        .noCommits("a", branch: "main"),
        "'a' has no commits on branch 'main'; commit something, or switch to a branch with commits"
      ),
      (
        .invalidTime(variable: "SOURCE_DATE_EPOCH", value: "now\n"),
        "the variable SOURCE_DATE_EPOCH can't be 'now\\n'; give seconds since 1970, or unset it"
      ),
      (.gitNotFound, "git was not found; install it, or add its folder to the PATH variable"),
      (
        .gitNotStarted(executable: "/bin/git", reason: "Exec format error"),
        "'/bin/git' can't be started: Exec format error; check the git installation"
      ),
      (
        .gitFailed(command: "log", status: 128, message: "bad object \u{1B}[31m"),
        "git log failed with status 128: bad object \\u{1B}[31m; run 'git log' there to see more"
      ),
      (
        .unexpectedOutput(afterCommits: 7),
        "git log wrote something unexpected after 7 commits; run 'git fsck' to check the repository"
      ),
      (.cancelled, "cancelled; nothing was written"),
    ] as [(ReportError, String)]
  )
  func messages(error: ReportError, message: String) {
    #expect(error.description == message)
  }
}
