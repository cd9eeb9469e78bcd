import Foundation

@testable import BistroCore

/// The server `server.py`, which runs as long as a test runs.
struct TestServer: Sendable {
  let port: String
  /// The lines that the server writes after the line with its port.
  let lines: AsyncStream<String>

  /// The address of the files for one of the server's kinds of responses.
  func address(_ mode: String) -> String { "http://127.0.0.1:\(port)/\(mode)" }

  static func with(_ body: (TestServer) async throws -> Void) async throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    let script = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "server.py")
    process.arguments = ["python3", script.path, FileAPI.standardFolder]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    let ended = AsyncStream.makeStream(of: Void.self)
    process.terminationHandler = { _ in ended.continuation.finish() }
    try process.run()
    let (lines, continuation) = AsyncStream.makeStream(of: String.self)
    Thread.detachNewThread {
      var rest = Data()
      while case let data = output.fileHandleForReading.availableData, !data.isEmpty {
        rest += data
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          continuation.yield(String(decoding: rest[rest.startIndex..<end], as: UTF8.self))
          rest = rest[(end + 1)...]
        }
      }
      continuation.finish()
    }
    var iterator = lines.makeAsyncIterator()
    guard let port = await iterator.next() else { throw CocoaError(.executableLoad) }
    let result: Result<Void, any Error>
    do {
      result = .success(try await body(TestServer(port: port, lines: lines)))
    } catch {
      result = .failure(error)
    }
    // The server ends at the end of its input, even if the tests are killed.
    try input.fileHandleForWriting.close()
    for await _ in ended.stream {}
    try result.get()
  }
}
