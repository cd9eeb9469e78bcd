import DiptychSite
import Testing

@testable import struct DiptychSite.PageLocation

@Suite("Addresses of a site and of its pages") struct AddressTests {
  @Test(
    "Valid addresses of a site",
    arguments: [
      ("https://example.org", "https://example.org/"),
      ("https://example.org/", "https://example.org/"),
      ("http://localhost:8000/docs", "http://localhost:8000/docs/"),
      ("https://example.org//docs/kit/", "https://example.org/docs/kit/"),
    ]
  )
  func address(text: String, whole: String) { #expect(SiteAddress(text)?.text == whole) }

  @Test(
    "Invalid addresses of a site",
    arguments: [
      "", "example.org", "//example.org", "ftp://example.org", "HTTPS://example.org", "https://",
      "https:///docs", "https://:80/", "https://example.org/a?b", "https://example.org/#a",
      "https://user@example.org/", "https://example.org/a b", "https://example.org/../a",
      "https://example.org/<a>", "https://exämple.org",
    ]
  )
  func noAddress(text: String) { #expect(SiteAddress(text) == nil) }

  @Test(
    "Links between pages",
    arguments: [
      // From, to, and the address by folder, by file and by name.
      ("", "", "./", "index.html", "./"),
      ("", "guide", "guide/", "guide.html", "guide"),
      ("", "guide/start", "guide/start/", "guide/start.html", "guide/start"),
      ("guide", "", "../", "index.html", "./"),
      ("guide/start", "", "../../", "../index.html", "../"),
      ("guide/start", "guide/links", "../links/", "links.html", "links"),
      ("guide/start", "guide/start", "./", "start.html", "start"),
      ("guide", "guide/start", "start/", "guide/start.html", "guide/start"),
      ("guide/start", "guide", "../", "../guide.html", "../guide"),
      ("a/b/c", "a/d/e", "../../d/e/", "../d/e.html", "../d/e"),
      ("a", "über uns", "../%C3%BCber%20uns/", "%C3%BCber%20uns.html", "%C3%BCber%20uns"),
    ]
  )
  func links(from: String, to: String, folder: String, file: String, name: String) {
    let addresses = [PageStyle.folder, .file, .name].map { style in
      PageLocation(path: SitePath(from), style: style).address(of: SitePath(to))
    }
    #expect(addresses == [folder, file, name])
  }

  @Test("Links to ids and to files") func fragments() {
    let here = PageLocation(path: "guide/start", style: .folder)
    #expect(here.address(of: "guide/start", fragment: "install it") == "#install%20it")
    #expect(here.address(of: "guide/links", fragment: "a/b?c") == "../links/#a/b?c")
    #expect(here.address(ofFile: "logo.svg") == "../../logo.svg")
    #expect(PageLocation(path: "", style: .file).address(ofFile: "a b.svg") == "a%20b.svg")
    let anywhere = PageLocation(path: "404", style: .folder, root: "/docs/")
    #expect(anywhere.address(of: "guide") == "/docs/guide/")
    #expect(anywhere.address(of: "") == "/docs/")
    #expect(anywhere.address(ofFile: "logo.svg") == "/docs/logo.svg")
  }
}
