extension BistroDatabase {
  /// The version that this program writes: the number of the migrations.
  static var version: Int { migrations.count }

  /// The statements that lead from each version to the next one.
  private static let migrations = [
    // The favourites; `position` is the order of their addition.
    "CREATE TABLE favorites (position INTEGER PRIMARY KEY, dish INTEGER NOT NULL UNIQUE)",
    "CREATE TABLE settings (name TEXT PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID",
  ]

  /// Brings a database to this version, in one transaction.
  ///
  /// The version is read again inside of it, since another program may have migrated meanwhile.
  ///
  /// - Returns: The version of a newer database, which is left as it is; nil if it is this one.
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
