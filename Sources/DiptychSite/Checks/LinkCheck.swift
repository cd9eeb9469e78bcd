import DiptychFiles
import DiptychHTMLTools

/// A check that finds the broken links of a site.
struct LinkCheck {
  private let contents: SiteContents
  private let records: SiteRecords
  /// The ids of the pages by the paths of their files.
  private let ids: [ExactText: Set<ExactText>]
  /// The paths of all files.
  private let files: Set<ExactText>
  /// The path of the site on its host, decoded.
  private let root: String

  init(_ contents: SiteContents, _ records: SiteRecords) {
    self.contents = contents
    self.records = records
    ids = Dictionary(
      records.pages.map { (ExactText($0.key), Set($0.value.ids.map(ExactText.init))) },
      uniquingKeysWith: { first, _ in first }
    )
    files = Set(contents.files.map(ExactText.init))
    root = percentDecoded(contents.address?.path ?? "/")
  }

  /// A page or a stylesheet that contains links.
  private struct Place {
    /// The path for messages.
    let page: SitePath
    /// The address, relative to the address of the site, encoded.
    let address: String
    /// Whether the page is shown at any address.
    var isAnywhere = false
    /// The path of the file of a page.
    var file = ""
    var source: PageSource?
    var location: PageLocation?

    /// Returns the position of a link in the source file of the page, or nil.
    func source(of reference: String) -> String? {
      location.flatMap { source?.place(of: reference, on: $0) }
    }
  }

  /// Returns the problems of broken links, in the order of the pages.
  func problems() -> [SiteProblem] {
    let pages = contents.pages.flatMap { entry in
      let location = entry.settings.location
      let place = Place(
        page: entry.page.path,
        address: location.root == nil ? location.pathOnSite : "",
        isAnywhere: location.root != nil,
        file: entry.file,
        source: entry.page.source,
        location: location
      )
      return (records.pages[entry.file]?.references ?? []).compactMap { problem(of: $0, in: place) }
    }
    return pages + contents.assets.flatMap(problems)
  }

  /// Returns the problems of broken addresses in a stylesheet; empty for any other file.
  private func problems(in asset: SiteContents.AssetEntry) -> [SiteProblem] {
    // A file that can't be read was reported already.
    guard asset.file.lowercased().hasSuffix(".css"), let bytes = try? asset.asset.bytes() else {
      return []
    }
    let place = Place(page: asset.asset.path, address: percentEncoded(path: asset.file))
    var known: Set<ExactText> = []
    return StyleAddress.all(in: String(decoding: bytes, as: UTF8.self)).compactMap { address in
      // A fragment refers to an id on the page that uses the stylesheet.
      address.hasPrefix("#") || !known.insert(ExactText(address)).inserted
        ? nil : problem(of: address, in: place)
    }
  }

  private func problem(of reference: String, in place: Place) -> SiteProblem? {
    let parts = Reference(reference)
    // The line is only looked up if there is a problem.
    var source: String? { place.source(of: reference) }
    guard let path = hostPath(of: parts, in: place) else { return nil }
    if case .relativePath(let text) = parts.kind, !text.isEmpty, place.isAnywhere {
      return .relativeAddress(
        page: place.page,
        destination: reference,
        suggestion: percentEncoded(path: path.text) + parts.ending,
        source: source
      )
    }
    guard path.text.utf8.starts(with: root.utf8), !path.leavesHost else {
      return problem(outside: path.text, parts, reference, in: place)
    }
    let file: ExactText
    let isHere = reference.utf8.first == UInt8(ascii: "#") && place.isAnywhere
    let pathOnSite = String(decoding: path.text.utf8.dropFirst(root.utf8.count), as: UTF8.self)
    switch isHere ? .file(ExactText(place.file)) : find(pathOnSite) {
    case .file(let found): file = found
    case .recomposed(let address):
      let encoded = percentEncoded(path: address)
      let target = place.location?.address(ofEncoded: encoded)
      return .recomposed(
        page: place.page,
        destination: reference,
        suggestion: (target ?? percentEncoded(path: root) + encoded) + parts.ending,
        source: source
      )
    case .folder: return .noSlash(page: place.page, destination: reference, source: source)
    case .hashed(let asset):
      return .hashedFile(page: place.page, destination: reference, file: asset, source: source)
    case nil:
      if let file = contents.leftOutFile(at: path.text.dropFirst(root.count)) {
        return .leftOut(page: place.page, destination: reference, file, source: source)
      }
      return .link(page: place.page, destination: reference, source: source)
    }
    guard let fragment = parts.fragment, let ids = ids[file],
      // For `#top`, browsers go to the top of the page.
      fragment.lowercased() != "top", !ids.contains(ExactText(fragment))
    else { return nil }
    if let id = ids.first(where: { $0.text == fragment }) {
      let path = reference.utf8.prefix { $0 != UInt8(ascii: "#") }
      return .recomposed(
        page: place.page,
        destination: reference,
        suggestion: "\(Substring(path))#\(percentEncoded(fragment: id.text))",
        source: source
      )
    }
    return .fragment(page: place.page, destination: reference, source: source)
  }

