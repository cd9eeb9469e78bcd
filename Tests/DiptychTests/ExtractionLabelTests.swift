import Diptych
import Testing

@Suite("Labels of extracted views") struct ExtractionLabelTests {
  /// Returns the output of a labelled view, and of the same view inside three composed views.
  private func pictures<V: View>(of view: V, as format: some RenderingFormat<String>) -> [String] {
    let label = "Read on"
    return [
      view.accessibilityLabel(label).rendered(as: format),
      Extracted(view).accessibilityLabel(label).rendered(as: format),
      Extracted(Extracted(Extracted(view))).accessibilityLabel(label).rendered(as: format),
      Group { Extracted(AnyView(Optional(view))) }.accessibilityLabel(label).rendered(as: format),
    ]
  }

  private func expect<V: View>(
    _ view: V,
    html: String,
    plain: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let html = Array(repeating: html, count: 4)
    let plain = Array(repeating: plain, count: 4)
    #expect(pictures(of: view, as: .html) == html, sourceLocation: sourceLocation)
    #expect(pictures(of: view, as: .plain) == plain, sourceLocation: sourceLocation)
  }

  @Test("An extracted label of a link stays the label of the link") func link() {
    expect(
      Link("→", destination: "/next"),
      html: #"<p><a href="/next" aria-label="Read on">→</a></p>"#,
      plain: "Read on (/next)\n"
    )
  }

  @Test("An extracted label of a button stays the label of the button") func button() {
    expect(
      Button("→") {},
      html: #"<p><button type="button" aria-label="Read on">→</button></p>"#,
      plain: "[Read on]\n"
    )
  }

  @Test("An extracted label of a text stands in its line") func text() {
    expect(
      Text("→"),
      html: #"<p><span role="img" aria-label="Read on">→</span></p>"#,
      plain: "Read on\n"
    )
  }

  @Test("An extracted label of blocks stays the label of the group") func blocks() {
    expect(
      _Pair(Link("→", destination: "/next"), Text("next")),
      html: """
        <div role="group" aria-label="Read on">\
        <p><a href="/next">→</a></p><p>next</p></div>
        """,
      plain: "Read on\n"
    )
  }

  @Test("The label of a redacted link does not show its address") func redacted() {
    let link = Link("→", destination: "/secret").redacted(reason: .placeholder)
    for view in [AnyView(link), AnyView(Extracted(link).id(1).environment(\.unread, ""))] {
      let label = view.accessibilityLabel("Read on")
      #expect(label.rendered(as: .plain) == "Read on\n")
      #expect(!label.rendered(as: .html).contains("/secret"))
      #expect(!label.rendered(as: .text(color: .trueColor)).contains("/secret"))
    }
  }

  @Test("A disabled button offers no action by its label") func redactedButton() {
    var host = ButtonHost()
    let button = Extracted(Button("→") {}.redacted(reason: .placeholder))
    let view = button.accessibilityLabel("Read on")
    _ = PlainFormat().render(view, host: &host)
    _ = HTMLFormat().render(view, host: &host)
    #expect(host.count == 0)
    _ = PlainFormat().render(Extracted(view.unredacted()), host: &host)
    #expect(host.count == 0)
  }

  /// A host that counts the actions offered to it.
  private struct ButtonHost: _RenderHost {
    var count = 0

    mutating func enter(_ position: Int) {}
    mutating func enter<ID: Hashable>(id: ID) {}
    mutating func leave() {}
    mutating func owned<T: AnyObject>(_ make: () -> T) -> T { make() }
    mutating func wants(_ load: @escaping @Sendable () async -> Void) {}

    mutating func button<C: View>(
      _ action: @escaping @Sendable () async -> Void,
      _ label: consuming C
    ) {
      count += 1
    }
  }
}
