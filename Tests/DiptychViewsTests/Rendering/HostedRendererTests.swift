import Diptych
import Testing

/// A renderer of what is required and nothing else.
private struct HostedWords: HostedRenderer {
  var host: _AnyRenderHost
  var isRedacted = false
  var words: [String] = []

  mutating func text(_ string: String) { words.append(readable(string)) }

  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    C._render(content, into: &self)
  }
}

private struct HostedWordsFormat: RenderingFormat {
  func render<V: View, H: RenderHost>(_ view: consuming V, host: inout H) -> [String] {
    var renderer = HostedWords(host: _AnyRenderHost(host))
    V._render(view, into: &renderer)
    host = renderer.host.base(as: H.self)
    return renderer.words
  }

  func write<V: View, H: RenderHost, S: _ByteSink>(
    _ view: consuming V,
    host: inout H,
    to sink: inout S
  ) throws(S.Failure) {
    for word in render(view, host: &host) { try sink.write(word) }
  }
}

extension RenderingFormat where Self == HostedWordsFormat {
  fileprivate static var words: HostedWordsFormat { HostedWordsFormat() }
}

/// A renderer of two methods, which knows nothing of redaction.
private struct FirstRenderer: Renderer {
  var words: [String] = []

  mutating func text(_ string: String) { words.append(string) }

  mutating func element<A: Attributes, C: View>(
    _ name: StaticString,
    _ attributes: consuming A,
    _ content: consuming C
  ) {
    C._render(content, into: &self)
  }
}

/// A component that wants a load, and more of it.
private struct Wish: PrimitiveView {
  static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.wants {}
    renderer.wantsMore {}
  }
}

/// A view that holds itself.
private struct Nest: View {
  let depth: Int
  var body: some View {
    List {
      if depth > 1 { Nest(depth: depth - 1) } else { Text("x") }
    }
  }
}

@Suite("Hosted renderers")
struct HostedRendererTests {
  @Test("Loads and actions reach the host")
  func host() {
    let view = Group {
      Wish()
      Button("Go") {}
    }
    #expect(view.rendered(as: .words) == ["Go"])
    #expect(ListeningHost.heard(in: view, as: .words) == ["wants", "more", "Go"])
  }

  @Test("A redacted view is blocks, offers no action, and loads all the same")
  func redaction() {
    let view = Group {
      Wish()
      Button("Go") {}
      Text("a b\u{1B}c")
      Group { Text("Name").unredacted() }.redacted(reason: [])
    }
    .redacted(reason: .placeholder)
    #expect(view.rendered(as: .words) == ["▒▒", "▒ ▒▒▒", "Name"])
    #expect(ListeningHost.heard(in: view, as: .words) == ["wants", "more"])
  }

  @Test("Control characters are visible, redacted ones too")
  func controls() {
    let text = Text(verbatim: "a\u{1B}\u{202E}\u{85}\r\nb\tc")
    #expect(text.rendered(as: .words) == ["a␛\u{FFFD}\u{FFFD}\nb\tc"])
    #expect(
      Text(verbatim: "a\u{B}\u{85}").redacted(reason: .placeholder).rendered(as: .words) == [
        "▒␋\u{FFFD}"
      ]
    )
  }

  @Test("A view that holds itself renders")
  func depth() {
    #expect(Nest(depth: 2000).rendered(as: .words) == ["x"])
  }

  @Test("A renderer of two methods hides redacted text")
  func twoMethods() {
    var renderer = FirstRenderer()
    let view = Group {
      Text("Name")
      HTML.div { Text("Ada ") + Text("L.").bold() }.redacted(reason: .placeholder)
      Text("seen").redacted(reason: [])
    }
    type(of: view)._render(view, into: &renderer)
    #expect(renderer.words == ["Name", "▒▒▒ ▒▒", "seen"])
  }
}
