import DiptychScreen

/// The mode that shows a list of pages below a button that must not be pressed by accident.
///
/// Tab moves the focus, Enter presses a button, `g` lets a page arrive and `f` lets it fail, Escape
/// ends the screen.
struct PagesMode {
  private struct Failure: DisplayableError {
    var message: String { "no connection" }
  }

  private struct Pages: View {
    let store: PagingStore<Int, Int, Failure>
    let deleted: Shared<Int>

    var body: some View {
      Text("deleted \(deleted.wrappedValue) times")
      Button("Delete all") { deleted.update { $0 += 1 } }
      PagingList(store: store) { List($0, id: \.self) { Text("row \($0)") } }
    }
  }

  let input: TerminalInput

  func run() async {
    let (gate, answers) = AsyncStream.makeStream(of: Bool.self)
    let store = PagingStore<Int, Int, Failure> { cursor throws(Failure) in
      let first = cursor ?? 0
      var answer = gate.makeAsyncIterator()
      if first > 0, await answer.next() == false { throw Failure() }
      return .init(items: Array(first..<first + 2), next: first + 2)
    }
    let deleted = Shared(wrappedValue: 0)
    let host = ViewHost { Pages(store: store, deleted: deleted) }
    await input.show(host, every: .seconds(3600)) { screen in
      for await event in screen.events {
        switch event {
        case .key(.tab): screen.moveFocus(.next)
        case .key(.enter): screen.press()
        case .key(.escape): return
        case .key(.character("g")): answers.yield(true)
        case .key(.character("f")): answers.yield(false)
        default: break
        }
      }
    }
  }
}
