import Diptych
import DiptychAccessibility
import DiptychSampling
import Foundation
import Testing

@testable import DiptychSite

@Suite("Scan of a page") struct PageScanTests {
  /// The markup that mutants are made of: a page with everything that is checked.
  private static let page = """
    <!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>A &amp; B</title>\
    <link rel="stylesheet" href="../style.0000000000000000.css">\
    <link rel="canonical" href="https://example.org/a/"><link rel=icon href='icon.svg?a=1&amp;b=2'>\
    <script src="a.js" defer></script><style>p > a { color: red }</style></head><body>\
    <a href="#content">Skip</a><header><nav aria-label="Main"><ul><li><a href="../b/">B</a></li>\
    <li><a href="c/#d&#233;j&agrave;" id="d&eacute;j&agrave;"><span>C</span></a></li></ul></nav>\
    <button type="button" popovertarget="menu">Menu</button><div id="menu" popover="auto"><p>All\
    </p><a href="hidden/"></a></div></header><main id="content"><h1>Title</h1><!-- a <b> comment -->\
    <p>Text <em>with</em> <a href="x"><code>code</code></a> and <strong>more</strong>.<br>Line</p>\
    <section aria-labelledby="s1"><h2 id="s1">Section</h2><div class="scroll" role="region" \
    aria-label="Rows" tabindex="0"><table><caption>Rows</caption><colgroup><col></colgroup><thead>\
    <tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><th scope="row">1</th>\
    <td>2</td></tr></tbody></table></div><h3>Inner</h3><figure><img src="a.png" alt="A ship">\
    <figcaption>Ship</figcaption></figure><a href="i"><img src="i.png" alt="Icon"></a></section>\
    <h2>Form</h2><form action="send"><label for="n">Name</label><input id="n" name="n"><label>\
    <input type="checkbox"> Agree</label><input type="hidden" value="1"><label for="s">Kind</label>\
    <select id="s"><optgroup label="G"><option value="1" selected>One</option></optgroup></select>\
    <textarea aria-label="Words">\na < b</textarea><input type="submit" value="Send"><button>\
    <span aria-hidden="true">×</span> Close</button></form><details><summary>More</summary><p>\
    Inside <a href="deep">deep</a></p><h4>Low</h4></details><details open><summary>Open</summary>\
    <h3>Seen</h3></details><dl><dt>T</dt><dd>D</dd><div><dt>U</dt><dd>E</dd></div></dl><ol><li>One\
    <ul><li>Two</li></ul></li></ol><svg role="img" aria-label="Chart" viewBox="0 0 1 1"><title>Chart\
    </title><linearGradient id="g"><stop offset="1"/></linearGradient><path d="M0 0"/><text>1</text>\
    </svg><a href="chart" aria-label="Chart"><svg><path d="M0"/></svg></a><blockquote cite="q"><p>Q\
    </p></blockquote><iframe src="f.html" title="F"></iframe><object data="o.svg">O</object><hr>\
    <noscript><a href="n"></a></noscript><p>日本 <a href="ja">日本</a> <a href="e">\u{1F6A2}</a></p>\
    </main><footer><p><time datetime="2026">2026</time></p></footer></body></html>
    """

  /// The changes that make mutants: parts that break a rule, hide something or are odd markup.
  private static let parts = [
    "<h1>", "</h1>", "<h2>H</h2>", "<h4>H</h4>", "<h6>", "<p>", "</p>", "<div>", "</div>", "<a>",
    "<a href=\"y\">", "</a>", "<a href=z></a>", "<a href=z>&nbsp;</a>", "<a href=z>&#8203;</a>",
    "<a href=\"w\" title=\"W\"></a>", "<button></button>", "<button> x </button>", "<button>",
    "<button aria-label=\" \">x</button>", "<input>", "<input aria-label=\"x\">",
    "<input placeholder=p>", "<input type=image src=a>", "<input type=HIDDEN>",
    "<input type=submit>", "<input type=\"range\" id=\"r\">", "<label for=\"r\">R</label>",
    "<label for=\"b\">  </label>", "<button id=\"b\">b</button>", "<label>", "</label>",
    "<label><button>x</button></label>", "<label><meter></meter><input>x</label>",
    "<label hidden>x<input></label>", "<img>", "<img src=a.png>", "<img alt>",
    "<img alt=\"\" src=b>", "<img role=none>", "<svg/>", "<svg>", "</svg>",
    "<svg><a href=\"v\"><text>t</text></a></svg>", "<svg><title><b>x</b></title></svg>",
    "<svg><desc>d</desc><style>a</style></svg>", "<math><mi>x</mi></math>", "<table>", "</table>",
    "<table><tr><td>1</td></tr></table>", "<table><tbody><tr><td>1</td></tr></tbody></table>",
    "<table><thead><tr><th>A</th></tr></thead></table>", "<td>", "<tr>", "</tr>",
    "<th scope=col>x", "<table role=\"presentation\"><tbody><tr><td>1</td></tr></tbody></table>",
    "<li>", "</li>", "<ul>", "</ul>", "<dt>", "<dd>", "<option>", "<select>", "</select>",
    "<textarea>", "<script>", "</script>", "<style>", "<title>", "<template>", "</template>",
    "<noscript>", "<!--", "-->", "<!-->", "<!---->", "<!--->", "<?x>", "<!x", "<![CDATA[x]]>",
    "<", ">", "</", "</>", "< a", "&", "&amp;", "\"", "'", "=", "/", "\u{0}", "\u{301}", " ",
    "\n", "é", "<html>", "</html>", "<head>", "<body>", "</body>", "<br/>", "</br>", "<hr>",
    "<P>", "<H2>x</H2>", "<x-y>", "<ruby>a<rt>b</rt></ruby>", "<dialog>", "<dialog open>",
    "<details>", "<summary>s</summary>", " hidden", " hidden=\"\"", " aria-hidden=\"true\"",
    " aria-hidden=TRUE", " aria-hidden=\"false\"", " style=\"display:none\"",
    " style=\"visibility:hidden\"", " role=\"none\"", " role=\"heading\"", " role=\"button\"",
    " role=\"img\"", " role=\"list\"", " aria-label=\"\"", " aria-label=\" \"",
    " aria-label=\"L\"", " aria-labelledby=\"s1\"", " aria-labelledby=\"none\"",
    " id=\"content\"", " id=n", " id=\"q&amp;\"", " id=\"q&\"", " ID=X", " id", " href=\"a&b\"",
    " href='a\"b'", " href = \"sp\"", " src=x/", " data=\"d\"", " cite=\"c\"", " poster=p",
    " popover", " alt", " alt=\"\"", " title=\"t\"", " for=\"n\"", " open", " type=\"hidden\"",
    " type=\"text\"", " scope=\"row\"", " rel=\"canonical\"", " rel=\"canon&#105;cal\"",
    " x=\"1\"y=\"2\"", "\u{200B}", "\u{AD}", "&shy;",
  ]

