import DiptychScreen

struct ShoppingList: View {
  let items: Shared<[String]>
  let entry: Shared<LineInput>

  var body: some View {
    VStack {
      ForEach(items.wrappedValue, id: \.self) { item in
        Button(item) { items.update { $0.removeAll { $0 == item } } }
      }
      HStack {
        Text("New:")
        LineInputView(entry.wrappedValue, width: 30)
      }
    }
  }
}

func edit(_ items: Shared<[String]>, on terminal: Terminal = .standardOutput) async {
  guard let input = TerminalInput(of: terminal) else {
    return terminal.print(List(items.wrappedValue, id: \.self) { Text($0) })
  }
  let entry = Shared(wrappedValue: LineInput())
  let host = ViewHost { ShoppingList(items: items, entry: entry) }
  await input.show(host) { screen in
    for await event in screen.events {
      switch event {
      case .key(.escape): return
      case .key(.tab), .key(.down): screen.moveFocus(.next)
      case .key(.backTab), .key(.up): screen.moveFocus(.previous)
      case .key(.enter) where entry.wrappedValue.isEmpty: screen.press()
      case .key(.enter):
        items.update { $0.append(entry.wrappedValue.text) }
        entry.wrappedValue = LineInput()
      default: entry.update { line in _ = line.handle(event) }
      }
    }
  }
}

func printItems(of store: AsyncStore<[String], any Error>) async throws {
  let host = ViewHost {
    AsyncValueView(store: store) { items in List(items, id: \.self) { Text($0) } }
  }
  await Terminal.standardError.live(host, ending: .erase)
  try Terminal.standardOutput.write(host.rendered(as: Terminal.standardOutput.format))
}

func firstKey(of input: TerminalInput) async -> Key? {
  await input.withRawMode { events in
    for await case .key(let key) in events { return key }
    return nil
  }
}
