import DiptychFiles
public import DiptychViews

/// The place of the page that is being rendered.
///
/// The addresses of links on the page are relative to this place.
///
/// A view reads the place from the environment: `@Environment(\.pageLocation)`. Most views only
/// need ``PageLink``.
public struct PageLocation: Hashable, Sendable {
  /// The path of the page.
  public let path: SitePath

  /// The form of the addresses of pages.
  public let style: PageStyle

  /// The path of the site on its host if links begin with it, or nil if they are relative.
  ///
  /// The page for addresses that are not found is shown at any of them, so its links can't be
  /// relative.
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
  /// - Returns: The address, encoded.
  public func address(of page: SitePath, fragment: String? = nil) -> String {
    let ending = fragment.map { "#" + percentEncoded(fragment: $0) } ?? ""
    if page == path, !ending.isEmpty, root == nil { return ending }
    return address(ofEncoded: percentEncoded(path: style.link(to: page))) + ending
  }

  /// Returns the address of a file that is no page, such as an image.
  ///
  /// - Parameter file: The path of the file, without a hash.
  /// - Returns: The address, encoded.
  public func address(ofFile file: SitePath) -> String {
    address(ofEncoded: percentEncoded(path: fileName(file)))
  }

  /// Returns the place of the page for content that is shown at any address: links begin with a
  /// root.
  func anywhere(root: String) -> PageLocation {
    PageLocation(path: path, style: style, root: root, assets: assets)
  }

  /// Returns the path of a file, with its hash if it has one.
  func fileName(_ file: SitePath) -> String { assets.file(file) ?? file.text }

  /// Returns the hash of a file for the attribute `integrity`; nil if its name has no hash.
  ///
  /// See Subresource Integrity. In a page that was opened from a disk, browsers refuse files with
  /// this attribute.
  public func integrity(ofFile file: SitePath) -> String? { assets.integrity(file) }

  private func address(ofEncoded target: String) -> String {
    if let root { return root + target }
    let slash = UInt8(ascii: "/")
    let here = percentEncoded(path: style.address(of: path)).utf8
    // Up to the end of the last folder that both are in.
    var common = 0
    for (index, bytes) in zip(here, target.utf8).enumerated() {
      guard bytes.0 == bytes.1 else { break }
      if bytes.0 == slash { common = index + 1 }
    }
    let depth = here.dropFirst(common).count { $0 == slash }
    let rest = target.utf8.dropFirst(common)
    // A colon in the first name would end a scheme; an empty address is this page with its query.
    let needsDot =
      depth == 0 && (rest.isEmpty || rest.prefix { $0 != slash }.contains(UInt8(ascii: ":")))
    return String(repeating: "../", count: depth) + (needsDot ? "./" : "") + String(Substring(rest))
  }
}

extension EnvironmentValues {
  private enum PageLocationKey: EnvironmentKey {
    static var defaultValue: PageLocation? { nil }
  }

  /// The place of the page that is being rendered; nil outside of a site.
  public var pageLocation: PageLocation? {
    get { self[PageLocationKey.self] }
    set { self[PageLocationKey.self] = newValue }
  }
}
