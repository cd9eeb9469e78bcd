import DiptychSampling
import Testing

@testable import DiptychHTMLTools

@Suite("Trees of markup") struct MarkupTreeTests {
  @Test(
    "End tags that may be left out are added, and others are ignored",
    arguments: [
      ("<p>a<p>b<div>c</div>", "p(a) p(b) div(c)"),
      ("<ul><li>a<li>b<ul><li>c</ul><li>d</ul>", "ul(li(a) li(b ul(li(c))) li(d))"),
      ("<dl><dt>a<dd>b<dt>c</dl>d", "dl(dt(a) dd(b) dt(c)) d"),
      ("<table><tr><td>a<th>b<tr><td>c</table>", "table(tbody(tr(td(a) th(b)) tr(td(c))))"),
      (
        "<table><caption>a<thead><tr><td>b<tbody><td>c</table>",
        "table(caption(a) thead(tr(td(b))) tbody(tr(td(c))))"
      ),
      ("<tr><td>a</td></tr>", "tr(td(a))"),
      ("<td>a</td> <td>b</td>", "td(a)   td(b)"),
      ("<div><td>a</td></div>", "div(a)"),
      ("<table></table><td>a</td>b<tr>c", "table() a b c"),
      ("<p>a</p><td>b</td>", "p(a) b"),
      ("a<tr><td>b</td></tr>", "a b"),
      ("<td>a</td>b<td>c</td>", "td(a) b c"),
      ("<select><option>a<optgroup><option>b</select>", "select(option(a) optgroup(option(b)))"),
      ("<h1>a<h2>b</h1>c", "h1(a) h2(b) c"),
      ("<button>a<button>b</button>", "button(a) button(b)"),
      ("a</b>b</p>c</br>d", "a b p() c br() d"),
      ("<b>a<i>b</b>c</i>", "b(a i(b)) c"),
      ("<div><b>a</div>b", "div(b(a)) b"),
      ("<html><head><title>a</title><p>b</body></html>", "html(head(title(a)) p(b))"),
      ("<html><body a=b><body>c", "html(body[a=b](c))"),
      ("<br/>a<img>b<p/>c", "br() a img() b p(c)"),
      ("<svg><path/><title>a<b>c</b></title></svg>d", "svg(path() title(a b(c))) d"),
      ("<svg><![CDATA[<p>]]></svg>", "svg(<p>)"),
      ("<script><p>&amp;</script><title>&amp;<p></title>", "script(<p>&amp;) title(&<p>)"),
      ("<textarea>\na</textarea><script>a", "textarea(a) script(a)"),
      ("a<!-- <p> -->b<!>c<!-->d<?p?>e</>f<![CDATA[g]]>h", "a b c d e f h"),
      ("a < b <3 <", "a < b <3 <"),
      ("<a href", ""),
      ("<a href=\"x", ""),
      ("<A HREF=X hReF=y title='a &amp; b' x y=>z</A>", "a[href=X][title=a & b][x=][y=](z)"),
      ("<a =b=c/d=\"e>\"f>g</a>", "a[=b=c/d=\"e](\"f>g)"),
    ] as [(String, String)]
  )
  func tree(html: String, tree: String) {
    #expect(Self.description(of: MarkupTree(html: html), in: nil) == tree)
  }

  @Test("Markup that is too deep is at the last level, and its end tags end nothing else")
  func deep() {
    let count = Sample.count(20_000, of: 100_000)
    let html =
      "<p id=a>" + String(repeating: "<b>", count: count) + "x"
      + String(repeating: "</b>", count: count) + "</p><p>y"
    let tree = MarkupTree(html: html)
    #expect(tree.nodes.count == count + 4)
    var depths: [Int] = []
    for node in tree.nodes { depths.append(tree.parent(of: node).map { depths[$0] + 1 } ?? 0) }
    #expect(depths.max() == MarkupTree.maximumDepth)
    #expect(tree.children(of: nil).map(tree.name) == ["p", "p"])
    #expect(tree.nodes.compactMap(tree.text) == ["x", "y"])
  }

  @Test(
    "Every text has a tree",
    arguments: ["<", "</", "<!", "<!-", "<a ", "<a b=", "&", "&#", "<svg><![CDATA[", "<title>"]
  )
  func unfinished(start: String) {
    for end in ["", "a", "\"", ">", "/", "-", "\0", "é"] {
      let html = "<p>x" + start + end
      let tree = MarkupTree(html: html)
      #expect(tree.text(1)?.hasPrefix("x") == true)
    }
  }

  @Test(
    "Classes and data attributes have no meaning in HTML",
    arguments: [
      ("<p>", false), ("<p class=a>", false), ("<p data-a=b class=c data-d>", false),
      ("<p class=a id=b>", true), ("<p data-a hidden>", true), ("<object data=a>", true),
      ("<p data->", true), ("<p dir=ltr>", true), ("<p colour=a>", true), ("<p classy>", true),
    ]
  )
  func meaning(tag: String, hasMeaning: Bool) {
    #expect(MarkupTree(html: tag).hasAttributes(0) == hasMeaning)
  }

  /// Returns a tree as `name[attribute=value](children)`.
  private static func description(of tree: MarkupTree, in parent: Int?) -> String {
    tree.children(of: parent).map { node in
      guard let element = tree.element(node) else { return tree.text(node) ?? "" }
      return element.name + element.attributes.map { "[\($0.name)=\($0.value)]" }.joined()
        + "(\(description(of: tree, in: node)))"
    }
    .joined(separator: " ")
  }
}
