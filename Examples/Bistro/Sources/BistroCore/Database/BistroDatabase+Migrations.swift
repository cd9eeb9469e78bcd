extension BistroDatabase {
  /// The version that this program writes, which is the number of migrations.
  static var version: Int { migrations.count }

  /// The statements that migrate each version to the next version.
  private static let migrations = [
    // The favourites, in the order of `position`, starting with the favourite that was added first.
    "CREATE TABLE favorites (position INTEGER PRIMARY KEY, dish INTEGER NOT NULL UNIQUE)",
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID",
  ]

  /// Migrates a database to the version of this program, in one transaction.
  ///
  /// The version is read again in the transaction, because another program may have migrated the
  /// database in the meantime.
  ///
  /// - Returns: The version of the database if it is newer than the program. Such a database is not
  ///   changed. Otherwise, the result is nil.
  static func migrate(
    _ connection: SQLiteConnection
  ) throws(SQLiteConnection.Failure) -> Int? {
    let found = try connection.run("PRAGMA user_version").first ?? 0
    if found == version { return nil }
    if found > version { return found }
    try connection.transaction { connection throws(SQLiteConnection.Failure) in
      let current = try connection.run("PRAGMA user_version").first ?? 0
      guard current < version else { return }
      for migration in migrations[current...] { try connection.run(migration) }
      try connection.run("PRAGMA user_version = \(version)")
    }
    return nil
  }
}
