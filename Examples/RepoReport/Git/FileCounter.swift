/// A running `git` that lists the files of a repository's newest commit.
struct FileCounter {
  private let process: GitProcess

  init(of repository: Repository, using git: Git) throws(ReportError) {
    process = try git.start(
      ["ls-tree", "-r", "-z", "--name-only", "--full-tree", repository.commit],
      in: repository.path
    )
  }

  /// Waits until git has listed all files, and returns their number.
  func count() throws(ReportError) -> Int {
    var count = 0
    while try process.readPiece(of: "ls-tree", { piece in count += piece.count { $0 == 0 } }) {}
    return count
  }
}
