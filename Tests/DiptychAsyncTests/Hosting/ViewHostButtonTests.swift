import Diptych
import Testing

@Suite("ViewHost: buttons and focus")
struct ViewHostButtonTests {
  private func picture<Content: View>(
    of host: ViewHost<Content>,
    focus id: HostedButton.ID?,
    as format: TextFormat = .text()
  ) -> String {
    var values = EnvironmentValues()
    values.focusedButton = id
    return EnvironmentValues.$current.withValue(values) { host.rendered(as: format) }
  }

  @Test("The focused button has other signs and is inverse, and is as wide as before")
  func focused() throws {
    let host = ViewHost {
      HStack {
        Button("Retry") {}
        Button("Quit") {}
      }
    }
    #expect(host.buttons.isEmpty)
    #expect(host.rendered(as: .text()) == "[Retry] [Quit]\n")
    #expect(host.buttons.map(\.label) == ["Retry", "Quit"])
    let quit = try #require(host.buttons.last).id
    #expect(picture(of: host, focus: quit) == "[Retry] ▸Quit◂\n")
    #expect(picture(of: host, focus: quit, as: .text(options: .ascii)) == "[Retry] >Quit<\n")
    #expect(
      picture(of: host, focus: quit, as: .text(color: .monochrome))
        == "\u{1B}[1m[Retry] \u{1B}[7m▸Quit◂\u{1B}[0m\n"
    )
    #expect(picture(of: host, focus: nil) == "[Retry] [Quit]\n")
  }

  @Test("A button keeps its identity while it is shown, wherever it moves to")
  func identity() throws {
    let names = Value(["a", "b", "c"])
    let host = ViewHost {
      ForEach(names.value, id: \.self) { name in Button(name) {} }
    }
    #expect(host.text == "[a]\n[b]\n[c]")
    let first = host.buttons.map(\.id)
    #expect(Set(first).count == 3)
    names.change { $0 = ["c", "a"] }
    #expect(picture(of: host, focus: first[0]) == "[c]\n▸a◂\n")
    #expect(host.buttons.map(\.id) == [first[2], first[0]])
    names.change { $0 = ["b", "c"] }
    #expect(host.text == "[b]\n[c]")
    #expect(host.buttons.map(\.id).last == first[2])
    #expect(!first.contains(host.buttons[0].id))
  }

  @Test("A button keeps its identity while its action runs, even if it is not shown")
  func identityOfAPressedButton() async throws {
    let isShown = Value(true)
    let gate = Gate()
    let host = ViewHost {
      if isShown.value { Button("Load more") { await gate.pass() } }
    }
    #expect(host.text == "[Load more]")
    let button = try #require(host.buttons.first)
    async let action: Void = host.activate(button)
    await gate.arrivals(1)
    isShown.change { $0 = false }
    #expect(host.text == "")
    isShown.change { $0 = true }
    #expect(host.text == "[Load more]")
    #expect(host.buttons.map(\.id) == [button.id])
    gate.open()
    await action
    isShown.change { $0 = false }
    #expect(host.text == "")
    isShown.change { $0 = true }
    #expect(host.text == "[Load more]")
    #expect(host.buttons.map(\.id) != [button.id])
  }

  @Test("Buttons of different hosts never have the same identity")
  func hosts() {
    let ids = (0..<3).flatMap { _ in
      let host = ViewHost { Button("a") {} }
      #expect(host.text == "[a]")
      return host.buttons.map(\.id)
    }
    #expect(Set(ids).count == 3)
  }

  @Test("A pressed button runs its action")
  func press() async throws {
    let count = Value(0)
    let host = ViewHost {
      Text("\(count.value)")
      Button("Add") { count.change { $0 += 1 } }
      Button("Hidden") {}.redacted(reason: .placeholder)
    }
    #expect(host.text.hasPrefix("0\n[Add]\n"))
    #expect(host.buttons.map(\.label) == ["Add"])
    await host.activate(host.buttons[0])
    #expect(host.text.hasPrefix("1\n"))
  }
}
