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
  private let folder: PreviewedFolder
  private let port: UInt16
  /// The path of the site, with a slash at both ends.
  private let basePath: String
  private let version = SiteVersion()
  package var timeout: Duration = .seconds(20)

  /// The port of a server that is given no other port.
  public static let defaultPort: UInt16 = 8080

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
    port: UInt16 = defaultPort,
    basePath: String = "/",
    cleanURLs: Bool = false
  ) {
    self.folder = PreviewedFolder(path: folder, cleanURLs: cleanURLs)
    self.port = port
    let names = basePath.split(separator: "/")
    self.basePath = names.isEmpty ? "/" : "/" + names.joined(separator: "/") + "/"
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
    try await HTTPServer(port: port, timeout: timeout) { request in response(to: request) }
      .run { port in onStart("http://127.0.0.1:\(port)\(basePath)") }
  }

  /// Reloads the pages that are open in browsers.
  ///
  /// If a ``Site`` has written the folder, this call is not necessary.
  public func reload() { version.advance() }

  // MARK: Responses

  private func response(to request: HTTPRequest) -> HTTPResponse {
    // A page that is written after this point has a different version.
    let manifest = FileStatus(of: "\(folder.path)/.diptych-manifest")?.stamp
    let version = version.text(manifest: manifest)
    let encoded = request.path.dropFirst(basePath.count)
    var file: String?
    if !request.path.hasPrefix(basePath) {
      let isBase = request.path + "/" == basePath || request.path == "/"
      if isBase { return redirect(to: basePath, of: request) }
    } else if encoded == ReloadScript.name {
      return response(200, "text/plain; charset=utf-8", .bytes(Array(version.utf8)))
    } else {
      switch folder.place(of: encoded) {
      case .file(let path): file = path
      case .folder: return redirect(to: request.path + "/", of: request)
      case .nothing: break
      }
    }
    let status = file == nil ? 404 : 200
    var page = Self.notFoundPage
    if let path = file ?? folder.file("404.html"), let file = OpenFile(path: path) {
      let type = PreviewedFolder.contentType(of: path)
      guard type == PreviewedFolder.html, file.count <= 16 << 20 else {
        return response(status, type, .file(file))
      }
      page = file.bytes(in: 0..<file.count)
    }
    let path = basePath + ReloadScript.name
    page = ReloadScript.added(to: page, path: path, host: request.host, version: version)
    return response(status, PreviewedFolder.html, .bytes(page))
  }

  private func redirect(to path: String, of request: HTTPRequest) -> HTTPResponse {
    var redirect = response(307, "text/plain; charset=utf-8", .bytes([]))
    redirect.headers.append(("Location", path + (request.query.map { "?\($0)" } ?? "")))
    return redirect
  }

  private func response(_ status: Int, _ type: String, _ body: HTTPResponse.Body) -> HTTPResponse {
    HTTPResponse(
      status: status,
      headers: [
        ("Content-Type", type), ("Cache-Control", "no-store"),
        ("X-Content-Type-Options", "nosniff"),
      ],
      body: body
    )
  }

  private static let notFoundPage = Array(
    """
    <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Not found</title></head>\
    <body><h1>Not found</h1><p>The site has no file at this address.</p></body></html>
    """.utf8
  )
}

/// An error that prevents a preview server from showing a site.
public enum PreviewError: Error, Hashable, Sendable {
  /// There is no folder at this path, so there is no site to show.
  case noFolder(String)

  /// Another program uses this port.
  case portInUse(UInt16)

  /// The system does not let the current user open this port, which is often the case below 1024.
  case portNotAllowed(UInt16)

  /// A system call, such as `bind`, has failed.
  case system(call: String, message: String)
}

extension PreviewError: CustomStringConvertible {
  /// A message with the reason and a remedy.
  public var description: String {
    switch self {
    case .noFolder(let path):
      "the folder “\(path)” doesn't exist; write the site first, or give its folder"
    case .portInUse(let port):
      """
      the port \(port) is used by another program; end that program, or choose another port, \
      such as 0 for any that is free
      """
    case .portNotAllowed(let port):
      "the system reserves the port \(port); choose one from 1024 on"
    case .system(let call, let message):
      "the system refused \(call): \(message)"
    }
  }
}
