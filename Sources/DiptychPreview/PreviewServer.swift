package import DiptychHTTP
import DiptychFiles

/// A server on this computer that shows a generated site while its author works on it.
///
/// ```swift
/// let server = PreviewServer(folder: "site")
/// try await server.run { address in print("The site is at \(address)") }
/// ```
///
/// When the site is written again, open pages reload. For this purpose, the server adds a script to
/// each page that it sends. The files are not changed. Browsers do not cache the pages, and other
/// computers can't connect. See <doc:PreviewingASite>.
public struct PreviewServer: Sendable {
  private let folder: SiteFolder
  private let port: UInt16
  /// The path of the site, with a slash at both ends.
  private let basePath: String
  private let changes = SiteChanges()
  private let limits: HTTPLimits
  private let clock: any Clock<Duration>

  /// Creates a server.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder that contains the site.
  ///   - port: The port, or 0 for any free port.
  ///   - basePath: The path of the site on its web server, such as `/docs/`.
  ///   - cleanURLs: Whether addresses of pages may omit `.html`. For example, `/guide/start` then
  ///     shows the file `guide/start.html`.
  public init(
    folder: String,
    port: UInt16 = 8080,
    basePath: String = "/",
    cleanURLs: Bool = false
  ) {
    self.init(
      folder: folder,
      port: port,
      basePath: basePath,
      cleanURLs: cleanURLs,
      limits: HTTPLimits(),
      clock: ContinuousClock()
    )
  }

  /// Creates a server with limits, and a clock for the intervals between checks for changes.
  package init(
    folder: String,
    port: UInt16,
    basePath: String,
    cleanURLs: Bool,
    limits: HTTPLimits,
    clock: any Clock<Duration>
  ) {
    self.folder = SiteFolder(path: folder, cleanURLs: cleanURLs)
    self.port = port
    let names = basePath.split(separator: "/")
    self.basePath = names.isEmpty ? "/" : "/" + names.joined(separator: "/") + "/"
    self.limits = limits
    self.clock = clock
  }

  /// Shows the site until the task is cancelled.
  ///
  /// When the method returns, all connections are closed, and the port is free.
  ///
  /// - Parameter onStart: A function that receives the address of the site, such as
  ///   `http://127.0.0.1:8080/`, as soon as a browser can load it.
  /// - Throws: A ``PreviewError`` if the folder does not exist, or if the port can't be used.
  public func run(
    onStart: @escaping @Sendable (_ address: String) -> Void = { _ in }
  ) async throws(PreviewError) {
    guard (try? FileKind(of: folder.path)) == .directory else { throw .noFolder(folder.path) }
    let server = HTTPServer(port: port, limits: limits) { request in response(to: request) }
    let result = await withTaskGroup { group in
      group.addTask { await watch() }
      defer { group.cancelAll() }
      do throws(HTTPServerError) {
        try await server.run { port in onStart("http://127.0.0.1:\(port)\(basePath)") }
        return Result<Void, PreviewError>.success(())
      } catch {
        return .failure(PreviewError(error))
      }
    }
    try result.get()
  }

  /// Reloads the pages that are open in browsers.
  ///
  /// If the folder contains the file `.diptych-manifest`, this call is not necessary. The kit
  /// updates this file after it has written all other files of the site, and the server reloads the
  /// pages when the file changes.
  public func reload() { changes.advance() }

  /// Checks four times a second whether the site was written again.
  private func watch() async {
    let manifest = "\(folder.path)/.diptych-manifest"
    var known = FileStatus(of: manifest)?.stamp
    while (try? await clock.sleep(for: .milliseconds(250))) != nil {
      // While the site is written, the file may be missing.
      guard let stamp = FileStatus(of: manifest)?.stamp, stamp != known else { continue }
      known = stamp
      reload()
    }
  }

  // MARK: Responses

  private func response(to request: HTTPRequest) -> HTTPResponse {
    // A page that is written after this point has a different version.
    let version = changes.version
    guard request.path.hasPrefix(basePath) else {
      let isBase = request.path + "/" == basePath || request.path == "/"
      return isBase ? redirect(to: basePath, of: request) : notFound(request, version)
    }
    let encoded = request.path.dropFirst(basePath.count)
    if encoded == ReloadScript.name { return events() }
    guard let path = RequestPath(encoded: encoded) else { return notFound(request, version) }
    switch folder.place(of: path) {
    case .file(let file):
      return response(.ok, file: file, to: request, version) ?? notFound(request, version)
    case .folder: return redirect(to: request.path + "/", of: request)
    case .nothing: return notFound(request, version)
    }
  }

  private func response(
    _ status: HTTPStatus,
    file path: String,
    to request: HTTPRequest,
    _ version: String
  ) -> HTTPResponse? {
    guard let file = OpenFile(path: path) else { return nil }
    let type = ContentType.of(path)
    guard type == ContentType.html, file.count <= 16 << 20 else {
      return HTTPResponse(status: status, headers: Self.headers(type), body: .file(file))
    }
    return page(status, file.bytes(in: 0..<file.count), to: request, version)
  }

  private func page(
    _ status: HTTPStatus,
    _ bytes: [UInt8],
    to request: HTTPRequest,
    _ version: String
  ) -> HTTPResponse {
    let page = ReloadScript.added(
      to: bytes,
      path: basePath + ReloadScript.name,
      host: request.host,
      version: version
    )
    return HTTPResponse(
      status: status,
      headers: Self.headers(ContentType.html),
      body: .bytes(page)
    )
  }

  private func notFound(_ request: HTTPRequest, _ version: String) -> HTTPResponse {
    let own = folder.file("404.html").flatMap { file in
      response(.notFound, file: file, to: request, version)
    }
    return own ?? page(.notFound, Self.notFoundPage, to: request, version)
  }

  private func redirect(to path: String, of request: HTTPRequest) -> HTTPResponse {
    let location = path + (request.query.map { "?\($0)" } ?? "")
    var response = HTTPResponse(.temporaryRedirect)
    response.headers =
      Self.headers("text/plain; charset=utf-8") + [HTTPHeader("Location", location)]
    return response
  }

  /// Returns a response that sends each new version of the site as a server-sent event; HTML
  /// standard, section 9.2.
  private func events() -> HTTPResponse {
    HTTPResponse(
      headers: Self.headers("text/event-stream"),
      body: .stream { [changes] writer in
        var version = changes.version
        try await writer.write(Array("retry: 500\ndata: \(version)\n\n".utf8))
        while let next = await changes.next(after: version) {
          version = next
          try await writer.write(Array("data: \(version)\n\n".utf8))
        }
      }
    )
  }

  private static func headers(_ type: String) -> [HTTPHeader] {
    [
      HTTPHeader("Content-Type", type), HTTPHeader("Cache-Control", "no-store"),
      HTTPHeader("X-Content-Type-Options", "nosniff"),
    ]
  }

  private static let notFoundPage = Array(
    """
    <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Not found</title></head>\
    <body><h1>Not found</h1><p>The site has no file at this address.</p></body></html>
    """.utf8
  )
}

extension PreviewError {
  fileprivate init(_ error: HTTPServerError) {
    switch error {
    case .portInUse(let port): self = .portInUse(port)
    case .portNotAllowed(let port): self = .portNotAllowed(port)
    case .system(let error): self = .system(call: error.call, message: error.description)
    }
  }
}
