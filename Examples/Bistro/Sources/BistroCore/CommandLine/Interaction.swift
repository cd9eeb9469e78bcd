import Diptych
import DiptychRedux
import DiptychScreen

/// The program while the user operates it with keys.
struct Interaction: Sendable {
  private let store: AppStore
  private let input: TerminalInput
  /// The input of the keyword, or nil if no keyword is being typed.
  private let search = Shared<LineInput?>(wrappedValue: nil)

  init(store: AppStore, input: TerminalInput) {
    self.store = store
    self.input = input
  }

  /// Shows the program and reads keys until the user quits or the terminal is closed.
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

  /// Moves the focus between the buttons of a screen, or scrolls a screen without buttons.
  private func move(
    _ move: Focus<HostedButton.ID>.Move,
    orScroll lines: Int,
    on screen: TerminalScreen
  ) {
    screen.moveFocus(move)
    if screen.focusedButton == nil { screen.scroll(lines: lines) }
  }

  /// Loads all data of the current screen again.
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

  /// Edits the keyword, and searches after each change.
  ///
  /// Enter and Escape end the input.
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
