import BistroFolderTesting
import BistroTerminalTesting
import Foundation
import Testing

@testable import BistroCore

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

@Suite("A program that is killed", .timeLimit(.minutes(2))) struct KillTests {
  // Inventory: E-13
  @Test(
    "Kill -9 among 200 writes: the database opens, and holds each that was acknowledged",
    arguments: [1, 40, 100, 160, 199]
  )
  func kill(after count: Int) async throws {
    try await TemporaryFolder.with { folder in
      let path = folder.path(of: "bistro.sqlite3")
      let acknowledged = try await Self.write(200, to: path, killAfter: count)
      #expect(acknowledged.starts(with: 1...count))
      let stored = try await BistroDatabase(path: path).favorites()
      #expect(stored.starts(with: acknowledged))
      // One more favourite may have been stored before its acknowledgement was written.
      #expect(stored == Array(1...max(stored.count, 1)))
      #expect((acknowledged.count...acknowledged.count + 1).contains(stored.count))
      try await BistroDatabase(path: path).setFavorite(true, dish: 1000)
    }
  }

  /// Lets a program write favourites, kills it after some of them, and returns the favourites that
  /// it has acknowledged.
  @concurrent private static func write(
    _ count: Int,
    to path: String,
    killAfter limit: Int
  ) async throws -> [Int] {
    let process = Process()
    process.executableURL = URL(filePath: try pathOfProgram("bistro-writer"))
    process.arguments = [path, "\(count)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let program = process.processIdentifier
    let text = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var output = Data()
        var isKilled = false
        while case let data = pipe.fileHandleForReading.availableData, !data.isEmpty {
          output += data
          if !isKilled, output.count(where: { $0 == UInt8(ascii: "\n") }) >= limit {
            signal(SIGKILL, to: program)
            isKilled = true
          }
        }
        continuation.resume(returning: String(decoding: output, as: UTF8.self))
      }
    }
    process.waitUntilExit()
    return text.split(separator: "\n").compactMap { Int($0) }
  }
}

/// Sends a signal.
///
/// In the suite, its own function `kill` hides the function of the system.
private func signal(_ number: Int32, to program: Int32) { _ = kill(program, number) }
