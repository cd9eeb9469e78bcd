import DiptychFiles

/// The check that all links of a site lead somewhere.
struct LinkCheck {
  private let contents: SiteContents
  private let records: SiteRecords
  /// The ids of the pages by the paths of their files.
  private let ids: [String: Set<String>]
  /// The paths of all files.
  private let files: Set<String>

  init(_ contents: SiteContents, _ records: SiteRecords) {
    self.contents = contents
    self.records = records
    ids = records.pages.mapValues { Set($0.ids) }
    files = Set(contents.files)
  }

  /// Returns the links that lead nowhere, page by page.
  func problems() -> [SiteProblem] {
    contents.pages.flatMap { entry in
      (records.pages[entry.file]?.references ?? []).compactMap { problem(of: $0, on: entry) }
    }
  }

  private func problem(of reference: String, on entry: SiteContents.Entry) -> SiteProblem? {
    let parts = Reference(reference)
    guard let path = siteRelativePath(of: parts, from: entry.settings.location) else { return nil }
    let page = entry.page.path
    var source: String? { entry.page.source?.place(of: reference) }
    let file: String
    switch find(path) {
    case .file(let found): file = found
    case .folder: return .noSlash(page: page, destination: reference, source: source)
    case nil: return .link(page: page, destination: reference, source: source)
    }
    guard let fragment = parts.fragment, !fragment.isEmpty, let ids = ids[file],
      // Browsers go to the top for this one.
      fragment.lowercased() != "top", !ids.contains(fragment)
    else { return nil }
    return .fragment(page: page, destination: reference, source: source)
  }

  private enum Target {
    case file(String)
    /// A folder with a page, whose address lacks its slash.
    case folder
  }

  /// Returns what a server finds at a path that is relative to the site.
  private func find(_ path: String) -> Target? {
    if path.isEmpty || path.hasSuffix("/") {
      return files.contains(path + "index.html") ? .file(path + "index.html") : nil
    }
    if files.contains(path) { return .file(path) }
    if contents.style == .name, ids[path + ".html"] != nil { return .file(path + ".html") }
    return files.contains(path + "/index.html") ? .folder : nil
  }

  /// Returns the path of an address, relative to the site and decoded; nil if it leads out of it.
  private func siteRelativePath(of parts: Reference, from location: PageLocation) -> String? {
    let address = contents.address
    let root = address?.path ?? "/"
    let here = location.root == nil ? location.pathOnSite : ""
    switch parts.kind {
    case .otherScheme, .otherHost: return nil
    case .host(let origin, let path):
      guard let address, origin == address.origin, path.hasPrefix(address.path) else { return nil }
      return normalized(path.dropFirst(address.path.count))
    case .absolutePath(let path):
      guard path.hasPrefix(root) else { return nil }
      return normalized(path.dropFirst(root.count))
    case .relativePath(""): return percentDecoded(here)
    case .relativePath(let path):
      let folder = here.lastIndex(of: "/").map { here[...$0] } ?? ""
      return normalized(folder + path)
    }
  }

  /// Returns a path without its names of dots, decoded.
  private func normalized(_ path: some StringProtocol) -> String {
    var names: [Substring] = []
    let all = String(path).split(separator: "/", omittingEmptySubsequences: false)
    for (index, name) in all.enumerated() {
      let isLast = index == all.count - 1
      switch percentDecoded(name) {
      case ".": if isLast { names.append("") }
      case "..":
        // A way out of the site leads nowhere in it.
        if names.popLast() == nil { names.append("..") }
        if isLast { names.append("") }
      default: names.append(name)
      }
    }
    return percentDecoded(names.joined(separator: "/"))
  }
}

extension PageLocation {
  /// The address of the page, relative to that of the site and encoded.
  var pathOnSite: String { percentEncoded(path: style.address(of: path)) }
}
