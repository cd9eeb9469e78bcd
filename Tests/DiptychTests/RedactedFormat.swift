import Diptych
import DiptychHTMLTools

/// A format that must not show the redacted words.
struct RedactedFormat: Sendable {
  let name: String
  let format: any RenderingFormat<String>
  /// Whether the format is too narrow for a word on one line, or leaves words out.
  let isNarrow: Bool

  private init(_ name: String, _ format: any RenderingFormat<String>, isNarrow: Bool = false) {
    self.name = name
    self.format = format
    self.isNarrow = isNarrow
  }

  static let all: [RedactedFormat] = [
    RedactedFormat(".text()", .text()),
    RedactedFormat(".text(width: 30)", .text(width: 30), isNarrow: true),
    RedactedFormat(".text(width: 7)", .text(width: 7), isNarrow: true),
    RedactedFormat(".text() in colour", .text(color: .trueColor)),
    RedactedFormat(
      ".text(width: 30) in 16 colours",
      .text(width: 30, color: .ansi16),
      isNarrow: true
    ),
    RedactedFormat(
      "ASCII",
      TextFormat(width: 30, options: [.ascii, .absoluteColumns]),
      isNarrow: true
    ),
    RedactedFormat("a content tree", RecordedFormat()),
    RedactedFormat(".html", html),
    RedactedFormat(".prettyHTML", .prettyHTML),
    RedactedFormat("a document", InDocument()),
    RedactedFormat("a document that may not be read", InDocument(isRedacted: true), isNarrow: true),
    RedactedFormat(".text as a stream", Streamed(.text(width: 30)), isNarrow: true),
    RedactedFormat(".html as a stream", Streamed(html)),
    RedactedFormat("a document as a stream", Streamed(InDocument())),
  ]

  static let framed: [RedactedFormat] = [
    RedactedFormat(".text(color: .trueColor)", .text(color: .trueColor)),
    RedactedFormat("a content tree", RecordedFormat()),
    RedactedFormat(".html", html),
  ]

  private static let html = HTMLFormat(stylesheet: .file(url: "/kit.css"))
}

/// A page around the view.
///
/// Its title and addresses have a word that must stay readable, or one that must not if the view is
/// redacted.
private struct InDocument: RenderingFormat {
  var isRedacted = false

  private var format: HTMLFormat { HTMLFormat(stylesheet: .file(url: "/kit.css")) }

  private func page(_ view: some View) -> some View {
    let word = isRedacted ? "Ꭶ" : "ა"
    let metadata = PageMetadata(
      description: word,
      canonical: "/" + word,
      alternates: [PageMetadata.Alternate(language: "de", url: "/" + word)],
      stylesheets: [PageMetadata.Resource("/page.css")]
    )
    let page = Document(
      title: word,
      language: "en",
      bodyAttributes: [.title(word)],
      metadata: metadata
    ) {
      view
    }
    return page.redacted(reason: isRedacted ? .placeholder : [])
  }

  func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    format.render(page(view), host: &host)
  }

  func write<V: View, H: _RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    try format.write(page(view), host: &host, to: &sink)
  }
}
