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

  private func address(ofEncoded target: String) -> String {
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
    // A colon in the first name would end a scheme, and an empty address would keep the query of
    // the page, so both need `./`.
    let needsDot =
      depth == 0 && (rest.isEmpty || rest.prefix { $0 != slash }.contains(UInt8(ascii: ":")))
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
