import DiptychHTTP
import DiptychHTTPTesting
import Foundation
import Testing

@Suite("A server")
struct HTTPServerTests {
  private static func server(port: UInt16 = 0) -> HTTPServer {
    HTTPServer(port: port, limits: .patient) { request in
      HTTPResponse(body: .bytes(Array(request.path.utf8)))
    }
  }

  @Test("Many clients are answered at the same time")
  func parallel() async throws {
    try await serving({ try await Self.server().run(onStart: $0) }) { port in
      try await withThrowingTaskGroup { group in
        for number in 0..<24 {
          group.addTask {
            let client = try HTTPClient(port: port)
            for round in 0..<20 {
              await client.get("/\(number)/\(round)")
              #expect(await client.reply()?.text == "/\(number)/\(round)")
            }
          }
        }
        try await group.waitForAll()
      }
    }
  }

  @Test("A port that is used can't be used again, and is free when its server has ended")
  func port() async throws {
    let port = try await serving({ try await Self.server().run(onStart: $0) }) { port in
      let client = try HTTPClient(port: port)
      await client.get("/")
      #expect(await client.reply()?.text == "/")
      await #expect(throws: HTTPServerError.portInUse(port)) {
        try await Self.server(port: port).run { _ in }
      }
      return port
    }
    #expect(throws: HTTPClientError.self) { try HTTPClient(port: port) }
    try await serving({ try await Self.server(port: port).run(onStart: $0) }) { again in
      #expect(again == port)
      let client = try HTTPClient(port: port)
      await client.get("/again")
      #expect(await client.reply()?.text == "/again")
    }
  }

  @Test("A server that ends closes connections in the middle of a response, and idle ones")
  func ending() async throws {
    let server = HTTPServer(port: 0, limits: .patient) { _ in
      HTTPResponse(
        body: .stream { writer in
          while true { try await writer.write([UInt8](repeating: 0x61, count: 1 << 16)) }
        }
      )
    }
    let (idle, loading) = try await serving({ try await server.run(onStart: $0) }) { port in
      let clients = (try HTTPClient(port: port), try HTTPClient(port: port, room: 1 << 16))
      await clients.1.get("/")
      _ = await clients.1.text(upTo: "\r\n\r\n")
      return clients
    }
    #expect(await idle.rest() == "")
    #expect(await !loading.rest().hasSuffix("0\r\n\r\n"))
  }

  @Test("A server whose task is cancelled before it begins ends at once")
  func cancelled() async throws {
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await Self.server().run { _ in }
    }
    try await task.value
  }

  #if os(Linux)
  @Test("Servers leave no descriptor and no thread")
  func leaks() async throws {
    await #expect(processExitsWith: .success) {
      var descriptors: [Int] = []
      for _ in 0..<60 {
        try await serving({ try await Self.server().run(onStart: $0) }) { port in
          let client = try HTTPClient(port: port)
          await client.get("/")
          _ = await client.reply()
          await client.close()
          _ = try HTTPClient(port: port)
        }
        descriptors.append(try entries(of: "fd"))
      }
      // The thread of a client ends a little later than it, and the system may keep some of its
      // own.
      let threads = try entries(of: "task")
      precondition(descriptors[59] < descriptors[0] + 30, "descriptors: \(descriptors)")
      precondition(threads < 40, "threads: \(threads)")
    }
  }
  #endif
}

#if os(Linux)
/// Returns the number of entries of a folder that the system keeps for this process.
private func entries(of folder: String) throws -> Int {
  try FileManager.default.contentsOfDirectory(atPath: "/proc/self/\(folder)").count
}
#endif
