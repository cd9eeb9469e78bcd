import DiptychHTTP

/// The program `diptych-server`: pages that are rendered for each request, on this computer alone.
@main
enum Server {
  static func main() async {
    let port = CommandLine.arguments.dropFirst().first.map { UInt16($0) } ?? 8080
    guard let port else {
      print("usage: diptych-server [PORT]")
      return
    }
    let server = PageServer(port: port, clock: ContinuousClock()) { print($0) }
    do throws(HTTPServerError) {
      try await server.run { port in print("http://127.0.0.1:\(port)/") }
    } catch {
      print(error)
    }
  }
}
