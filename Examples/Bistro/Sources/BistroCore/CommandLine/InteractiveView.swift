import Diptych
import DiptychRedux
import DiptychScreen

/// The view of the program in a terminal with keys.
///
/// Below the program, the view shows the keyword that is being typed, a failure, or the keys.
struct InteractiveView: View {
  /// The number of lines below the program, including the empty line above the text.
  static let footerLines = 2

  let store: AppStore
  /// The input of the keyword, or nil if no keyword is being typed.
  let search: LineInput?

  var body: some View {
    VStack(spacing: 1) {
      AppView(store: store).environment(\.tabsHaveKeys, true)
      if let search {
        HStack {
          Text("Search:").bold()
          LineInputView(search, width: 40)
        }
      } else if store.state.hasStorageFailure {
        // The notice at the top of the screen may be outside the window.
        Text("✗ A change was not stored: see the top of the screen, PgUp").role(.danger)
          .lineLimit(1)
      } else {
        Text("Tab screens  Arrows move  Enter press  / search  r reload  q quit")
          .dim()
          .lineLimit(1)
      }
    }
  }
}
