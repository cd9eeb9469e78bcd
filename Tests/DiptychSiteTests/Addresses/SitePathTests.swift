import DiptychSite
import Testing

@Suite("Paths of pages and files") struct SitePathTests {
  @Test(
    "Paths that are valid on every system",
    arguments: [
      "", "guide", "guide/start", "a/b/c/d", ".well-known/security.txt", "logo.svg", "über-uns",
      "ガイド/開始", "a b", "it's", "a+b=c", "👩‍👩‍👧", "console", "lpt", "con-fig", "diptych-site",
    ]
  )
  func valid(path: String) { #expect(SitePath(path).problem == nil) }

  // Not arguments of the test, since those are printed as they are.
  private static let hostile: [(String, SitePath.Problem)] = [
    ("/", .emptyName), ("/etc/passwd", .emptyName), ("a//b", .emptyName), ("a/", .emptyName),
    ("//example.org/a", .emptyName), (".", .dots), ("..", .dots), ("../a", .dots),
    ("a/../../b", .dots), ("a/./b", .dots), ("a/..", .dots),
    ("a\\b", .character("\\")), ("..\\..\\a", .character("\\")), ("%2e%2e/a", .character("%")),
    ("%2e%2e%2fa", .character("%")), ("a%00", .character("%")), ("..%c0%af", .character("%")),
    ("a?b", .character("?")), ("a#b", .character("#")), ("c:/a", .character(":")),
    ("a:stream", .character(":")),
    ("https://example.org", .character(":")), ("a*b", .character("*")), ("a\"b", .character("\"")),
    ("<script>", .character("<")), ("a>b", .character(">")), ("a|b", .character("|")),
    ("a\0b", .invisible("\0")), ("a\nb", .invisible("\n")), ("a\rb", .invisible("\r")),
    ("\u{1B}[2J", .invisible("\u{1B}")), ("a\u{7F}", .invisible("\u{7F}")),
    ("a\u{85}", .invisible("\u{85}")), ("a\u{A0}b", .invisible("\u{A0}")),
    ("a\u{AD}b", .invisible("\u{AD}")), ("\u{202E}lmth.a", .invisible("\u{202E}")),
    ("a\u{200B}b", .invisible("\u{200B}")), ("\u{FEFF}a", .invisible("\u{FEFF}")),
    ("a\u{2028}", .invisible("\u{2028}")), ("a\u{2066}", .invisible("\u{2066}")),
    ("a\u{E000}", .invisible("\u{E000}")), ("a\u{FFFF}", .invisible("\u{FFFF}")),
    ("a\u{3164}", .invisible("\u{3164}")), ("a\u{E0041}", .invisible("\u{E0041}")),
    ("a.", .ending("a.")), ("a /b", .ending("a ")), ("a...", .ending("a...")),
    ("...", .ending("...")), (" ", .ending(" ")),
    ("con", .device("con")), ("CON", .device("CON")), ("aux.html", .device("aux.html")),
    ("a/NUL/b", .device("NUL")), ("com1", .device("com1")), ("LPT9.txt", .device("LPT9.txt")),
    ("com¹", .device("com¹")), ("conin$", .device("conin$")),
    (".diptych-manifest", .reserved(".diptych-manifest")),
    (".Diptych-Staging-1/a", .reserved(".Diptych-Staging-1")),
  ]

  @Test("Paths out of the folder, or of another file on some system") func invalid() {
    for (path, problem) in Self.hostile {
      #expect(SitePath(path).problem == problem, "\(path.debugDescription)")
      #expect(SitePath("guide/\(path)/x").problem != nil || path.isEmpty)
    }
    #expect(Self.hostile.count >= 50)
  }

  @Test("Lengths that file systems allow") func lengths() {
    let long = String(repeating: "n", count: 200)
    #expect(SitePath(long).problem == nil)
    #expect(SitePath(long + "n").problem == .longName(201))
    #expect(SitePath(String(repeating: "字", count: 67)).problem == .longName(201))
    let deep = Array(repeating: long, count: 5).joined(separator: "/")
    #expect(SitePath(deep).problem == .tooLong(1004))
  }

  @Test(
    "A message names the character and the remedy",
    arguments: [
      (.emptyName, "has an empty name; write one slash between two names, and none at the ends"),
      (.dots, "has a name of only dots, which leaves its folder; write the path without it"),
      (
        .character("%"),
        "has the character %, which is special in URLs or file systems; leave it out"
      ),
      (.invisible("\u{202E}"), #"has the invisible character \u{202E}; leave it out"#),
      (.ending("a."), "has the name “a.”, whose last character Windows drops; leave it out"),
      (.device("con"), "has the name “con”, which is a device of Windows; choose another one"),
      (
        .reserved(".diptych-a"),
        "has the name “.diptych-a”, which is reserved for files of the writer; choose another one"
      ),
      (.longName(300), "has a name of 300 bytes; choose one of at most 200"),
      (.tooLong(2000), "is 2000 bytes long; choose one of at most 1000"),
    ] as [(SitePath.Problem, String)]
  )
  func messages(problem: SitePath.Problem, message: String) { #expect("\(problem)" == message) }
}
