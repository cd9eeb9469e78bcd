import Diptych
import DiptychTesting
import Testing

@Suite("ViewHost: buttons and focus") struct ViewHostButtonTests {
  private func picture<Content: View>(
    of host: ViewHost<Content>,
    focus id: HostedButton.ID?,
    as format: TextFormat = .text()
  ) -> String {
    var values = EnvironmentValues()
    values.focusedButton = id
    return EnvironmentValues.$current.withValue(values) { host.rendered(as: format) }
  }

  @Test("The focused button has other symbols, is inverse, and keeps its width")
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
    #expect(host.text == "⠋Load more]")
    #expect(host.buttons.map(\.id) == [button.id])
    gate.open()
    await action
    isShown.change { $0 = false }
    #expect(host.text == "")
    isShown.change { $0 = true }
    #expect(host.text == "[Load more]")
    #expect(host.buttons.map(\.id) != [button.id])
  }

  @Test("Buttons of different hosts never have the same identity") func hosts() {
    let ids = (0..<3).flatMap { _ in
      let host = ViewHost { Button("a") {} }
      #expect(host.text == "[a]")
      return host.buttons.map(\.id)
    }
    #expect(Set(ids).count == 3)
  }

  @Test("A button whose action runs ignores presses, and is drawn as busy, as wide as before")
  func busy() async throws {
    let gate = Gate()
    let count = Value(0)
    let host = ViewHost {
      HStack {
        Button("Pay") {
          count.change { $0 += 1 }
          await gate.pass()
        }
        Button("Quit") {}
      }
    }
    #expect(host.text == "[Pay] [Quit]")
    let pay = try #require(host.buttons.first)
    async let action: Void = host.activate(pay)
    await gate.arrivals(1)
    await host.activate(pay)
    #expect(count.value == 1)
    #expect(host.text == "⠋Pay] [Quit]")
    #expect(picture(of: host, focus: pay.id) == "⠋Pay◂ [Quit]\n")
    #expect(picture(of: host, focus: pay.id, as: .text(options: .ascii)) == "|Pay< [Quit]\n")
    #expect(
      picture(of: host, focus: pay.id, as: .text(color: .monochrome))
        == "\u{1B}[2;7m⠋Pay◂\u{1B}[0m \u{1B}[1m[Quit]\u{1B}[0m\n"
    )
    #expect(
      host.rendered(as: .html) == """
        <div class="hstack"><p><button type="button" aria-busy="true">Pay</button></p>\
        <p><button type="button">Quit</button></p></div>
        """
    )
    #expect(host.content.first(.button, named: "Pay")?.effectiveAttribute("aria-busy") == "true")
    #expect(host.rendered(as: .plain) == "[Pay] [Quit]\n")
    gate.open()
    await action
    #expect(host.text == "[Pay] [Quit]")
    await host.activate(pay)
    #expect(count.value == 2)
  }

  @Test("An action that takes time is drawn for a caller that waits for frames")
  func busyFrames() async throws {
    let gate = Gate()
    let host = ViewHost { Button("Pay") { await gate.pass() } }
    var frames: [String] = []
    for await frame in host.frames(as: .text(), until: .cancelled) {
      frames.append(frame)
      if frames.count == 1, let button = host.buttons.first {
        Task { await host.activate(button) }
      } else if frames.count == 2 {
        gate.open()
      } else if frames.count == 3 {
        break
      }
    }
    #expect(frames == ["[Pay]\n", "⠋Pay]\n", "[Pay]\n"])
  }

  @Test("An action that never waits counts each press") func counter() async throws {
    let count = Value(0)
    let host = ViewHost { Button("Add") { count.change { $0 += 1 } } }
    #expect(host.text == "[Add]")
    let button = try #require(host.buttons.first)
    for _ in 0..<3 { _ = host.press(button) }
    #expect(count.value == 3)
  }

  @Test("A disabled button is drawn as such and ignores presses; nothing inside enables it")
  func disabled() async throws {
    let isDisabled = Value(false)
    let count = Value(0)
    let host = ViewHost {
      HStack {
        Button("Send") { count.change { $0 += 1 } }
        Button("Drop") { count.change { $0 += 1 } }.disabled(false)
      }
      .disabled(isDisabled.value)
    }
    #expect(host.text == "[Send] [Drop]")
    let buttons = host.buttons
    #expect(buttons.map(\.label) == ["Send", "Drop"])
    await host.activate(buttons[1])
    isDisabled.change { $0 = true }
    #expect(host.rendered(as: .text(color: .monochrome)) == "\u{1B}[2m[Send] [Drop]\u{1B}[0m\n")
    #expect(host.buttons.isEmpty)
    for button in buttons { await host.activate(button) }
    #expect(count.value == 1)
    #expect(
      host.rendered(as: .html) == """
        <div class="hstack"><p><button type="button" disabled>Send</button></p>\
        <p><button type="button" disabled>Drop</button></p></div>
        """
    )
    #expect(host.rendered(as: .plain) == "[Send] [Drop]\n")
    let button = host.content.first(.button, named: "Send")
    #expect(button?.effectiveAttribute("disabled") == "")
    isDisabled.change { $0 = false }
    #expect(host.text == "[Send] [Drop]")
    #expect(host.buttons.map(\.id) == buttons.map(\.id))
  }

  @Test("A pressed button runs its action") func press() async throws {
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
