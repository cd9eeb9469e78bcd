import Diptych

// The calls of code outside of the package, with only the umbrella module imported. If one of them
// no longer compiles, neither do programs that use the package.

struct User: Sendable, Equatable, Identifiable {
  var id = "1"
  var name = "Ada"
}

struct Entry {
  let number: Int
  let string: String
}

struct Greeting: View {
  let name: String
  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Heading("Hello, \(name)", level: 1)
      Text("One view, ") + Text("two media").bold()
      if name.isEmpty { Text("Who are you?").foregroundStyle(.red) }
      List(.ordered) { ForEach(["one", "two"], id: \.self) { Text($0) } }
      Link("Read on", destination: "https://example.org/a?b=1&c=2")
    }
  }
}

struct Containers: View {
  let entries: [Entry]
  var body: some View {
    Table(entries) {
      TableColumn("Size", alignment: .trailing) { entry in Text("\(entry.number)") }
      TableColumn("Name") { Text($0.string) }
      TableColumn("Two") { entry in
        Text(entry.string)
        if entry.number > 1 { Text("x").bold() }
      }
      TableColumn("Key", value: \.string)
    }
    Table(entries.lazy.map { $0.number }) { TableColumn("n") { Text("\($0)") } }
    Table(entries) {
      TableColumn("Number", value: \.number)
      TableColumn("Number", alignment: .trailing, value: \.number) { "\($0) kB" }
      if entries.count > 1 { TableColumn("Key", value: \.string) }
      for entry in entries { TableColumn(entry.string) { Text("\($0.number - entry.number)") } }
      TableColumnForEach(entries, id: \.number) { TableColumn($0.string) { Text($0.string) } }
    }
    Section("Title") {
      Text("a")
      Text("b")
    }
    Section("Title") {
      Text("a")
    } footer: {
      Text("f")
    }
    Section {
      Text("a")
    } header: {
      Text("h")
    }
    Section {
      Text("a")
    } header: {
      Text("h")
    } footer: {
      Text("f")
    }
    Section {
      Text("a")
    } footer: {
      Text("f")
    }
    Section { Text("a") }
    List {
      Text("x")
      Text("y")
    }
    List([User()]) { Text($0.name) }
    Panel { Text("x") }
    Panel("Title") { Text("x") }
    HTML.div(.class("card"), .id("x"), .title("..."), .data("key", "value")) {
      HTML.input(.value("v"), .placeholder("p"), .disabled)
    }
    HTML.div { Text("x") }
      .htmlAttributes(.class("y")).bold().padding(2).padding(.horizontal, 1).frame(width: 20)
    ProgressView()
    ProgressView(value: 0.5)
    ProgressView(value: 3, total: 10)
    for entry in entries { Text(entry.string) }
    switch entries.count {
    case 0: Text("none")
    case 1: Group { Text("one") }
    default: EmptyView()
    }
    Text("a \(Text("b").bold()) c \(entries.count)").italic()
    Text(entries[0].string) + Text(" \(entries[0].number)").bold() + Text("!").foregroundStyle(.red)
    if #available(macOS 99, *) { Text("new") }
    Button("Retry") { print("x") }
    let local = entries.count
    Text("\(local)")
    AnyView(Divider()).id(7)
  }
}

struct ByteCounter: _ByteSink {
  var count = 0
  mutating func write(_ chunk: borrowing RawSpan) { count += chunk.byteCount }
}

struct FullSink: _ByteSink {
  struct Full: Error, Equatable {}
  mutating func write(_ chunk: borrowing RawSpan) throws(Full) { throw Full() }
}

struct Shout: RenderingFormat {
  func render<V: View, H: _RenderHost>(_ view: consuming V, host: inout H) -> String {
    TreeFormat().render(view, host: &host).uppercased()
  }
}

extension RenderingFormat where Self == Shout {
  static var shout: Shout { Shout() }
}
