import CSQLite

extension DatabaseError {
  /// Creates the error for an error code of SQLite.
  init(_ failure: SQLiteConnection.Failure, path: String) {
    self =
      switch failure.code & 0xff {
      case SQLITE_BUSY, SQLITE_LOCKED: .locked(path: path)
      case SQLITE_READONLY, SQLITE_PERM: .readOnly(path: path)
      case SQLITE_CORRUPT, SQLITE_NOTADB: .corrupt(path: path)
      case SQLITE_CANTOPEN: .unopenable(path: path, reason: failure.reason)
      default: .failed(path: path, reason: failure.reason)
      }
  }
}
