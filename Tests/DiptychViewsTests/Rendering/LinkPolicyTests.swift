import Diptych
import Testing

@Suite("Link policy") struct LinkPolicyTests {
  @Test(
    "Addresses that are allowed",
    arguments: [
      "", "/", "/a:b", "a/b.html", "./12:30.html", "../a", "?q=a:b", "#a:b", "a?b:c", "a#b:c",
      "//example.org", "//user:p@example.org:80/", "\\\\example.org", "https://example.org",
      "HTTP://example.org", " https://example.org ", "ht\ntp://a", "\u{1}\u{1F} tel:+1",
      "mailto:a@b.c",
      "https:a", "https:", "a b", "ü", "%6Aavascript", "javascript", "/javascript:alert(1)",
      "java script/:", "https\t://a", "a\u{202E}b", "\u{0}/",
    ]
  )
  func allowed(address: String) {
    #expect(LinkPolicy.standard.allows(address))
    #expect(LinkPolicy.standard.refusal(of: address) == nil)
    let html = Link("x", destination: address).rendered(as: .html)
    #expect(html.hasPrefix("<p><a href=\"") && !html.contains("about:invalid"))
  }

  @Test(
    "Addresses that are refused, and why",
    arguments: [
      ("ssh://git@example.org/a", .scheme("ssh")), ("file:///etc/passwd", .scheme("file")),
      ("rdar://1", .scheme("rdar")), ("FTP:x", .scheme("ftp")), ("hhttps://a", .scheme("hhttps")),
      ("https1://a", .scheme("https1")), ("about:blank", .scheme("about")),
      ("blob:https://a", .scheme("blob")), ("registry: x", .scheme("registry")),
      ("a.b+c-d:x", .scheme("a.b+c-d")),
      ("javascript:alert(1)", .forbiddenScheme("javascript")),
      ("JaVaScRiPt:alert(1)", .forbiddenScheme("javascript")),
      (" \u{0}\u{1}javascript:x", .forbiddenScheme("javascript")),
      ("java\r\nscript\t:x", .forbiddenScheme("javascript")),
      ("\tj\na\rvascript:x", .forbiddenScheme("javascript")),
      ("data:text/html,x", .forbiddenScheme("data")), ("vbscript:x", .forbiddenScheme("vbscript")),
      ("git@github.com:a/b.git", .missingScheme), ("12:30.html", .missingScheme),
      ("1http://a", .missingScheme), (":x", .missingScheme), ("a b:c", .missingScheme),
      ("%6Aavascript:x", .missingScheme), ("java\u{0}script:x", .missingScheme),
      ("\u{202E}javascript:x", .missingScheme), ("java\u{200B}script:x", .missingScheme),
      ("\u{FEFF}javascript:x", .missingScheme), ("javascript\u{FF1A}x:y", .missingScheme),
      ("java script:x", .missingScheme), ("\u{A0}javascript:x", .missingScheme),
      ("&amp:avascript:x", .missingScheme), ("[::1]:80", .missingScheme),
    ] as [(String, LinkPolicy.Refusal)]
  )
  func refused(address: String, refusal: LinkPolicy.Refusal) {
    #expect(LinkPolicy.standard.refusal(of: address) == refusal)
    #expect(!LinkPolicy.standard.allows(address))
    let link = Link("x", destination: address)
    #expect(link.rendered(as: .html) == "<p>x</p>")
    #expect(link.rendered(as: .text(color: .trueColor)) == "x\n")
    #expect(link.rendered(as: .plain) == "x\n")
    #expect(link.rendered(as: .tree) == "\"x\"\n")
  }

  @Test("A refused URL becomes about:invalid") func urls() {
    let policy = LinkPolicy.standard
    for url in ["", "a.svg", "git@example.org:a/b", "https://a", "12:30.html", "\tMAILTO:a@b.c"] {
      #expect(policy.sanitized(url: url) == url)
    }
    for url in ["javascript:x", "java\nscript:x", "ftp://a", "data:image/png,x"] {
      #expect(policy.sanitized(url: url) == "about:invalid")
    }
    #expect(policy.allowing("ftp").sanitized(url: "ftp://a") == "ftp://a")
    #expect(policy.allowing("data").sanitized(url: "data:x") == "about:invalid")
  }

