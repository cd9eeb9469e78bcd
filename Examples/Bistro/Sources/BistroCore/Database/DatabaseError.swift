import BistroSupport
import Diptych

/// An error that occurs while the database is read or written.
package enum DatabaseError: Error, Hashable, Codable, Sendable {
  /// Another program has locked the database for longer than this program waits.
  case locked(path: String)
  case readOnly(path: String)
  /// The file is damaged, or is not a database.
  case corrupt(path: String)
  /// A newer version of the program has written the database.
  case newer(path: String, version: Int, known: Int)
  /// The file or its folder can't be opened or created.
  case unopenable(path: String, reason: String)
  case failed(path: String, reason: String)
}

extension DatabaseError: DisplayableError, CustomStringConvertible {
  package var description: String { message }

  /// A message with the reason and a remedy.
  package var message: String {
    switch self {
    case .locked(let path):
      "The database \(quoted(path)) is in use by another program. Close that one and try again."
    case .readOnly(let path):
      "The database \(quoted(path)) can only be read. Allow writing to it, or name another file"
        + " with --database FILE."
    case .corrupt(let path):
      "The file \(quoted(path)) is damaged or not a database. Restore it from a copy, or name"
        + " another file with --database FILE."
    case .newer(let path, let version, let known):
      "The database \(quoted(path)) has version \(version), and this program knows versions up to"
        + " \(known). Update the program, or name another file with --database FILE."
    case .unopenable(let path, let reason):
      "The database \(quoted(path)) can't be opened: \(visible(reason)). Name another file with"
        + " --database FILE."
    case .failed(let path, let reason):
      "The database \(quoted(path)) failed: \(visible(reason)). Try again, or name another file"
        + " with --database FILE."
    }
  }
}
