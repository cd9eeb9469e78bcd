import DiptychViews
import Synchronization

/// The problems that the views of a page find while they are rendered.
final class PageNotes: Sendable {
  private let notes = Mutex<[SiteProblem]>([])

  /// The problems, each once.
  var problems: [SiteProblem] { notes.withLock(\.self) }

  /// Adds a problem; a page whose content is loaded is drawn several times.
  func add(_ problem: SiteProblem) {
    notes.withLock { if !$0.contains(problem) { $0.append(problem) } }
  }
}

extension EnvironmentValues {
  private enum PageNotesKey: EnvironmentKey {
    static var defaultValue: PageNotes? { nil }
  }

  /// The place for problems of words on a page in a language that the kit has no words in; nil on
  /// any other page.
  var pageNotes: PageNotes? {
    get { self[PageNotesKey.self] }
    set { self[PageNotesKey.self] = newValue }
  }
}
