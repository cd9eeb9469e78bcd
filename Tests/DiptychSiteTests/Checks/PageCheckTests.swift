import Diptych
import Testing

@testable import DiptychSite

@Suite("The check of a page") struct PageCheckTests {
  /// A page with everything that is checked.
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
    </p></blockquote><iframe src="f.html" title="F"></iframe><object data="o.svg" title="O"></object><hr>\
    <noscript><a href="n"></a></noscript><p>日本 <a href="ja">日本</a> <a href="e">\u{1F6A2}</a></p>\
    </main><footer><p><time datetime="2026">2026</time></p></footer></body></html>
    """

  @Test("The check of a page returns its ids and addresses") func everything() {
    let entry = SiteContents(Site { Page("a", title: "A") { Text("A") } }).pages[0]
    let check = PageCheck(Array(Self.page.utf8), of: entry, isIndexed: false)
    #expect(check.ids == ["déjà", "menu", "content", "s1", "n", "s", "g"])
    #expect(
      check.references == [
        "icon.svg?a=1&b=2", "a.js", "#content", "../b/", "c/#déjà", "hidden/", "x", "a.png", "i",
        "i.png", "send", "deep", "chart", "q", "f.html", "o.svg", "n", "ja", "e",
      ]
    )
    #expect(check.problems == [])
  }
}
