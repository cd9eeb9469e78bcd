import DiptychFiles

/// The file `robots.txt`, which tells crawlers the paths that they may read (RFC 9309).
///
/// The file lists the sitemaps of the site. Crawlers only read this file at the root of a host. So
/// it works for a site at `https://example.org/`, but has no effect for a site at
/// `https://example.org/docs/`.
public struct Robots: GeneratedFile {
  /// The path of the file.
  public let path: SitePath = "robots.txt"

  private let disallowed: [SitePath]

  /// Creates a file that allows all paths except the given paths.
  ///
  /// - Parameter disallowed: The paths of folders and files that crawlers must not read. The empty
  ///   path stands for the whole site.
  public init(disallowing disallowed: [SitePath] = []) {
    self.disallowed = disallowed
  }

  public func problems(in site: SiteOverview) -> [SiteProblem] {
    disallowed.compactMap { path in path.problem.map { .path(path, $0) } }
  }

  public func files(of site: SiteOverview) -> [SiteFile] {
    let root = site.siteAddress?.path ?? "/"
    // RFC 9309, 2.2.3: a dollar sign at the end would be the end of the address.
    let rules = disallowed.map { path in
      let address = percentEncoded(path: path.text).replacing("$", with: "%24")
      return "Disallow: \(root)\(address)\n"
    }
    let sitemaps = site.generated.compactMap { file in
      file is Sitemap ? site.siteAddress?.address(ofFile: file.path.text) : nil
    }
    let text =
      "User-agent: *\n" + (rules.isEmpty ? "Allow: /\n" : rules.joined())
      + sitemaps.map { "\nSitemap: \($0)\n" }.joined()
    return [SiteFile(path: path.text, bytes: Array(text.utf8))]
  }
}
