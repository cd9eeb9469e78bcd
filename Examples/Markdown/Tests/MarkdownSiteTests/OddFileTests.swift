import DiptychExampleTesting
import Foundation
import Testing

@testable import markdown_site

@Suite("Odd files")
struct OddFileTests {
  /// Returns the files of the site of some documents, without the files that every site has.
  private func files(
    of documents: [String: String],
    _ arguments: String...,
    in folder: TemporaryFolder
  ) async throws -> [String] {
    try folder.writeDocuments(documents)
    let run = try await Run.program(
      [folder.path(of: "docs"), "--html", folder.path(of: "site")] + arguments,
      in: folder
    )
    #expect(run.status == 0)
    return try folder.contents(of: "site").keys.sorted().filter {
      !$0.hasPrefix(".")
        && ![".css", ".js", "404.html", "search.json"].contains(where: $0.hasSuffix)
    }
  }

  @Test("Names that are not valid paths are changed, and links follow")
  func names() async throws {
    try await TemporaryFolder.with { folder in
      let files = try await files(
        of: [
          "100% done?.md": "# A\n\n[b](c%3Ad.md) [c](con.md) [d](e%20%20/x%20y.md) [e](%25.txt)",
          "c:d.md": "", "con.md": "", "e  /x y.md": "", "日本.md": "# 日本", "🚢.md": "", "%.txt": "",
          "\(String(repeating: "x", count: 230)).md": "", "a\u{202E}b.md": "", ".md.md": "",
          "dots..md": "",
        ],
        in: folder
      )
      #expect(
        files == [
          "100-done/index.html", "a-b/index.html", "c-d/index.html", "con-1/index.html",
          "dots/index.html", "e/index.html", "e/x-y/index.html", "file.txt", "index.html",
          "untitled/index.html", "\(String(repeating: "x", count: 80))/index.html",
          "日本/index.html",
        ]
      )
      #expect(
        try folder.main(of: "100-done/index.html").contains(
          #"""
          <p><a href="../c-d/">b</a> <a href="../con-1/">c</a> <a href="../e/x-y/">d</a> <a \#
          href="../file.txt">e</a></p>
          """#
        )
      )
    }
  }

  #if !canImport(Darwin)
  // The file systems of Darwin have no such names.
  @Test("All files and folders whose names are not in UTF-8 are reported")
  func foreignNames() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments(["README.md": "", "guide/start.md": "", "\u{FFFD}.md": ""])
      let start = Array(folder.path(of: "docs/").utf8)
      for name in ["guide/caf\\E9.md", "na\\EFve.md", "photo\\E9.png", "\\FF\\FE"] {
        // A byte in hexadecimal digits follows each backslash.
        let parts = name.components(separatedBy: "\\")
        var bytes = start + Array(parts[0].utf8)
        for part in parts.dropFirst() {
          bytes.append(UInt8(part.prefix(2), radix: 16) ?? 0)
          bytes += Array(part.dropFirst(2).utf8)
        }
        let path = (bytes + [0]).map { CChar(bitPattern: $0) }
        if name.contains(".") {
          let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
          #expect(descriptor >= 0 && close(descriptor) == 0)
        } else {
          #expect(mkdir(path, 0o700) == 0)
        }
      }
      let run = try await Run.site(in: folder)
      #expect(
        run.error
          == ["na\u{FFFD}ve.md", "photo\u{FFFD}.png", "\u{FFFD}\u{FFFD}", "guide/caf\u{FFFD}.md"]
          .map { "markdown-site: docs/\($0): it can't be read: No such file or directory\n" }
          .sorted()
          .joined()
      )
      #expect(run.status == 0)
    }
  }
  #endif

  @Test("Files that would be one get paths of their own")
  func collisions() async throws {
    try await TemporaryFolder.with { folder in
      let files = try await files(
        of: [
          "README.md": "# A\n\n[b](readme.md) [c](LICENSE.txt) [d](guide/)", "readme.md": "# B",
          "LICENSE.md": "", "LICENSE.txt": "", "guide.md": "", "guide/a.md": "", "Guide.MD": "",
          "index/index.md": "",
        ],
        in: folder
      )
      #expect(
        files
          == [
            "LICENSE.txt", "guide-2/index.html", "guide/a/index.html", "guide/index.html",
            "index.html", "index/index.html", "license/index.html", "readme/index.html",
          ]
      )
    }
  }

  @Test("Links out of the folder and endless links are left out; other bytes are read")
  func links() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments(["a.md": "# A\n\n[b](in.md)", "b.md": "# B"])
      try folder.write("# Secret", to: "secret.md")
      try Data([0xFF, 0xFE, 0x23, 0x00, 0x0A, 0xC3]).write(
        to: URL(filePath: folder.path(of: "docs/bytes.md"))
      )
      for (link, target) in [("in", "b"), ("out", "../secret"), ("gone", "x"), ("self", "self")] {
        try FileManager.default.createSymbolicLink(
          atPath: folder.path(of: "docs/\(link).md"),
          withDestinationPath: "\(target).md"
        )
      }
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(of: "docs/loop"),
        withDestinationPath: "."
      )
      let files = try await files(of: [:], in: folder)
      #expect(
        files == [
          "a/index.html", "b/index.html", "bytes/index.html", "in/index.html", "index.html",
        ]
      )
    }
  }

  @Test("The folder of the site may be in the folder of the documents")
  func inside() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments(["a.md": "# A\n\n[b](b.txt)", "b.txt": "", "site/old.txt": ""])
      try FileManager.default.removeItem(atPath: folder.path(of: "docs/site/old.txt"))
      let paths = [folder.path(of: "docs"), "--html", folder.path(of: "docs/site")]
      for count in ["8 added, 0 changed, 0 unchanged", "0 added, 0 changed, 8 unchanged"] {
        let run = try await Run.program(paths, in: folder)
        #expect(run.output.hasSuffix("\(count), 0 removed in docs/site\n"))
        #expect(run.error == "")
      }
    }
  }

  @Test("Each page of a large folder links to a part of the others")
  func large() async throws {
    try await TemporaryFolder.with { folder in
      var documents = ["b/c/x.md": "# X", "b/y.md": "# Y"]
      for number in 100..<200 { documents["a/\(number).md"] = "# \(number)" }
      let files = try await files(of: documents, in: folder)
      #expect(files.count == 106)
      let page = try String(
        contentsOf: URL(filePath: folder.path(of: "site/a/150/index.html")),
        encoding: .utf8
      )
      let links = page.matches(of: /<a href/)
      #expect(links.count < 35)
      #expect(page.contains("</small> 149</span>") && page.contains("</small> 151</span>"))
    }
  }
}
