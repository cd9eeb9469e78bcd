import Diptych
import DiptychANSI
import Testing

@Suite("Components") struct ComponentTests {
  @Test("A callout goes on in the line of its title, and its buttons follow") func callout() {
    let view = Callout("Not read.", status: .danger) {
      Text("git log failed")
    } actions: {
      Button("Retry") {}
      Button("Dismiss") {}
    }
    #expect(
      view.rendered(as: .html).iconless == """
        <div class="callout danger" role="note"><div><p><svg></svg><strong>Not read.</strong> <span>git log failed</span></p></div><button type="button">\
        Retry</button><button type="button">Dismiss</button></div>
        """
    )
  }

  @Test("A navigation and breadcrumbs without a link are left out") func emptyNavigation() {
    let empty = Group {
      Navigation("Pages") {}
      Navigation("Pages") { ForEach([String](), id: \.self) { Text(verbatim: $0) } }
        .htmlAttributes(.class("pager"))
      Breadcrumbs {}
    }
    #expect(empty.rendered(as: .html) == "")
    #expect(
      Document(title: "T", language: "en") {
        Text("a")
      } header: {
        empty
      }
      .rendered(as: .html) == Document(title: "T", language: "en") { Text("a") }.rendered(as: .html)
    )
    #expect(
      Breadcrumbs { Text("a") }.htmlAttributes(.id("x")).rendered(as: .html) == """
        <nav aria-label="Breadcrumbs" class="crumbs" id="x"><ol><li>a</li></ol></nav>
        """
    )
  }

  @Test("Blocks of a callout follow its title") func calloutWithBlocks() {
    let view = Callout("Older commits are missing.", status: .warning) { List { Text("a") } }
    #expect(
      view.rendered(as: .html).iconless == """
        <div class="callout warning" role="note"><div><p><svg></svg><strong>Older commits are missing.</strong></p><ul><li>a</li></ul></div></div>
        """
    )
  }

  @Test("A pending role replaces the role of a callout") func calloutRole() {
    let view = Callout("Saved.", status: .success).htmlAttributes(.role("status"), .class("own"))
    #expect(
      view.rendered(as: .html).iconless == """
        <div class="callout success own" role="status"><div><p>\
        <svg></svg><strong>Saved.</strong></p></div></div>
        """
    )
  }

  @Test("A callout in a paragraph has no blocks") func calloutInLine() {
    let view = Paragraph { Callout("Note.") { Text("text") } }
    #expect(
      view.rendered(as: .html).iconless == """
        <p><span class="callout info" role="note"><span><svg></svg><strong>Note.</strong> <span>text</span></span> </span></p>
        """
    )
  }

  @Test("A badge is a paragraph among blocks, and a run in a line") func badge() {
    let view = Group {
      Badge("active", status: .success)
      Paragraph {
        Text("a ")
        Badge("b")
      }
    }
    #expect(
      view.rendered(as: .html) == """
        <p><span class="badge success">✓ active</span></p><p>a <span class="badge">b</span></p>
        """
    )
  }

  @Test("A redacted badge does not say its status") func redactedBadge() {
    let view = Badge("active", status: .success).redacted(reason: .placeholder)
    #expect(
      view.rendered(as: .html) == """
        <p \(announcement)><span class="badge">\
        <span class="redacted" aria-hidden="true">▒▒▒▒▒▒</span></span></p>
        """
    )
  }

  @Test("A note instead of content") func unavailable() {
    let view = ContentUnavailableView("No commits yet.") { Text("They appear here.") }
    #expect(
      view.rendered(as: .html) == """
        <div class="empty"><p class="icon" aria-hidden="true">•</p><p class="title">\
        No commits yet.</p><p>They appear here.</p></div>
        """
    )
    let note = ContentUnavailableView {
      Text("Nothing for ")
      Text("harbour").bold()
    }
    #expect(
      Paragraph { note }.rendered(as: .html) == """
        <p><span class="empty"><span class="icon" aria-hidden="true">•</span> \
        <span class="title">Nothing for <strong>harbour</strong></span> </span></p>
        """
    )
  }

  @Test("The language of code is one class, whatever the text says", arguments: ["", " \n"])
  func languages(_ blank: String) {
    #expect(
      CodeBlock("x", language: "swift hidden\tdanger").rendered(as: .html) == """
        <pre tabindex="0" role="group" aria-label="Code, swift"><code class="language-swift">x</code></pre>
        """
    )
    #expect(
      CodeBlock("x", language: blank).rendered(as: .html)
        == #"<pre tabindex="0" role="group" aria-label="Code"><code>x</code></pre>"#
    )
  }

  @Test("Added and removed lines are ins and del elements") func diff() {
    #expect(
      Diff(from: "a\nb\n", to: "a\nc\n").rendered(as: .html) == """
        <pre class="diff" tabindex="0" role="group" aria-label="Code, diff">\
        <code class="language-diff"><span class="accent">@@ -1,2 +1,2 @@</span>
         a
        <del class="removed">-b</del>
        <ins class="added">+c</ins></code></pre>
        """
    )
  }

  @Test("Links with the current one, and one at the end of the line") func navigation() {
    let view = Navigation("Pages") {
      Link("Report", destination: "/a").current()
      Spacer()
      Link("Commits", destination: "/b").current(false)
    }
    #expect(
      view.rendered(as: .html) == """
        <nav aria-label="Pages"><ul><li><a href="/a" aria-current="page">Report</a></li><li>\
        <div class="spacer"></div></li><li><a href="/b">Commits</a></li></ul></nav>
        """
    )
  }

  @Test("Steps of a path are an ordered list") func breadcrumbs() {
    let view = Breadcrumbs {
      Link("Components", destination: "/a")
      Text("States").current()
    }
    #expect(
      view.rendered(as: .html) == """
        <nav class="crumbs" aria-label="Breadcrumbs"><ol><li><a href="/a">Components</a></li><li>\
        <span aria-current="page">States</span></li></ol></nav>
        """
    )
  }

  @Test("A line of long code may end after punctuation between names, and inside of a long name")
  func longCode() {
    let view = Group {
      Code("Terminal.standardOutput.print(Report(packages: [a::b, c_d/e…, \"<b>\"]))")
      Code("swift test --filter Tests")
      Code("StaticString.UnicodeScalarView")
      Code("state.keepsContentAfterFailedReloads")
      Code("let a = f(.html, ..., b)")
      Text("A.long.sentence.that.is.no.code")
    }
    #expect(
      view.rendered(as: .html) == """
        <p><code>Terminal.<wbr>standardOutput.<wbr>print(<wbr>Report(<wbr>packages: \
        [<wbr>a::<wbr>b, c_<wbr>d/<wbr>e…, "&lt;b&gt;"]))</code></p>\
        <p><code>swift test --filter Tests</code></p>\
        <p><code>StaticString.<wbr>UnicodeScalarView</code></p>\
        <p><code>state.<wbr>keeps<wbr>Content<wbr>After<wbr>Failed<wbr>Reloads</code></p>\
        <p><code>let a = f(.html, ..., b)</code></p><p>A.long.sentence.that.is.no.code</p>
        """
    )
  }

  @Test("A file name has its folders in a separate element, and breaks after slashes")
  func path() {
    let view = Group {
      Pathname("Sources/A&B/C.swift")
      Paragraph { Pathname("/a/") }
      Pathname("").redacted(reason: .placeholder)
      Pathname("a/b").redacted(reason: .placeholder)
    }
    #expect(
      view.rendered(as: .html) == """
        <p><code class="path"><span>Sources/<wbr>A&amp;B/</span><wbr>C.swift</code></p><p>\
        <code class="path"><span>/</span><wbr>a/</code></p><p \(announcement)>\
        <code class="path"></code></p><p \(announcement)><code class="path">\
        <span class="redacted" aria-hidden="true">▒▒▒</span></code></p>
        """
    )
  }

  @Test("Output of a terminal has its lines and its colours") func terminal() {
    let view = TerminalScreenshot(
      "swift test",
      ansi: "\u{1B}[1mBold\u{1B}[0m and \u{1B}[31mred\u{1B}[0m\nline\n"
    )
    #expect(
      view.rendered(as: .html) == """
        <figure class="terminal"><figcaption>swift test</figcaption>\
        <pre tabindex="0" role="group" aria-label="swift test"><code><strong>Bold</strong>\
         and <span class="fg-red">red</span>
        line</code></pre></figure>
        """
    )
  }

  @Test("Redacted output has a name without its caption") func redactedTerminal() {
    let view = TerminalScreenshot("ls", ansi: "a").redacted(reason: .placeholder)
    #expect(
      view.rendered(as: .html) == """
        <figure class="terminal"><figcaption><span \(announcement)>\
        <span class="redacted" aria-hidden="true">▒▒</span></span>\
        </figcaption><pre tabindex="0" role="group" aria-label="Terminal"><code>\
        <span class="redacted" aria-hidden="true">▒</span></code></pre></figure>
        """
    )
  }

  @Test("A panel with a subtitle or a footer has a heading only if it has a title")
  func untitledPanels() {
    let text = Text("a")
    #expect(
      Panel(subtitle: Text("s"), footer: Text("f")) { text }.rendered(as: .html)
        == "<div class=\"panel\"><p class=\"subtitle\">s</p><p>a</p><footer><p>f</p></footer></div>"
    )
    #expect(
      Panel("T", subtitle: Text("s")) { text }.rendered(as: .html)
        == "<section class=\"panel\"><h2>T</h2><p class=\"subtitle\">s</p><p>a</p></section>"
    )
  }
}

extension String {
  /// The markup with the drawn icons left out.
  fileprivate var iconless: String { replacing(/<svg class="icon".*?<\/svg>/, with: "<svg></svg>") }
}
