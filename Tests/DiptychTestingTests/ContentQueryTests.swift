import Diptych
import DiptychTesting
import Testing

@Suite("Queries of content") struct ContentQueryTests {
  private struct Oops: DisplayableError {
    let message = "It is off."
  }

  private static let menu = ContentTree(
    Group {
      Heading("Menu", level: 2)
      Table(["Soup", "Bread"], id: \.self) {
        TableColumn("Dish") { Text($0) }
        TableColumn("Price") { _ in Text("€5") }
        TableColumn("") { Button("Order") {}.accessibilityLabel("Order \($0)") }
      }
      HTML.a(.href("/terms")) { Text("Terms") }
    }
  )

  @Test("A node is found by its role and its name, in the whole and in a part")
  func found() throws {
    let menu = Self.menu
    #expect(menu.first(.heading)?.level == 2)
    #expect(menu.all(.row).map(\.text) == ["Soup €5 Order", "Bread €5 Order"])
    #expect(menu.all(.button).map(\.name) == ["Order Soup", "Order Bread"])
    #expect(menu.first(.button, named: "Order Bread")?.text == "Order")
    #expect(menu.all(.row)[1].first(.button)?.name == "Order Bread")
    #expect(menu.first(.link, named: "Terms")?.destination == "/terms")
    #expect(menu.all(.button, named: "Retry").isEmpty)
    #expect(menu.text == "Menu Dish Price Soup €5 Order Bread €5 Order Terms")
  }

  @Test("A query that finds nothing fails, and lists the nodes of the role or the content")
  func missing() async {
    let found = await reports {
      #expect(Self.menu.first(.button, named: "Retry", sourceLocation: .at(1)) == nil)
      let row = Self.menu.first(.row, named: "Soup €5 Order")
      #expect(row?.first(.heading, named: "So\nup", sourceLocation: .at(2)) == nil)
      #expect(ContentTree(EmptyView()).first(.row, sourceLocation: .at(3)) == nil)
      let list = ContentTree(List(1...30, id: \.self) { Link("\($0)", destination: "/") })
      #expect(list.first(.link, named: "0", sourceLocation: .at(4)) == nil)
    }
    #expect(
      found == [
        """
        error at DiptychTestingTests/ContentQueryTests.swift:1:3:
        There is no button named "Retry". The nodes of this role:
          "Order Soup"
          "Order Bread"
        """,
        #"""
        error at DiptychTestingTests/ContentQueryTests.swift:2:3:
        There is no heading named "So\nup". The content:
          td
            "Soup"
          td
            "€5"
          td
            button type="button" aria-label="Order Soup"
              "Order"
        """#,
        """
        error at DiptychTestingTests/ContentQueryTests.swift:3:3:
        There is no row; the content is empty.
        """,
        """
        error at DiptychTestingTests/ContentQueryTests.swift:4:3:
        There is no link named "0". The nodes of this role:
        \((1...20).map { "  \"\($0)\"\n" }.joined())  … and 10 more
        """,
      ]
    )
  }

  @Test("A button of a host is pressed by its name or as a node") func press() async {
    let gate = Gate<Void, Int, Oops>()
    let store = AsyncStore(fetch: gate.fetch)
    async let load: Void = store.load()
    await gate.fail(1, with: Oops())
    await load
    let host = ViewHost { AsyncValueView(store: store) { Heading("\($0)") } }
    #expect(host.content.first(.callout)?.phase == "failed")
    async let retry: Void = host.press("Retry")
    await gate.answer(2, with: 7)
    await retry
    #expect(host.content.first(.heading)?.text == "7")
    #expect(host.content.first(.heading)?.phase == "loaded")
    let pressed = Notes()
    let buttons = ViewHost { for name in ["a", "b"] { Button("Go") { pressed.append(name) } } }
    for button in buttons.content.all(.button).reversed() { await buttons.press(button) }
    #expect(pressed.all == ["b", "a"])
  }

  @Test("A press fails of a button that is missing, disabled or of another frame")
  func unpressed() async {
    let isShown = Shared(wrappedValue: true)
    let host = ViewHost {
      if isShown.wrappedValue { Button("Old") {} }
      AsyncValueView(value: AsyncValue<Int, Oops>.retrying(Oops()), onRetry: {}) {
        Text("\($0)")
      } errorView: { _ in
        RetryButton("Wait")
      }
    }
    let found = await reports {
      await host.press("Retry", sourceLocation: .at(1))
      await host.press("Wait", sourceLocation: .at(2))
      let old = host.content.first(.button, named: "Old")
      isShown.wrappedValue = false
      _ = host.content
      await host.press(old, sourceLocation: .at(3))
    }
    let place = "error at DiptychTestingTests/ContentQueryTests.swift"
    #expect(
      found == [
        """
        \(place):1:3:
        There is no button named "Retry". The nodes of this role:
          "Old"
          "Wait"
        """,
        "\(place):2:3:\nThe button \"Wait\" can't be pressed, because it is disabled.",
        "\(place):3:3:\nThe button \"Old\" can't be pressed, because it isn't in the last frame.",
      ]
    )
  }

  @Test("A node keeps its identity as long as the same positions and ids lead to it")
  func identity() async {
    let names = Shared(wrappedValue: ["Ada", "Bob"])
    let host = ViewHost {
      Heading("Names")
      List(names.wrappedValue, id: \.self) { Text($0) }
    }
    let before = host.content
    names.wrappedValue = ["Bob", "Eve", "Ada"]
    let after = host.content
    for name in ["Ada", "Bob"] {
      let identity = before.first(.item, named: name)?.identity
      #expect(identity == after.first(.item, named: name)?.identity)
      #expect(identity?.description == "1/[\(name)]")
    }
    #expect(before.first(.heading)?.identity?.description == "0")
    #expect(before.root.identity?.description == "")
    #expect(ContentTree(Text("a")).first(.text)?.identity == nil)
  }

  @Test("The phase of a node is the phase of the innermost component around it") func phases() {
    let user = AsyncValue<String, Oops>.reloading("Ada")
    let posts = PagingState<Int, Int, Oops>(pages: [.init(items: [1], next: nil)])
    let host = ViewHost {
      Heading("Page")
      AsyncValueView(value: user) { name in
        Heading(name, level: 2)
        PagingList(state: posts ?? PagingState()) { List($0, id: \.self) { Text("\($0)") } }
        AsyncValueView(value: AsyncValue<Int, Oops>.failed(Oops())) { Text("\($0)") }
      }
    }
    let content = host.content
    #expect(content.all(.heading).map(\.phase) == [nil, "reloading"])
    #expect(content.first(.list)?.phase == "loadedAtEnd")
    #expect(content.first(.callout)?.phase == "failed")
    #expect(ContentTree(AsyncValueView(value: user) { Text($0) }).first(.text)?.phase == nil)
  }
}
