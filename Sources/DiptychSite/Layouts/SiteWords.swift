public import DiptychViews

/// The words of the layouts, in the language of a page.
///
/// A page has the words of its language if the kit has them, see ``init(language:)``. A site gives
/// others:
///
/// ```swift
/// var words = SiteWords()
/// words.menu = "Meny"
/// Site(language: "sv") { … }.words(words, language: "sv")
/// ```
///
/// A page with a layout in a language without words is a problem of the site.
public struct SiteWords: Hashable, Sendable {
  /// The accessibility label of the links in the header.
  public var mainNavigation = "Main"
  /// The accessibility label of the links to all pages.
  public var pages = "Pages"
  /// The accessibility label of the links to the pages before and after.
  public var neighbours = "Neighbouring pages"
  /// The accessibility label of the steps to a page.
  public var breadcrumbs = "Breadcrumbs"
  /// The button that shows the links to all pages in a narrow window.
  public var menu = "Menu"
  /// The button that hides them.
  public var closeMenu = "Close"
  /// The line below an article that says when it was edited; `{date}` stands for the date.
  public var edited = "Edited {date}"
  /// The accessibility label of the choice of colours.
  public var colorScheme = "Colour scheme"
  /// The choice of the colours that the system has.
  public var systemColors = "System"
  /// The choice of dark text on a light ground.
  public var lightColors = "Light"
  /// The choice of light text on a dark ground.
  public var darkColors = "Dark"
  /// The first link of a page, which leads to its main content.
  public var skipToContent = "Skip to the content"
  /// The accessibility label of the links to the headings of a page.
  public var contents = "Contents"
  /// The time that it takes to read a page; `{minutes}` stands for their number.
  public var readingTime = "{minutes} min read"
  /// The link to the page of a list with newer pages.
  public var newer = "Newer"
  /// The link to the page of a list with older pages.
  public var older = "Older"
  /// A date; `{day}`, `{month}` and `{year}` stand for its parts.
  public var date = "{day} {month} {year}"
  /// The names of the months in a date, from January.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Creates the English words.
  public init() {}
}

extension Site {
  /// Sets the words of the layouts of pages in a language.
  ///
  /// - Parameters:
  ///   - words: The words.
  ///   - language: The language of the pages, as a tag of BCP 47.
  /// - Returns: The site.
  public func words(_ words: SiteWords, language: String) -> Site {
    var site = self
    site.words[language] = words
    return site
  }
}

extension EnvironmentValues {
  private enum SiteWordsKey: EnvironmentKey {
    static var defaultValue: SiteWords { SiteWords() }
  }

  /// The words of the layouts.
  ///
  /// The default is English.
  public var siteWords: SiteWords {
    get { self[SiteWordsKey.self] }
    set { self[SiteWordsKey.self] = newValue }
  }
}
