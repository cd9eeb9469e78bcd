import Diptych
import DiptychFormats
import Testing

/// The usage text of a tool, as the guide writes one.
private struct UsageText: View {
  private let options: [(name: String, meaning: String)] = [
    ("-o, --output FILE", "where to write the report; without it, standard output"),
    (
      "--format FORMAT",
      "text, markdown, html or csv. By default it is that of the file's name, or text for others."
    ),
    ("-h, --help", "print this text"),
  ]

  var body: some View {
    VStack(spacing: 1) {
      Text("Usage: ").bold() + Text("check [OPTIONS] FOLDER")
      Facts(emphasis: .labels) {
        ForEach(options, id: \.name) { LabeledContent($0.name, value: $0.meaning) }
      }
    }
  }
}

@Suite("A usage text") struct UsageTextTests {
  @Test(
    "Options and their meanings stand in columns that wrap",
    arguments: [
      (
        40,
        """
        Usage: check [OPTIONS] FOLDER

        -o, --output FILE  where to write the
                           report; without it,
                           standard output
        --format FORMAT    text, markdown, html
                           or csv. By default it
                           is that of the file's
                           name, or text for
                           others.
        -h, --help         print this text

        """
      ),
      (
        80,
        """
        Usage: check [OPTIONS] FOLDER

        -o, --output FILE  where to write the report; without it, standard output
        --format FORMAT    text, markdown, html or csv. By default it is that of the
                           file's name, or text for others.
        -h, --help         print this text

        """
      ),
      (
        120,
        """
        Usage: check [OPTIONS] FOLDER

        -o, --output FILE  where to write the report; without it, standard output
        --format FORMAT    text, markdown, html or csv. By default it is that of the file's name, or text for others.
        -h, --help         print this text

        """
      ),
    ]
  )
  func columns(width: Int, text: String) {
    #expect(UsageText().rendered(as: .text(width: width)) == text)
  }

  @Test("The options stand out in a terminal and in a page") func emphasis() {
    let text = UsageText().rendered(as: .text(width: 60, color: .ansi16))
    #expect(
      text.replacing("\u{1B}", with: "␛") == """
        ␛[1mUsage: ␛[0mcheck [OPTIONS] FOLDER

        ␛[1m-o, --output FILE  ␛[0mwhere to write the report; without it,
                           standard output
        ␛[1m--format FORMAT    ␛[0mtext, markdown, html or csv. By default
                           it is that of the file's name, or text
                           for others.
        ␛[1m-h, --help         ␛[0mprint this text

        """
    )
    let facts = [
      ("-o, --output FILE", "where to write the report; without it, standard output"),
      (
        "--format FORMAT",
        "text, markdown, html or csv. By default it is that of the file's name, or text for others."
      ),
      ("-h, --help", "print this text"),
    ]
    let rows = facts.map { "<div><dt>\($0)</dt><dd>\($1)</dd></div>" }.joined()
    #expect(
      UsageText().rendered(as: .html)
        == #"<div class="vstack gap-1"><p><strong>Usage: </strong>check [OPTIONS] FOLDER</p>"#
        + #"<dl class="facts terms">\#(rows)</dl></div>"#
    )
    let lines = facts.map { "- **\($0):** \($1)\n" }.joined()
    #expect(
      UsageText().rendered(as: .markdown) == "**Usage:** check \\[OPTIONS] FOLDER\n\n" + lines
    )
  }

  @Test("Values stand out in a group of values inside of one of terms") func nested() {
    let view = Facts(emphasis: .labels) {
      LabeledContent("-v", value: "outer")
      Facts { LabeledContent("Size", value: 3) }
      LabeledContent("-x", value: "again")
    }
    #expect(
      view.rendered(as: .text(width: 60, color: .ansi16)).replacing("\u{1B}", with: "␛") == """
        ␛[1m-v  ␛[0mouter

        Size  ␛[1m3␛[0m

        ␛[1m-x  ␛[0magain

        """
    )
    #expect(
      view.rendered(as: .html)
        == #"<dl class="facts terms"><div><dt>-v</dt><dd>outer</dd></div></dl>"#
        + #"<dl class="facts"><div><dt>Size</dt><dd>3</dd></div></dl>"#
        + #"<dl class="facts terms"><div><dt>-x</dt><dd>again</dd></div></dl>"#
    )
  }
}
