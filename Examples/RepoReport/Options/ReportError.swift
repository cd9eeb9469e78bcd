import Diptych
import DiptychExampleSupport

/// An error that prevents the report.
///
/// The program ends with status 1.
enum ReportError: Error, Equatable, Sendable {
  // Errors of the repository.
  case pathNotFound(String)
  case pathNotDirectory(String)
  case pathUnreadable(String, reason: String)
  case notARepository(String)
  case noCommits(String, branch: String)

  /// The variable that sets the time has an invalid value.
  case invalidTime(variable: String, value: String)

  // Errors of git.
  case gitNotFound
  case gitNotStarted(executable: String, reason: String)
  /// `git` ended with a status other than 0.
  ///
  /// `message` is git's line with the reason.
  case gitFailed(command: String, status: Int32, message: String)
  /// After a number of commits, `git log` wrote output that does not have the requested format.
  case unexpectedOutput(afterCommits: Int)
  case cancelled

  static let exitStatus: Int32 = 1

  /// Whether a signal ended git, so that another attempt may succeed.
  var isInterruption: Bool {
    if case .gitFailed(_, let status, _) = self { status > 128 } else { false }
  }
}

extension ReportError: DisplayableError {
  var message: String { description }
}

// MARK: - CustomStringConvertible

extension ReportError: CustomStringConvertible {
  /// A message in one line, with the reason and a remedy.
  var description: String {
    switch self {
    case .pathNotFound(let path):
      "\(quoted(path)) does not exist; give the folder of a git repository"
    case .pathNotDirectory(let path):
      "\(quoted(path)) is not a folder; give the folder of a git repository"
    case .pathUnreadable(let path, let reason):
      "\(quoted(path)) can't be read: \(visible(reason)); check its permissions"
    case .notARepository(let path):
      "\(quoted(path)) is not in a git repository; give a folder inside one, or make one with"
        + " 'git init'"
    case .noCommits(let path, let branch):
      "\(quoted(path)) has no commits on branch \(quoted(branch)); commit something, or switch to"
        + " a branch with commits"
    case .invalidTime(let variable, let value):
      "the variable \(variable) can't be \(quoted(value)); give seconds since 1970, or unset it"
    case .gitNotFound:
      "git was not found; install it, or add its folder to the PATH variable"
    case .gitNotStarted(let executable, let reason):
      "\(quoted(executable)) can't be started: \(visible(reason)); check the git installation"
    case .gitFailed(let command, let status, let message):
      "git \(command) failed with status \(status): \(visible(message)); run 'git \(command)' there"
        + " to see more"
    case .unexpectedOutput(let commits):
      "git log wrote something unexpected after \(commits) commits; run 'git fsck' to check the"
        + " repository"
    case .cancelled:
      "cancelled; nothing was written"
    }
  }
}
