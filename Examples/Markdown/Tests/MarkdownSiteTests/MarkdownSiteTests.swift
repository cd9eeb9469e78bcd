import DiptychExampleTesting
import DiptychTesting
import Foundation
import Testing

@testable import markdown_site

@Suite("A site of Markdown files")
struct MarkdownSiteTests {
  private static let documents = [
    "README.md": """
    # Harbour *kit*

    See [the start](guide/start.md#set-up), [ships](/guide/Big%20ships.md),
    [the guide](guide/), [more](guide/start), [older](guide/start.html#SET-UP)
    and [the list](lists).

    ![](images/a.png) [Code](main.swift#L1) <https://example.org>
    """,
    "guide/index.md": "---\ntitle: \"The \\\"guide\\\"\"\n---\nWords. [Up](..#harbour-kit)\n",
    "guide/start.md":
      "Text\n\n# Start\n\n### Set up\n\n##### Deep\n\n# Content\n\n[Here](#content)\n",
    "guide/Big ships.md": "",
    "lists/b.markdown": "# B\n\n[](b.markdown) [![](../images/a.png)](../README.md)\n",
    "images/a.png": "picture",
    "main.swift": "code",
    ".hidden/gone.md": "# Gone",
  ]

  @Test("A folder becomes a site")
  func site() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments(Self.documents)
      let run = try await Run.site("--address", "https://example.org/docs/", in: folder)
      #expect(run.error == "" && run.status == 0)
      let lines = run.output.split(separator: "\n")
      #expect(
        lines.filter { !$0.contains(/\.(css|js)$/) } == [
          "added    site/404.html", "added    site/guide/big-ships/index.html",
          "added    site/guide/index.html", "added    site/guide/start/index.html",
          "added    site/images/a.png", "added    site/index.html",
          "added    site/lists/b/index.html", "added    site/lists/index.html",
          "added    site/main.swift", "added    site/search.json", "added    site/sitemap.xml",
          "14 added, 0 changed, 0 unchanged, 0 removed in site",
        ]
      )
      let pages = ["index", "guide/index", "guide/start/index", "lists/index", "lists/b/index"]
      expectSnapshot(
        of: try pages.map { "\($0).html\n\(try folder.main(of: "\($0).html"))" }
          .joined(separator: "\n")
      )
      let again = try await Run.site("--address", "https://example.org/docs/", in: folder)
      #expect(again.output == "0 added, 0 changed, 14 unchanged, 0 removed in site\n")
    }
  }

  @Test("A dry run writes nothing")
  func dryRun() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments(["a.md": "# A"])
      let run = try await Run.site("--dry-run", "--title", "Harbour", in: folder)
      #expect(run.error == "" && run.status == 0)
      #expect(
        run.output.hasSuffix(
          "7 added, 0 changed, 0 unchanged, 0 removed in site\nNothing was written: --dry-run.\n"
        )
      )
      #expect(try folder.contents()["site/index.html"] == nil)
    }
  }

  private static let broken = [
    "README.md":
      "# A\n\n[One](gone.md) and\n*x* ![two](gone.png)\n\n[Three](b.md#gone) [out](../x.md)",
    "b.md": "# B\n\n- [A](README.md#a)\n- [Four](.git/config) <https://example.org/gone/>\n",
  ]

  private static let problems = [
    "docs/README.md:3: the link “gone.md” has no target in the site. Add the page, or correct the "
      + "link.",
    "docs/README.md:4: the link “gone.png” has no target in the site. Add the page, or correct the "
      + "link.",
    "docs/README.md:6: the link “b/#gone” points to an id that doesn't exist. Give an element the "
      + "id, or correct the link.",
    "docs/README.md:6: the link “../x.md” leaves the site. Correct the link, or write "
      + "the absolute URL.",
    "docs/b.md:4: the link “.git/config” has no target in the site. Add the page, or correct the "
      + "link.",
    "docs/b.md:4: the link “https://example.org/gone/” has no target in the site. Add the page, or "
      + "correct the link.",
  ]

  @Test("Broken links keep the site from being written, and are listed with their lines")
  func brokenLinks() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments(Self.broken)
      let run = try await Run.site("--address=https://example.org", in: folder)
      let list = Self.problems.map { "- \($0)\n" }.joined()
      #expect(
        run == Run(error: "markdown-site: The site has 6 problems:\n\(list)", status: 1)
      )
      #expect(try folder.contents()["site/index.html"] == nil)
    }
  }

  @Test("A site with broken links has them as they are, and they are warnings")
  func keptLinks() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments(Self.broken)
      let run = try await Run.site(
        "--address=https://example.org",
        "--keep-broken-links",
        in: folder
      )
      let list = Self.problems + ["The site has 6 broken links."]
      #expect(run.error == list.map { "markdown-site: \($0)\n" }.joined())
      #expect(run.status == 0)
      expectSnapshot(
        of: try folder.main(of: "index.html") + "\n" + folder.main(of: "b/index.html")
      )
    }
  }

  @Test("HTML is left out, and the first file with some is named")
  func rawHTML() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments(["a.md": "# A\n\n<b>x</b>\n", "b.md": "# B\n\n<!-- y -->\n"])
      let run = try await Run.site(in: folder)
      #expect(
        run.error == "markdown-site: raw HTML is left out in 1 file, first in docs/a.md; see "
          + "--raw-html.\n"
      )
      let refused = try await Run.site("--raw-html", "refused", in: folder)
      #expect(
        refused
          == Run(
            error:
              "markdown-site: The content has 1 problem:\n- docs/a.md:3: raw HTML is refused: <b>; "
              + "write it as Markdown, or choose another --raw-html\n",
            status: 1
          )
      )
      let trusted = try await Run.site("--raw-html", "trusted", in: folder)
      #expect(trusted.error == "")
      #expect(try folder.main(of: "a/index.html").contains("<p><b>x</b></p>"))
    }
  }

  @Test("Ids in trusted HTML are known")
  func trustedIDs() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments(["a.md": "# A\n\n<i id=\"x y\">x</i> [b](#x%20y) [c](#gone)\n"])
      let problem = """
        docs/a.md:3: the link “#gone” points to an id that doesn't exist. Give an \
        element the id, or correct the link.
        """
      let run = try await Run.site("--raw-html=trusted", in: folder)
      #expect(run.error == "markdown-site: The site has 1 problem:\n- \(problem)\n")
      let kept = try await Run.site("--raw-html=trusted", "--keep-broken-links", in: folder)
      #expect(
        kept.error == "markdown-site: \(problem)\n"
          + "markdown-site: The site has 1 broken link.\n"
      )
      #expect(
        try folder.main(of: "a/index.html")
          .contains(##"<i id="x y">x</i> <a href="#x%20y">b</a> <a href="#gone">c</a>"##)
      )
    }
  }

  @Test("Addresses in trusted HTML are checked, each with its line")
  func trustedAddresses() async throws {
    try await TemporaryFolder.with { folder in
      try folder.writeDocuments([
        "a.md": """
        ---
        title: A
        ---
        `<a href="gone/">` and <a href="../b/">b</a>

        <p>
        <A HREF='lost/?a=1&amp;b=2'>x</A> <a href=alone/>y</a></p>

        Words <img src="../no.png" alt="no"> and
        <a class="c"
           href="gone/">z</a>.
        """, "b.md": "# B\n",
      ])
      let run = try await Run.site("--raw-html=trusted", in: folder)
      let ending = " has no target in the site. Add the page, or correct the link."
      #expect(
        run.error.replacing(ending, with: "") == """
          markdown-site: The site has 4 problems:
          - docs/a.md:7: the link “lost/?a=1&b=2”
          - docs/a.md:7: the link “alone/”
          - docs/a.md:9: the link “../no.png”
          - docs/a.md:11: the link “gone/”

          """
      )
    }
  }

  @Test("The folder and the options are required")
  func usage() async throws {
    try await TemporaryFolder.with { folder in
      for (arguments, error) in [
        ([], "option 'DOCS' needs a value: the folder with the Markdown files."),
        (["docs"], "option '--html' needs a value: the folder for the pages."),
        (["a", "b"], "unexpected argument 'b'; the DOCS is already 'a'."),
      ] {
        #expect(
          try await Run.program(arguments, in: folder)
            == Run(error: "markdown-site: \(error) See 'markdown-site --help'.\n", status: 2)
        )
      }
      let missing = try await Run.site(in: folder)
      #expect(
        missing
          == Run(
            error: "markdown-site: 'docs' does not exist; give a folder with Markdown files\n",
            status: 1
          )
      )
      try folder.makeFolder("docs")
      let empty = try await Run.site(in: folder)
      #expect(empty.status == 1 && empty.error.contains("has no Markdown files"))
      let help = try await Run.program(["--help"], in: folder)
      #expect(help == Run(output: MarkdownSiteOptions.usage))
      expectSnapshot(of: MarkdownSiteOptions.usage)
      #expect(MarkdownSiteOptions.usage.split(separator: "\n").allSatisfy { $0.count <= 80 })
    }
  }
}
