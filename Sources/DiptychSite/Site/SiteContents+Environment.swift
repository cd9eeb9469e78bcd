import DiptychHTML
import DiptychViews

extension SiteContents {
  /// Returns the environment of a page.
  ///
  /// - Parameters:
  ///   - entry: The page.
  ///   - notes: The problems that its views find while they are rendered.
  /// - Returns: The environment.
  func environment(of entry: Entry, _ notes: PageNotes) -> EnvironmentValues {
    var values = EnvironmentValues.current
    let settings = entry.settings
    if let words = words(in: settings.language) {
      if values.siteWords == SiteWords() { values.siteWords = words }
      values.words.translate(words)
    } else {
      values.pageNotes = notes
    }
    for change in changes { change(&values) }
    guard entry.kind != .redirect else { return values }
    let heads = heads + entry.page.heads
    values.furtherHead = {
      AnyView(
        _Pair(
          _Pair(LanguageLinks(settings: settings), FeedLinks(settings)),
          ForEach(heads.indices, id: \.self) { heads[$0](settings) }
        )
      )
    }
    return values
  }
}

extension Words {
  /// Sets the words that every page needs, unless the author has changed them already.
  fileprivate mutating func translate(_ words: SiteWords) {
    let english = Words()
    if skipToContent == english.skipToContent { skipToContent = words.skipToContent }
    if tableOfContents == english.tableOfContents { tableOfContents = words.contents }
  }
}
