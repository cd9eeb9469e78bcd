import Dispatch
import Foundation

/// The favourites and the settings in an SQLite file.
///
/// The rollback journal is written with `synchronous = FULL`. So when a call has returned, its
/// change is stored, even if the program is killed immediately. If several programs write, each
/// waits for the others. The first call opens the file.
package final class BistroDatabase: Sendable {
  private let path: String
  private let patience: Int32
  /// The thread for calls that wait for the disk or for another program.
  private let queue = DispatchQueue(label: "bistro.database")
  private let box = ConnectionBox()

  /// The connection.
  ///
  /// Only code on the queue uses it.
  private final class ConnectionBox: @unchecked Sendable {
    var connection: SQLiteConnection?
  }

  /// Creates a database, which is opened at its first use.
  ///
  /// - Parameters:
  ///   - path: The path of the file, or an SQLite URI. If the file or its folder does not exist, it
  ///     is created.
  ///   - patience: The maximum time to wait for another writer, in milliseconds.
  package init(path: String, patience: Int32 = 2_000) {
    self.path = path
    self.patience = patience
  }

  /// The file of the user, `$XDG_DATA_HOME/bistro/bistro.sqlite3`.
  ///
  /// The default of `XDG_DATA_HOME` is `~/.local/share`.
  static func standardPath(in environment: [String: String]) -> String {
    let data = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = data ?? "\(environment["HOME"] ?? ".")/.local/share"
    return "\(folder)/bistro/bistro.sqlite3"
  }

  // MARK: Statements

  /// Runs a statement on the queue, and returns the numbers in its first column.
  private func run(_ sql: String, _ number: Int? = nil) async throws(DatabaseError) -> [Int] {
    let result = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(returning: self.result(of: sql, number))
      }
    }
    return try result.get()
  }

  private func result(of sql: String, _ number: Int?) -> Result<[Int], DatabaseError> {
    do throws(DatabaseError) {
      let connection = if let open = box.connection { open } else { try open() }
      box.connection = connection
      do throws(SQLiteConnection.Failure) {
        guard let number else { return .success(try connection.run(sql)) }
        return .success(try connection.run(sql, number))
      } catch {
        throw DatabaseError(error, path: path)
      }
    } catch {
      return .failure(error)
    }
  }

  private func open() throws(DatabaseError) -> SQLiteConnection {
    if !path.hasPrefix("file:") {
      let folder = URL(filePath: path).deletingLastPathComponent()
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw .unopenable(path: path, reason: "its folder can't be made")
      }
    }
    let version: Int
    do throws(SQLiteConnection.Failure) {
      let connection = try SQLiteConnection(path: path)
      connection.wait(milliseconds: patience)
      try connection.run("PRAGMA synchronous = FULL")
      guard let newer = try Self.migrate(connection) else { return connection }
      version = newer
    } catch {
      throw DatabaseError(error, path: path)
    }
    throw .newer(path: path, version: version, known: Self.version)
  }
}

extension BistroDatabase: FavoritesRepository {
  package func favorites() async throws(DatabaseError) -> [Int] {
    try await run("SELECT dish FROM favorites ORDER BY position")
  }

  package func setFavorite(_ isFavorite: Bool, dish: Int) async throws(DatabaseError) {
    let sql =
      isFavorite
      ? "INSERT INTO favorites (dish) VALUES (?) ON CONFLICT (dish) DO NOTHING"
      : "DELETE FROM favorites WHERE dish = ?"
    _ = try await run(sql, dish)
  }
}

extension BistroDatabase: OnboardingRepository {
  func isOnboardingDone() async throws(DatabaseError) -> Bool {
    try await run("SELECT value FROM settings WHERE name = 'onboarding'").first == 1
  }

  func finishOnboarding() async throws(DatabaseError) {
    _ = try await run("INSERT OR REPLACE INTO settings (name, value) VALUES ('onboarding', 1)")
  }
}
