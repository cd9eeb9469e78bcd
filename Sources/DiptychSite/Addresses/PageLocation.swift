import DiptychFiles
public import DiptychViews

/// The location of the page that is being rendered.
///
/// The addresses of links on the page are relative to this location.
///
/// A view can read the location from the environment: `@Environment(\.pageLocation)`. Most views
/// only need ``PageLink``.
public struct PageLocation: Hashable, Sendable {
  /// The path of the page.
  public let path: SitePath

  /// The form of the addresses of pages, such as `guide/start/` or `guide/start.html`.
  public let style: PageStyle

  /// The path of the site on its host if links begin with this path, or nil if links are relative.
  ///
  /// A server shows the `404` page at any address, so the links of this page can't be relative.
  let root: String?

  private let assets: AssetNames

  init(path: SitePath, style: PageStyle, root: String? = nil, assets: AssetNames = AssetNames()) {
    self.path = path
    self.style = style
    self.root = root
    self.assets = assets
  }

  /// Returns the address of a page for a link on this page.
  ///
  /// ```swift
  /// // On the page `guide/start`, with `.folder`:
  /// location.address(of: "guide/links")                     // ../links/
  /// location.address(of: "guide/start", fragment: "install") // #install
  /// ```
  ///
  /// - Parameters:
  ///   - page: The path of the page.
  ///   - fragment: The id of an element on the page, or nil.
  /// - Returns: The percent-encoded address.
  public func address(of page: SitePath, fragment: String? = nil) -> String {
    let ending = fragment.map { "#" + percentEncoded(fragment: $0) } ?? ""
    if page == path, !ending.isEmpty, root == nil { return ending }
    return address(ofEncoded: percentEncoded(path: style.link(to: page))) + ending
  }

  /// Returns the address of a file other than a page, such as an image.
  ///
  /// - Parameter file: The path of the file, without a hash. If the file is hashed, the address
  ///   contains the hash.
  /// - Returns: The percent-encoded address.
  public func address(ofFile file: SitePath) -> String {
    address(ofEncoded: percentEncoded(path: fileName(file)))
  }

  /// Returns the location for content that is shown at any address, so all links begin with `root`.
  func anywhere(root: String) -> PageLocation {
    PageLocation(path: path, style: style, root: root, assets: assets)
  }

  /// Returns the path of a file, with its hash if it has one.
  func fileName(_ file: SitePath) -> String { assets.file(file) ?? file.text }

  /// Returns the hash of a file for the attribute `integrity`, or nil if the file is not hashed.
  ///
  /// A file is hashed if its ``Asset`` or ``AssetFolder`` sets `isHashed`. Browsers reject a file
  /// that does not match the hash (Subresource Integrity). If a reader opens the page from a disk
  /// instead of a server, browsers reject every file with this attribute.
  public func integrity(ofFile file: SitePath) -> String? { assets.integrity(file) }

  /// Returns the address of an encoded path, relative to the address of the site, for a link.
  func address(ofEncoded target: String) -> String {
    if let root { return root + target }
    let slash = UInt8(ascii: "/")
    let here = percentEncoded(path: style.address(of: path)).utf8
    // The number of bytes up to the end of the last folder that both paths share.
    var common = 0
    for (index, bytes) in zip(here, target.utf8).enumerated() {
      guard bytes.0 == bytes.1 else { break }
      if bytes.0 == slash { common = index + 1 }
    }
    let depth = here.dropFirst(common).count { $0 == slash }
    let rest = target.utf8.dropFirst(common)
    // An empty address would keep the query of the page, so it needs `./`. A colon, which would end
    // a scheme, is percent-encoded.
    let needsDot = depth == 0 && rest.isEmpty
    return String(repeating: "../", count: depth) + (needsDot ? "./" : "") + String(Substring(rest))
  }
}

extension EnvironmentValues {
  private enum PageLocationKey: EnvironmentKey {
    static var defaultValue: PageLocation? { nil }
  }