  /// The results of the scan and of the whole check of a page, if the scan has one.
  private func differences(_ html: String) -> (isSure: Bool, difference: String?) {
    guard let scan = PageScan(Array(html.utf8)) else { return (false, nil) }
    let check = PageCheck(MarkupTree(html: html), of: Self.entry)
    guard check.problems.isEmpty, check.ids == scan.ids, check.references == scan.references else {
      return (
        true,
        """
        \(check.problems)
        \(check.ids) \(scan.ids)
        \(check.references) \(scan.references)
        \(html)
        """
      )
    }
    return (true, nil)
  }

  private static let entry = SiteContents(
    Site { Page("a", title: "A") { Text("A") } }
  ).pages[0]

  @Test("A page with everything is sure")
  func everything() {
    let result = differences(Self.page)
    #expect(result.isSure)
    #expect(result.difference == nil)
  }

  @Test("Pages of layouts are sure, with the result of the whole check")
  func layouts() async throws {
    let files = try await LayoutCase.site().files().filter { $0.path.hasSuffix(".html") }
    #expect(files.count > 4)
    for file in files {
      let result = differences(String(decoding: file.bytes, as: UTF8.self))
      #expect(result.isSure, "\(file.path)")
      #expect(result.difference == nil)
    }
  }

  @Test("The pages of the other tests have the result of the whole check")
  func snapshots() throws {
    let package = #filePath.components(separatedBy: "/Tests/DiptychSiteTests/")[0]
    let folder = "\(package)/Snapshots"
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".html") }
    #expect(paths.count > 100)
    for path in paths {
      let part = try String(contentsOfFile: "\(folder)/\(path)", encoding: .utf8)
      let page = "<html><head></head><body><h1>Title</h1>\(part)</body></html>"
      for html in [part, page] { #expect(differences(html).difference == nil, "\(path)") }
    }
  }

  @Test("Mutants of pages have the result of the whole check", arguments: 0..<8)
  func mutants(_ seed: UInt64) {
    var numbers = Numbers(state: seed)
    var sure = 0
    let count = Sample.count(100, of: 300)
    for _ in 0..<count {
      var bytes = Array(Self.page.utf8)
      for _ in 0...numbers.next(below: 3) { mutate(&bytes, &numbers) }
      let html = String(decoding: bytes, as: UTF8.self)
      let result = differences(html)
      sure += result.isSure ? 1 : 0
      if let difference = result.difference {
        Issue.record("\(difference)")
        return
      }
    }
    #expect(sure > count / 30)
  }

  private func mutate(_ bytes: inout [UInt8], _ numbers: inout Numbers) {
    let part = Array(Self.parts[numbers.next(below: Self.parts.count)].utf8)
    let place = numbers.next(below: bytes.count)
    switch numbers.next(below: 8) {
    case 0:
      let end = min(bytes.count, place + 1 + numbers.next(below: 12))
      bytes.removeSubrange(place..<end)
    case 1:
      // Without a whole tag or text.
      let start = bytes[place...].firstIndex { "<>".utf8.contains($0) }
      guard let start else { return }
      let end = bytes[(start + 1)...].firstIndex { "<>".utf8.contains($0) } ?? bytes.count
      bytes.removeSubrange(start + 1..<end)
    case 2: bytes[place] = part.first ?? 0
    case 3:
      // A part again at another place.
      let end = min(bytes.count, place + numbers.next(below: 120))
      bytes.insert(contentsOf: Array(bytes[place..<end]), at: numbers.next(below: bytes.count))
    default:
      // At the end of the name or of the attributes of a tag, or behind the tag.
      let signs = part.first == UInt8(ascii: " ") ? " >" : ">"
      let sign = bytes[place...].firstIndex(where: { signs.utf8.contains($0) }) ?? bytes.count - 1
      bytes.insert(contentsOf: part, at: part.first == UInt8(ascii: " ") ? sign : sign + 1)
    }
  }

  /// Numbers that look random, the same in every run.
  private struct Numbers {
    var state: UInt64

    mutating func next(below count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
  }
}
