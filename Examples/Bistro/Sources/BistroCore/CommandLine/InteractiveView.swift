import Diptych
import DiptychRedux
import DiptychScreen

/// The program on a terminal with keys: its view, and below it the line that is typed, a failure,
/// or the keys.
struct InteractiveView: View {
  /// The lines below the program, with the empty one above them.
  static let footerLines = 2

  let store: AppStore
  /// The keyword while it is typed.
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
        // The notice may be far above the lines that the window shows.
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
