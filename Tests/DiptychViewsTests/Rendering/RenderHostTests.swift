import Diptych
import Testing

/// A component that asks for a first load and for more.
private struct Wanting: _PrimitiveView {
  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.wants {}
    renderer.wantsMore {}
  }
}

@Suite("Calls of a host") struct RenderHostTests {
  private static let label = Button {
  } label: {
    Text("Try \(Text("it").bold())")
    HTML.br()
    HTML.datalist { Text("hidden") }
    LineBreak()
    Label("once", icon: "✓")
    Image("more.png", alt: " more")
  }

  @Test("Pending loads, and buttons with the text of their labels, in every format") func heard() {
    let view = Group {
      Wanting()
      Button("Retry") {}
      Self.label
    }
    let heard = ["wants", "more", "Retry", "Try it  once more"]
    #expect(ListeningHost.heard(in: view, as: .text()) == heard)
    #expect(ListeningHost.heard(in: view, as: .html) == heard)
    #expect(ListeningHost.heard(in: view, as: .tree) == heard)
    // The label is read aloud in the place of the button, whose action is offered once.
    let labelled = Button("→") {}.accessibilityLabel("Next")
    #expect(ListeningHost.heard(in: labelled, as: .plain) == ["→"])
  }
}
