import DiptychSite
import Foundation

/// The program `diptych-server`, which renders a page for each request from this computer.
@main
enum Server {
  static func main() async {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count < 2,
      let port = arguments.isEmpty
        ? PreviewServer.defaultPort : arguments.first.flatMap(UInt16.init)
    else {
      fail("usage: diptych-server [PORT]", status: 64)
    }
    do throws(PreviewError) {
      try await PageServer(port: port).run { port in write("http://127.0.0.1:\(port)/") }
    } catch {
      fail("\(error)", status: 1)
    }
  }

  /// Writes a line immediately, without buffering, even to a pipe.
  @Sendable private static func write(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    FileHandle.standardError.write(Data("diptych-server: \(message)\n".utf8))
    exit(status)
  }
}