  /// Returns the problem of an address outside of the site that was meant to be in the site, or
  /// that leaves the site by `..`.
  private func problem(
    outside path: String,
    _ parts: Reference,
    _ reference: String,
    in place: Place
  ) -> SiteProblem? {
    var source: String? { place.source(of: reference) }
    if ExactText(path + "/") == ExactText(root) {
      return .noSlash(page: place.page, destination: reference, source: source)
    }
    var suggestion: String?
    let relative = String(decoding: path.utf8.dropFirst(), as: UTF8.self)
    switch find(relative) {
    case .file, .hashed: suggestion = root + relative
    case .recomposed(let address): suggestion = root + address
    case .folder: suggestion = root + relative + "/"
    case nil: break
    }
    switch parts.kind {
    // An address with a host or another scheme is intended.
    case .host, .otherScheme: return nil
    case .absolutePath where suggestion == nil: return nil
    case .absolutePath, .relativePath:
      return .outsideOfSite(
        page: place.page,
        destination: reference,
        suggestion: suggestion.map { percentEncoded(path: $0) + parts.ending },
        source: source
      )
    }
  }

  private enum Target {
    case file(ExactText)
    /// A page or a file whose address only differs in the composition of letters.
    case recomposed(String)
    /// A folder with a page, if the address lacks the slash at the end.
    case folder
    /// A hashed file, if the address lacks the hash.
    case hashed(SitePath)
  }

  /// Returns the page or file that a server finds at a path relative to the site.
  private func find(_ path: String) -> Target? {
    let isFolder = path.isEmpty || path.utf8.last == UInt8(ascii: "/")
    var endings = [isFolder ? "index.html" : ""]
    if !isFolder, contents.style == .name { endings.append(".html") }
    for file in endings.map({ ExactText(path + $0) }) where files.contains(file) {
      return .file(file)
    }
    if !isFolder {
      if files.contains(ExactText(path + "/index.html")) { return .folder }
      if contents.isHashed(SitePath(path)) { return .hashed(SitePath(path)) }
      endings.append("/index.html")
    }
    for ending in endings {
      // Strings are equal even if letters are composed differently.
      guard let file = contents.files.first(where: { $0 == path + ending }) else { continue }
      let name = String(decoding: file.utf8.dropLast(ending.utf8.count), as: UTF8.self)
      return .recomposed(ending.first == "/" ? name + "/" : name)
    }
    return nil
  }

  // MARK: Paths

  /// A path on the host of the site.
  private struct HostPath {
    /// The path, decoded and without `.` and `..`.
    var text: String
    /// Whether an address has more `..` than folders.
    var leavesHost = false
  }

  /// Returns the path of an address on the host of the site, or nil if the address is on another
  /// host.
  private func hostPath(of parts: Reference, in place: Place) -> HostPath? {
    let here = (contents.address?.path ?? "/") + place.address
    switch parts.kind {
    case .otherScheme: return nil
    case .host(let host, let path): return host == contents.address?.host ? normalized(path) : nil
    case .absolutePath(let path): return normalized(path)
    case .relativePath(""): return HostPath(text: percentDecoded(here))
    case .relativePath(let path):
      let slash = here.utf8.lastIndex(of: UInt8(ascii: "/")) ?? here.startIndex
      return normalized(String(here[...slash]) + path)
    }
  }

  /// Returns a path, decoded and without `.` and `..`.
  private func normalized(_ path: String) -> HostPath {
    let (path, leavesHost) = Reference.removingDots(from: path)
    return HostPath(text: percentDecoded(path), leavesHost: leavesHost)
  }
}

extension PageLocation {
  /// The address of the page, relative to the address of the site and encoded.
  var pathOnSite: String { percentEncoded(path: style.address(of: path)) }
}
