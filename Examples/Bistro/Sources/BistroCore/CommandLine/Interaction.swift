import Diptych
import DiptychRedux
import DiptychScreen

/// The program as keys operate it, until one of them ends it.
struct Interaction: Sendable {
  private let store: AppStore
  private let input: TerminalInput
  /// The keyword while it is typed.
  private let search = Shared<LineInput?>(wrappedValue: nil)

  init(store: AppStore, input: TerminalInput) {
    self.store = store
    self.input = input
  }

  /// Shows the program and reads keys until one of them ends it, or the terminal hangs up.
  func run() async {
    let host = ViewHost { [store, search] in
      InteractiveView(store: store, search: search.wrappedValue)
    }
    await input.show(host, footerLines: InteractiveView.footerLines) { screen in
      for await event in screen.events {
        if search.wrappedValue != nil {
          type(event)
        } else if case .key(let key) = event {
          if key == .character("q") || key == .control("d") { return }
          press(key, on: screen)
        }
      }
    }
  }

  private func press(_ key: Key, on screen: TerminalScreen) {
    let tabs = Tab.allCases
    let tab = tabs.firstIndex(of: store.state.tab) ?? 0
    switch key {
    case .tab: show(tabs[(tab + 1) % tabs.count], on: screen)
    case .backTab: show(tabs[(tab + tabs.count - 1) % tabs.count], on: screen)
    case .down, .right: move(.next, orScroll: 1, on: screen)
    case .up, .left: move(.previous, orScroll: -1, on: screen)
    case .pageDown: screen.scroll(pages: 1)
    case .pageUp: screen.scroll(pages: -1)
    case .enter, .character(" "): screen.press()
    case .character("r"): reload()
    case .character("/"):
      show(.archive, on: screen)
      search.wrappedValue = LineInput(store.state.archive.query.keyword)
    default:
      if let number = key.character?.wholeNumberValue, tabs.indices.contains(number - 1) {
        show(tabs[number - 1], on: screen)
      }
    }
  }

  private func show(_ tab: Tab, on screen: TerminalScreen) {
    store.dispatch(.show(tab))
    screen.resetFocus()
  }

  /// Moves the focus among the buttons of a screen; one that has none is scrolled.
  private func move(
    _ move: Focus<HostedButton.ID>.Move,
    orScroll lines: Int,
    on screen: TerminalScreen
  ) {
    screen.moveFocus(move)
    if screen.focusedButton == nil { screen.scroll(lines: lines) }
  }

  /// Loads the screen again, with what has failed.
  private func reload() {
    switch store.state.tab {
    case .home: store.dispatch(.home(.load))
    case .archive:
      store.dispatch(.archive(.load))
      store.dispatch(.favorites(.load))
    case .favorites:
      store.dispatch(.favorites(.load))
      store.dispatch(.favorites(.loadDishes))
      store.dispatch(.favorites(.loadGuests))
    case .profile:
      for part in ProfileRequest.allCases { store.dispatch(.profile(.load(part))) }
    }
  }

  /// Edits the keyword, and searches with each change; Enter and Escape leave the line.
  private func type(_ event: InputEvent) {
    if event == .key(.enter) || event == .key(.escape) {
      search.wrappedValue = nil
      return
    }
    let keyword = search.update { line in
      line?.handle(event)
      return line?.text
    }
    guard let keyword, keyword != store.state.archive.query.keyword else { return }
    store.dispatch(.archive(.search(keyword)))
  }
}
