import DiptychExampleSupport

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A git repository that has commits.
struct Repository: Equatable, Sendable {
  /// The branch that is checked out, or the commit if no branch is checked out.
  enum Head: Equatable, Sendable {
    case branch(String)
    /// The abbreviated hash of the commit.
    case detached(String)
  }

  /// The path that was given, which may be any folder inside the repository.
  let path: String
  /// The name of the top folder.
  ///
  /// For a bare repository, ".git" is removed from the name.
  let name: String
  let head: Head
  /// The full hash of the newest commit when the repository was opened.
  ///
  /// All logs begin at this commit, so that they agree even if a commit is added while they are
  /// read.
  let commit: String
  /// The number of digits of git's abbreviated hashes in this repository.
  let abbreviationLength: Int
  /// Whether the history is incomplete, as after `git clone --depth`.
  let isShallow: Bool
}

extension Repository {
  /// The hash of the newest commit as git abbreviates it.
  var abbreviatedCommit: String { String(commit.prefix(abbreviationLength)) }

  /// Creates the description of the repository that contains a folder.
  init(at path: String, using git: Git) throws(ReportError) {
    try Self.expectDirectory(path)
    // The Booleans come before the path, because the path may contain newlines.
    let place = try git.ask(
      ["rev-parse", "--is-inside-work-tree", "--is-shallow-repository", "--absolute-git-dir"],
      in: path
    )
    guard place.isSuccess else {
      if place.end.message.hasPrefix("not a git repository") { throw .notARepository(path) }
      throw Self.failure(of: "rev-parse", place)
    }
    let lines = place.text.split(
      separator: "\n",
      maxSplits: 2,
      omittingEmptySubsequences: false
    )
    guard lines.count == 3 else { throw Self.failure(of: "rev-parse", place) }
    self.path = path
    isShallow = lines[1] == "true"
    if lines[0] == "true" {
      let top = try git.ask(["rev-parse", "--show-toplevel"], in: path)
      name = Self.name(ofDirectory: top.text[...])
    } else {
      name = Self.name(ofGitDirectory: lines[2])
    }

    let branch = try git.ask(["symbolic-ref", "--quiet", "--short", "HEAD"], in: path)
    let hash = try git.ask(["rev-parse", "--verify", "--quiet", "HEAD"], in: path)
    guard hash.isSuccess else {
      if branch.isSuccess { throw .noCommits(path, branch: branch.text) }
      throw Self.failure(of: "rev-parse HEAD", hash)
    }
    commit = hash.text
    let short = try git.ask(["rev-parse", "--verify", "--quiet", "--short", commit], in: path)
    guard short.isSuccess else { throw Self.failure(of: "rev-parse --short", short) }
    abbreviationLength = short.text.utf8.count
    head = branch.isSuccess ? .branch(branch.text) : .detached(short.text)
  }

  private static func expectDirectory(_ path: String) throws(ReportError) {
    let kind: mode_t
    do throws(ErrorNumber) {
      kind = try fileKind(of: path)
    } catch {
      let isMissing = [ENOENT, ENOTDIR].contains(error.code)
      throw isMissing ? .pathNotFound(path) : .pathUnreadable(path, reason: "\(error)")
    }
    guard kind == S_IFDIR else { throw .pathNotDirectory(path) }
  }

  static func failure(of command: String, _ answer: Git.Answer) -> ReportError {
    .gitFailed(command: command, status: answer.end.status, message: answer.end.message)
  }

  /// Returns the last component of an absolute path.
  private static func name(ofDirectory path: Substring) -> String {
    path.split(separator: "/").last.map(String.init) ?? String(path)
  }

  /// Returns the name of a repository, such as "kit" for `/a/kit.git` and for `/a/kit/.git`.
  private static func name(ofGitDirectory path: Substring) -> String {
    let suffix = ".git"
    guard path.hasSuffix(suffix) else { return name(ofDirectory: path) }
    return name(ofDirectory: path.dropLast(suffix.count))
  }
}

// MARK: - CustomStringConvertible

extension Repository.Head: CustomStringConvertible {
  /// The branch, such as "main", or "detached at 1a2b3c4".
  var description: String {
    switch self {
    case .branch(let name): name
    case .detached(let hash): "detached at \(hash)"
    }
  }
}
