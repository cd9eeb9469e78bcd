import DiptychViews
import Synchronization

/// The problems that the views of a page find while they are rendered.
final class PageNotes: Sendable {
  private let notes = Mutex<[SiteProblem]>([])

  /// The problems, each once.
  var problems: [SiteProblem] { notes.withLock(\.self) }

  /// Adds a problem, unless it was added already, because a page that loads its content is drawn
  /// several times.
  func add(_ problem: SiteProblem) {
    notes.withLock { if !$0.contains(problem) { $0.append(problem) } }
  }
}

extension EnvironmentValues {
  private enum PageNotesKey: EnvironmentKey {
    static var defaultValue: PageNotes? { nil }
  }

  /// The collector of missing words on a page whose language has no words in the kit; nil on any
  /// other page.
  var pageNotes: PageNotes? {
    get { self[PageNotesKey.self] }
    set { self[PageNotesKey.self] = newValue }
  }
}
