import Diptych
import DiptychSite
import DiptychTesting
import Testing

@Suite("Problems of a site") struct SiteCheckTests {
  private func page(_ path: SitePath, title: String = "Title") -> Page {
    Page(path, title: title) { Heading("Title", level: 1) }
  }

  @Test("All problems are found in one run, page by page") func all() async throws {
    let site = Site(address: "example.org") {
      page("../secret")
      page("guide", title: " ")
      page("GUIDE")
      Page("broken", title: "Broken") {
        Heading("Broken", level: 1)
        PageLink("Gone", to: "gone")
        PageLink("No id", to: "guide", fragment: "nowhere")
      }
      Asset("", text: "")
    }
    await #expect(throws: SiteError.self) { try await site.files() }
    do {
      _ = try await site.files()
    } catch let error as SiteError {
      expectSnapshot(of: "\(error)")
    }
  }

  @Test("A message is one line, and sends no commands to a terminal") func controls() {
    let load = SiteProblem.load(page: "a", reason: "Row 1\r\nhas no \u{202E}name\u{1B}[2J.\n")
    #expect(
      load.description == """
        a: its content was not loaded: Row 1 has no \u{FFFD}name␛[2J. Try again, or let the page \
        show it: loads: .optional.
        """
    )
  }

  @Test("A language has the form of a tag, and a title something to be seen")
  func language() async throws {
    let languages = ["", " ", "x", "de_DE", "english-spoken-here-and-elsewhere", "pt--BR"]
    for language in languages {
      let messages = try await problemMessages(
        of: Site(language: language) { page("a", title: "\u{200B} ") }
      )
      #expect(
        messages == [
          """
          The site: “\(language)” is not a language tag (BCP 47). Use one such as “en” or “pt-BR”.
          """,
          "a: the title is empty. Add a distinct title.",
        ]
      )
    }
    for language in ["en", "pt-BR", "zh-Hant-TW", "x-elvish", "sr-Latn-RS-1994"] {
      let messages = try await problemMessages(of: Site(language: language) { page("a") })
      #expect(messages == [])
    }
  }

  @Test("Two paths of one file") func collisions() async throws {
    let site = Site {
      page("")
      page("a")
      Asset("a/index.html", text: "")
      page("caf\u{E9}")
      page("cafe\u{301}")
      Asset("b", text: "")
      page("b/c")
      Asset("404.html", text: "")
      NotFoundPage { Heading("Not found", level: 1) }
    }
    #expect(
      try await problemMessages(of: site) == [
        """
        cafe\u{301}/index.html: the path equals caf\u{E9}/index.html where file names ignore case \
        or Unicode composition. Give one of them another.
        """,
        "a/index.html: two pages or files have this path. Give one of them another.",
        "404.html: two pages or files have this path. Give one of them another.",
        "b: the file has the name of the folder of b/c/index.html. Give one of them another.",
      ]
    )
  }

  private static let missingID =
    "points to an id that doesn't exist. Give an element the id, or correct the link."

  @Test(
    "Addresses of links",
    arguments: [
      ("../start/", nil), ("../start/#install", nil), ("../start/#top", nil), ("#here", nil),
      ("", nil), ("?a=b", nil), ("./", nil), ("../..", nil), ("../../", nil), ("/docs/", nil),
      ("/docs/guide/start/", nil), ("/elsewhere", nil), ("//example.org/x", nil),
      ("https://example.org/docs/guide/start/", nil), ("https://example.org/other", nil),
      ("https://swift.org", nil), ("mailto:a@example.org", nil), ("../../logo.svg", nil),
      ("../start/index.html", nil), ("%2E%2E/start/", nil), ("../st%61rt/", nil),
      ("../%C3%BCber/", nil),
      ("../gone/", "has no target in the site. Add the page, or correct the link."),
      ("../../../docs/", nil), ("//EXAMPLE.org/docs/", nil), ("https://example.org/", nil),
      ("../start/#install:~:text=tide", nil), ("../start/#:~:text=tide", nil),
      (
        "//Example.org/docs/gone",
        "has no target in the site. Add the page, or correct the link."
      ),
      ("../start/#gone:~:text=tide", missingID),
      ("/", "leaves the site. Did you mean /docs/? If not, write the absolute URL."),
      ("../../../", "leaves the site. Did you mean /docs/? If not, write the absolute URL."),
      (
        "/guide/start/?a#install",
        """
        leaves the site. Did you mean /docs/guide/start/?a#install? If not, write the \
        absolute URL.
        """
      ),
      (
        "/guide/%C3%BCber",
        """
        leaves the site. Did you mean /docs/guide/%C3%BCber/? If not, write the absolute URL.
        """
      ),
      (
        "../../../elsewhere",
        "leaves the site. Correct the link, or write the absolute URL."
      ),
      ("../../../../docs/", "leaves the site. Correct the link, or write the absolute URL."),
      ("/docs", "points to a folder. Add a slash at the end of its path."),
      (
        "../../app.js",
        """
        lacks the hash in the name of its file. Use the address of the file: \
        location.address(ofFile: "app.js").
        """
      ),
      (
        "https://example.org:443/docs/gone",
        "has no target in the site. Add the page, or correct the link."
      ),
      (
        "https://example.org/docs/gone",
        "has no target in the site. Add the page, or correct the link."
      ),
      ("/docs/gone", "has no target in the site. Add the page, or correct the link."),
      ("../start", "points to a folder. Add a slash at the end of its path."),
      ("../logo.png", "has no target in the site. Add the page, or correct the link."),
      ("#gone", missingID),
      ("../start/#gone", missingID),
    ] as [(String, String?)]
  )
  func links(destination: String, problem: String?) async throws {
    let site = Site(address: "https://Example.ORG/docs/") {
      page("")
      Page("guide/here", title: "Here") {
        HTML.h1(.id("here")) { Text("Here") }
        Link("a link", destination: destination)
      }
      Page("guide/start", title: "Start") {
        Heading("Start", level: 1)
        HTML.h2(.id("install")) { Text("Install") }
      }
      page("guide/über")
      Asset("logo.svg", text: "<svg/>")
      Asset("app.js", text: "1", isHashed: true)
    }
    let message = problem.map { "guide/here: the link “\(destination)” \($0)" }
    #expect(try await problemMessages(of: site) == [message].compactMap(\.self))
  }

  @Test("Redirect loops, direct and indirect")
  func circularRedirects() async throws {
    let site = Site {
      page("")
      Redirect(from: "self", to: "self")
      Redirect(from: "a", to: "b")
      Redirect(from: "b", to: "c")
      Redirect(from: "c", to: "a")
      Redirect(from: "into", to: "a")
      Redirect(from: "away", to: "home")
      Redirect(from: "home", to: "")
    }
    #expect(
      try await problemMessages(of: site)
        == [("self", "self"), ("a", "b"), ("b", "c"), ("c", "a")].map { page, target in
          """
          \(page): the redirect to “\(target)” is a loop, which browsers would follow for ever. \
          Point it at a page.
          """
        }
    )
  }

  @Test("Accessibility problems of a page") func accessibility() async throws {
    let site = Site {
      Page("", title: "Start") {
        Heading("Deep", level: 3)
        HTML.h5 { Text("Deeper") }
        HTML.a(.href("./")) {}
        HTML.button(.type("button")) {}
        HTML.img(.src("logo.svg"))
        HTML.img(.src("logo.svg"), .alt(""))
        HTML.table { HTML.tr { HTML.td { Text("1") } } }
        HTML.p(.id("a")) { Text("1") }
        HTML.p(.id("a")) { Text("2") }
      }
      Asset("logo.svg", text: "<svg/>")
    }
    #expect(
      try await problemMessages(of: site) == [
        """
        The first page: two elements have the id “a”, so links find only the first. Give one another.
        """,
        "The first page: the heading “Deeper” has level 5 after one of level 3. Make it level 4.",
        "The first page: the link to “./” has no text. Give it a label.",
        "The first page: a button has no name. Give it a label.",
        "The first page: a table has no titles of columns or rows. Add some.",
        "The first page: no heading has level 1, so nothing says what the page is about. Add one.",
        """
        The first page: the image “logo.svg” has no description. Give it one, or an empty one if \
        the text says the same.
        """,
      ]
    )
  }
}

/// Returns the messages of the problems of a site.
func problemMessages(of site: Site) async throws -> [String] {
  do {
    _ = try await site.files()
    return []
  } catch let error as SiteError {
    return error.problems.map(\.description)
  }
}
