import CSQLite

/// A connection to an SQLite database.
final class SQLiteConnection {
  /// An error code of SQLite, with SQLite's message.
  struct Failure: Error {
    let code: Int32
    let reason: String
  }

  private let handle: OpaquePointer

  /// Opens a file or a URI, such as `file:menu.sqlite3?mode=ro`.
  ///
  /// If the file does not exist, it is created.
  init(path: String) throws(Failure) {
    var handle: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_URI
    let code = sqlite3_open_v2(path, &handle, flags, nil)
    guard code == SQLITE_OK, let handle else {
      let failure = Failure(code: code, reason: String(cString: sqlite3_errmsg(handle)))
      sqlite3_close_v2(handle)
      throw failure
    }
    self.handle = handle
  }

  deinit { sqlite3_close_v2(handle) }

  /// Sets the maximum time that a statement waits for another writer.
  func wait(milliseconds: Int32) { sqlite3_busy_timeout(handle, milliseconds) }

  /// Runs a statement with numbers for its question marks, and returns the numbers in the first
  /// column of the result.
  @discardableResult
  func run(_ sql: String, _ numbers: Int...) throws(Failure) -> [Int] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK else { throw failure }
    defer { sqlite3_finalize(statement) }
    for (index, number) in numbers.enumerated() {
      sqlite3_bind_int64(statement, Int32(index + 1), Int64(number))
    }
    var rows: [Int] = []
    while true {
      switch sqlite3_step(statement) {
      case SQLITE_ROW: rows.append(Int(sqlite3_column_int64(statement, 0)))
      case SQLITE_DONE: return rows
      default: throw failure
      }
    }
  }

  /// Runs a closure in a transaction.
  ///
  /// If the closure throws an error, none of its changes are written.
  func transaction(_ body: (SQLiteConnection) throws(Failure) -> Void) throws(Failure) {
    try run("BEGIN IMMEDIATE")
    do {
      try body(self)
      try run("COMMIT")
    } catch {
      _ = try? run("ROLLBACK")
      throw error
    }
  }

  private var failure: Failure {
    Failure(code: sqlite3_errcode(handle), reason: String(cString: sqlite3_errmsg(handle)))
  }
}
