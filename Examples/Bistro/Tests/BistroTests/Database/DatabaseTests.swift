import BistroFolderTesting
import Foundation
import Testing

@testable import BistroCore

@Suite("The database", .timeLimit(.minutes(2))) struct DatabaseTests {
  private static func with(
    _ body: (_ path: String, TemporaryFolder) async throws -> Void
  ) async throws {
    try await TemporaryFolder.with { folder in
      try await body(folder.path(of: "data/bistro.sqlite3"), folder)
    }
  }

  @Test("Favourites are stored in the order of their addition, and the introduction is stored, too")
  func reopening() async throws {
    try await Self.with { path, _ in
      let first = BistroDatabase(path: path)
      #expect(try await first.favorites() == [])
      #expect(try await !first.isOnboardingDone())
      for dish in [33, 2, 17, 2] { try await first.setFavorite(true, dish: dish) }
      try await first.setFavorite(false, dish: 33)
      try await first.setFavorite(false, dish: 40)
      try await first.setFavorite(true, dish: 33)
      try await first.finishOnboarding()
      let second = BistroDatabase(path: path)
      #expect(try await second.favorites() == [2, 17, 33])
      #expect(try await second.isOnboardingDone())
    }
  }

  @Test("A database of an earlier version is migrated, and keeps its favourites")
  func migration() async throws {
    try await Self.with { path, folder in
      try folder.makeFolder("data")
      let old = try SQLiteConnection(path: path)
      try old.run("CREATE TABLE favorites (position INTEGER PRIMARY KEY, dish INTEGER UNIQUE)")
      try old.run("INSERT INTO favorites (dish) VALUES (17)")
      try old.run("PRAGMA user_version = 1")
      let database = BistroDatabase(path: path)
      #expect(try await database.favorites() == [17])
      #expect(try await !database.isOnboardingDone())
      #expect(try old.run("PRAGMA user_version") == [2])
    }
  }

  @Test("Programs that open and write one file at once lose nothing")
  func concurrentWriters() async throws {
    try await Self.with { path, _ in
      try await withThrowingTaskGroup { group in
        for writer in 0..<4 {
          group.addTask {
            let database = BistroDatabase(path: path, patience: 60_000)
            for dish in 1...25 { try await database.setFavorite(true, dish: writer * 25 + dish) }
          }
        }
        try await group.waitForAll()
      }
      #expect(try await BistroDatabase(path: path).favorites().sorted() == Array(1...100))
    }
  }

  // MARK: Errors

  @Test("Another program holds the file")
  func locked() async throws {
    try await Self.with { path, _ in
      let database = BistroDatabase(path: path, patience: 0)
      try await database.setFavorite(true, dish: 1)
      let other = try SQLiteConnection(path: path)
      try other.run("BEGIN EXCLUSIVE")
      await #expect(throws: DatabaseError.locked(path: path)) {
        try await database.setFavorite(true, dish: 2)
      }
      try other.run("COMMIT")
      try await database.setFavorite(true, dish: 2)
      #expect(try await database.favorites() == [1, 2])
    }
  }

  @Test("A file that can only be read shows its favourites, and stores none")
  func readOnly() async throws {
    try await Self.with { path, _ in
      try await BistroDatabase(path: path).setFavorite(true, dish: 1)
      let uri = "file:\(path)?mode=ro"
      let database = BistroDatabase(path: uri)
      #expect(try await database.favorites() == [1])
      await #expect(throws: DatabaseError.readOnly(path: uri)) {
        try await database.setFavorite(true, dish: 2)
      }
    }
  }

  @Test("A file that is not a database, or a damaged one, is left as it is")
  func corrupt() async throws {
    try await Self.with { path, folder in
      try folder.makeFolder("data")
      try folder.write(String(repeating: "no database\n", count: 100), to: "data/bistro.sqlite3")
      await #expect(throws: DatabaseError.corrupt(path: path)) {
        try await BistroDatabase(path: path).favorites()
      }
      #expect(try folder.contents()["data/bistro.sqlite3"]?.hasPrefix("no database\n") == true)

      let damaged = folder.path(of: "damaged.sqlite3")
      try await BistroDatabase(path: damaged).setFavorite(true, dish: 1)
      let file = try FileHandle(forUpdating: URL(filePath: damaged))
      try file.seek(toOffset: 100)
      try file.write(contentsOf: Data(repeating: 0xAB, count: 3996))
      try file.close()
      await #expect(throws: DatabaseError.corrupt(path: damaged)) {
        try await BistroDatabase(path: damaged).favorites()
      }
    }
  }

  @Test("A database of a newer version is not touched")
  func newer() async throws {
    try await Self.with { path, folder in
      try folder.makeFolder("data")
      let other = try SQLiteConnection(path: path)
      try other.run("PRAGMA user_version = 99")
      await #expect(throws: DatabaseError.newer(path: path, version: 99, known: 2)) {
        try await BistroDatabase(path: path).favorites()
      }
      #expect(try other.run("PRAGMA user_version") == [99])
    }
  }

  @Test("A folder instead of the file, or a file instead of the folder")
  func unopenable() async throws {
    try await TemporaryFolder.with { folder in
      await #expect(
        throws: DatabaseError.unopenable(
          path: folder.path,
          reason: "unable to open database file"
        )
      ) {
        try await BistroDatabase(path: folder.path).favorites()
      }
      try folder.write("", to: "file")
      let path = folder.path(of: "file/bistro.sqlite3")
      await #expect(
        throws: DatabaseError.unopenable(path: path, reason: "its folder can't be made")
      ) {
        try await BistroDatabase(path: path).favorites()
      }
    }
  }

  @Test(
    "A message is a sentence that says what helps",
    arguments: [
      (
        DatabaseError.locked(path: "/x"),
        "The database '/x' is in use by another program. Close that one and try again."
      ),
      (
        .readOnly(path: "/x"),
        """
        The database '/x' can only be read. Allow writing to it, or name another file with \
        --database FILE.
        """
      ),
      (
        .corrupt(path: "/x"),
        """
        The file '/x' is damaged or not a database. Restore it from a copy, or name another file \
        with --database FILE.
        """
      ),
      (
        .newer(path: "/x", version: 3, known: 2),
        """
        The database '/x' has version 3, and this program knows versions up to 2. Update the \
        program, or name another file with --database FILE.
        """
      ),
      (
        .unopenable(path: "/x", reason: "no"),
        "The database '/x' can't be opened: no. Name another file with --database FILE."
      ),
      (
        .failed(path: "/x", reason: "no"),
        "The database '/x' failed: no. Try again, or name another file with --database FILE."
      ),
    ]
  )
  func messages(error: DatabaseError, message: String) {
    #expect(error.message == message)
  }

  @Test(
    "The file is where XDG says",
    arguments: [
      (["HOME": "/home/ada"], "/home/ada/.local/share/bistro/bistro.sqlite3"),
      (["HOME": "/home/ada", "XDG_DATA_HOME": "/data"], "/data/bistro/bistro.sqlite3"),
      // A relative path is to be ignored.
      (
        ["HOME": "/home/ada", "XDG_DATA_HOME": "data"],
        "/home/ada/.local/share/bistro/bistro.sqlite3"
      ),
    ]
  )
  func standardPath(environment: [String: String], path: String) {
    #expect(BistroDatabase.standardPath(in: environment) == path)
  }
}