  /// The location of the page that is being rendered, or nil outside of a site.
  public var pageLocation: PageLocation? {
    get { self[PageLocationKey.self] }
    set { self[PageLocationKey.self] = newValue }
  }
}

/// The form of the addresses of pages.
///
/// The table shows the address of the first page, whose path is empty, and of the page
/// `guide/start`, in links:
///
/// | path | `.folder` | `.file` | `.name` |
/// |---|---|---|---|
/// | `` | `` | `index.html` | `` |
/// | `guide/start` | `guide/start/` | `guide/start.html` | `guide/start` |
public enum PageStyle: Hashable, Sendable, CaseIterable {
  /// A folder with a file `index.html`, and an address that ends in a slash. Every server supports
  /// it.
  case folder
  /// A file whose name ends in `.html`, and an address with the same ending.
  ///
  /// The site also works without a server, because each link leads to a file. A link to the first
  /// page leads to `index.html`. Feeds, sitemaps and metadata leave this name out: for them, the
  /// address of the first page is the address of the site.
  case file
  /// A file whose name ends in `.html`, and an address without this ending.
  ///
  /// The server has to add the ending. For example, its response to a request for `guide/start` has
  /// to be the file `guide/start.html`.
  case name

  /// Returns the path of a page's file.
  func file(of page: SitePath) -> String {
    switch self {
    case _ where page.text.isEmpty: "index.html"
    case .folder: "\(page.text)/index.html"
    case .file, .name: "\(page.text).html"
    }
  }

  /// Returns the address of a page for a link from another one, relative to the address of the site
  /// and not encoded.
  func link(to page: SitePath) -> String {
    self == .file && page.text.isEmpty ? "index.html" : address(of: page)
  }

  /// Returns the address of a page, relative to the address of the site and not encoded.
  func address(of page: SitePath) -> String {
    switch self {
    case _ where page.text.isEmpty: ""
    case .folder: "\(page.text)/"
    case .file: "\(page.text).html"
    case .name: page.text
    }
  }
}

/// The address of a site, such as `https://example.org/docs/`.
struct SiteAddress: Hashable, Sendable {
  /// The scheme and the host, such as `https://example.org`.
  let origin: String

  /// The path of the site on its host, with a slash at both ends.
  let path: String

  /// Creates an address.
  ///
  /// The scheme must be `http` or `https`, in lower case. If the slash at the end is missing, it is
  /// added.
  ///
  /// - Returns: The address, or nil if the text is not an absolute URL or has a query or a
  ///   fragment.
  init?(_ text: String) {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    let path = rest.dropFirst(host.count)
    let isPlain = rest.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && scalar.value > 0x20 && scalar.value != 0x7F
        && !"?#\\\"<>^`{|}@".unicodeScalars.contains(scalar)
    }
    let names = path.split(separator: "/")
    guard isPlain, !host.isEmpty, !host.hasPrefix(":"), !names.contains("."), !names.contains("..")
    else { return nil }
    origin = scheme + host
    self.path = names.isEmpty ? "/" : "/" + names.joined(separator: "/") + "/"
  }

  /// The host and the port, if any, for comparisons.
  var host: String {
    let scheme = origin.hasPrefix("http:") ? "http://" : "https://"
    return Self.host(origin.dropFirst(scheme.count), scheme)
  }

  /// Returns a host and a port for comparisons: decoded, in lower case, and without the default
  /// port of the scheme.
  static func host(_ text: some StringProtocol, _ scheme: String) -> String {
    let host = percentDecoded(String(text)).lowercased()
    let endings = [":", scheme == "http://" ? ":80" : ":443"]
    let ending = endings.first { host.utf8.suffix($0.utf8.count).elementsEqual($0.utf8) } ?? ""
    return String(decoding: host.utf8.dropLast(ending.utf8.count), as: UTF8.self)
  }

  /// The address as text, such as `https://example.org/docs/`.
  var text: String { origin + path }
}