  @Test("A refusal names the remedy") func reasons() {
    #expect(
      LinkPolicy.Refusal.scheme("ssh").description == """
        The scheme "ssh" is not allowed. Where addresses can be trusted, allow it: \
        .environment(\\.linkPolicy, .standard.allowing("ssh")).
        """
    )
    #expect(
      LinkPolicy.Refusal.forbiddenScheme("data").description
        == """
        The scheme "data" is never allowed, because its URLs can run code or contain a page. Use a \
        URL of another scheme.
        """
    )
    #expect(
      LinkPolicy.Refusal.missingScheme.description == """
        The first part of the address has a colon, but no scheme before it. Write the scheme, as \
        in ssh://git@host/path, or "./" before a relative address.
        """
    )
  }

  @Test("Further schemes are allowed by choice, except those that run code") func further() {
    let policy = LinkPolicy.standard.allowing("rdar", "FTP").allowing(
      "javascript",
      "Data",
      "vbscript",
      "java\nscript",
      "",
      "a b",
      "1a",
      "https:",
      "git@b",
      "ü"
    )
    #expect(policy == .standard.allowing(["ftp", "rdar"]))
    #expect(policy.allows("rdar://1") && policy.allows("Ftp://a") && policy.allows("/a"))
    #expect(policy.refusal(of: "javascript:x") == .forbiddenScheme("javascript"))
    #expect(policy.refusal(of: "ssh://a") == .scheme("ssh"))
    #expect(policy.refusal(of: "git@a:b") == .missingScheme)
  }

  @Test("An address that the environment allows is a link in every format, and no other is")
  func environment() {
    let links = List {
      Link("a", destination: "rdar://1")
      Link("b", destination: "javascript:x")
      HTML.a(.href("rdar://2"), .ping("rdar://3 ssh://a")) { Text("c") }
      Image("rdar://4", alt: "d")
    }
    let view = links.environment(\.linkPolicy, .standard.allowing("rdar", "javascript"))
    #expect(
      view.rendered(as: .html) == """
        <ul><li><a href="rdar://1">a</a></li><li>b</li>\
        <li><a href="rdar://2" ping="rdar://3 about:invalid">c</a></li>\
        <li><img src="rdar://4" alt="d"></li></ul>
        """
    )
    #expect(
      view.rendered(as: .text(color: .ansi16, options: .hyperlinks)) == """
        \u{1B}[2m• \u{1B}[0;4m\u{1B}]8;id=1;rdar://1\u{1B}\\a\u{1B}]8;;\u{1B}\\\u{1B}[0m
        \u{1B}[2m• \u{1B}[0mb
        \u{1B}[2m• \u{1B}[0mc
        \u{1B}[2m• \u{1B}[0md

        """
    )
    #expect(view.rendered(as: .plain) == "- a (rdar://1)\n- b\n- c\n- d\n")
    #expect(
      links.rendered(as: .html) == """
        <ul><li>a</li><li>b</li>\
        <li><a href="about:invalid" ping="about:invalid about:invalid">c</a></li>\
        <li><img src="about:invalid" alt="d"></li></ul>
        """
    )
  }

  @Test(
    "A relative address is not a hyperlink of a terminal",
    arguments: ["/path", "a.html", "#top", "?q", "//example.org", "", "a b"]
  )
  func relative(address: String) {
    let text = Link("x", destination: address).rendered(as: .text(color: .trueColor))
    #expect(text == "x\n")
  }

  @Test("A refused link is its label, with its attributes")
  func label() {
    let view = VStack {
      Link(destination: "ssh://a") {
        Text("two ")
        Text("parts").bold()
      }
      Link("named", destination: "ssh://a").accessibilityLabel("other words")
      Paragraph {
        Text("see ")
        Link("this", destination: "ssh://a")
        Text(".")
      }
    }
    #expect(
      view.rendered(as: .html) == """
        <div class="vstack"><p>two <strong>parts</strong></p>\
        <p><span role="img" aria-label="other words">named</span></p><p>see this.</p></div>
        """
    )
    #expect(view.rendered(as: .plain) == "two parts\nother words\nsee this.\n")
    #expect(view.rendered(as: .text()) == "two parts\nnamed\nsee this.\n")
  }
}
