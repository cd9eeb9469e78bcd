import Diptych
import DiptychFormats
import DiptychTesting
import Testing

@Suite("Hosts of Markdown")
struct HostTests {
  /// A host that records its calls.
  private struct Recorder: RenderHost {
    var calls: [String] = []

    mutating func enter(_ position: Int) { calls.append("enter \(position)") }
    mutating func enter<ID: Hashable>(id: ID) { calls.append("enter id \(id)") }
    mutating func leave() { calls.append("leave") }
    mutating func owned<T: AnyObject>(_ make: () -> T) -> T {
      calls.append("owned")
      return make()
    }
    mutating func wants(_ load: @escaping @Sendable () async -> Void) { calls.append("wants") }
    mutating func wantsMore(_ load: @escaping @Sendable () async -> Void) { calls.append("more") }
    mutating func button<C: View>(
      _ action: @escaping @Sendable () async -> Void,
      _ label: consuming C
    ) {
      calls.append("button")
    }
  }

  private final class State {}

  /// A component that owns state and asks for a load.
  private struct Component: PrimitiveView {
    static func _render<R: Renderer>(_ view: consuming Self, into renderer: inout R) {
      _ = renderer.owned { State() }
      renderer.wants {}
      renderer.wantsMore {}
    }
  }

  @Test("Identity, state, wishes and actions reach the host")
  func calls() {
    var host = Recorder()
    let view = _Pair(Component(), Button("Go") {}.id("x"))
    #expect(MarkdownFormat().render(view, host: &host) == "\\[Go]\n")
    #expect(
      host.calls == [
        "enter 0", "owned", "wants", "more", "leave", "enter 1", "enter id x", "button", "leave",
        "leave",
      ]
    )
  }

  @Test("Redacted views are blocks, with no link and no action")
  func redaction() {
    var host = Recorder()
    let view = Group {
      Paragraph {
        Text("Read ").unredacted()
        Link("the guide", destination: "/guide")
      }
      Table([1]) { TableColumn("Size") { Text("\($0)").bold() } }
      Image("cat.svg", alt: "A cat")
      Button("Go") {}
      CodeBlock("a = 1\n")
      Raw(html: "<b>x</b>")
    }
    .redacted(reason: .placeholder)
    expectSnapshot(of: MarkdownFormat().render(view, host: &host))
    #expect(host.calls.contains("button") == false)
  }

  @Test("A control character is visible in redacted text")
  func redactedControls() {
    let view = Group {
      Text(verbatim: "a\u{B}b")
      CodeBlock("a\u{85}b")
    }
    .redacted(reason: .placeholder)
    #expect(view.rendered(as: .markdown) == "▒␋▒\n\n```\n▒\u{FFFD}▒\n```\n")
  }
}
