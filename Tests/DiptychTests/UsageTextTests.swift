import Diptych
import DiptychTesting
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
  @Test("Options and their meanings stand in columns that wrap, and stand out in a terminal")
  func usage() {
    let texts = [40, 80, 120].map { SnapshotFormat.text(width: $0) }
    expectSnapshot(of: UsageText(), as: texts + [.ansi(width: 60), .html, .markdown])
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
