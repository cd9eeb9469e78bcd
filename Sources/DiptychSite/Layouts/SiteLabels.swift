public import DiptychViews
import DiptychSystem

/// The labels that layouts show on a page, in the language of the page.
///
/// Diptych has the labels of some languages, see ``init(language:)``. For any other language, set
/// the labels yourself:
///
/// ```swift
/// var labels = SiteLabels()
/// labels.menu = "Meny"
/// Site(language: "sv") { … }.labels(labels, language: "sv")
/// ```
///
/// If a page has a layout and its language has no labels, the site has the problem
/// ``SiteProblem/labels(page:language:)``.
public struct SiteLabels: Hashable, Sendable {
  /// The accessibility label of the links in the header.
  public var mainNavigation = "Main"
  /// The accessibility label of the links to all pages.
  public var pages = "Pages"
  /// The accessibility label of the links to the previous and the next page.
  public var neighbours = "Neighbouring pages"
  /// The accessibility label of the breadcrumbs, the links to the pages above the current page.
  public var breadcrumbs = "Breadcrumbs"
  /// The title of the button that shows the links to all pages in a narrow window.
  public var menu = "Menu"
  /// The title of the button that hides the links to all pages.
  public var closeMenu = "Close"
  /// The line below an article with the date of its last change; `{date}` stands for the date.
  public var edited = "Last updated {date}"
  /// The title of the link to edit the file of a page.
  public var editPage = "Edit this page"
  /// The word above the title of the previous page.
  public var previous = "Previous"
  /// The word above the title of the next page.
  public var next = "Next"
  /// The title of the search, and the text in its empty field.
  public var search = "Search"
  /// The number of results of the search; `{number}` stands for the number.
  public var searchResults = "Results: {number}"
  /// The message of a search that finds nothing.
  public var noSearchResults = "Nothing found"
  /// The message of a search whose index can't be loaded.
  public var searchFailure = "The search can’t be loaded"
  /// The label of the button that copies a block of code.
  public var copy = "Copy"
  /// The label of that button after it has copied.
  public var copied = "Copied"
  /// The accessibility label of the choice of light or dark colours.
  public var colorScheme = "Colour scheme"
  /// The title of the option for the colour scheme of the system.
  public var systemColors = "System"
  /// The title of the option for dark text on a light background.
  public var lightColors = "Light"
  /// The title of the option for light text on a dark background.
  public var darkColors = "Dark"
  /// The title of the first link of a page, which leads to the main content of the page.
  public var skipToContent = "Skip to the content"
  /// The accessibility label of the links to the headings of a page.
  public var contents = "On this page"
  /// The time to read a page; `{minutes}` stands for the number of minutes.
  public var readingTime = "{minutes} min read"
  /// The title of the link to the previous page of a long list, which has newer entries.
  ///
  /// On the page of an entry, such as a post, the link to the next newer entry begins with this
  /// text, as in “Newer: Storm”.
  public var newer = "Newer"
  /// The title of the link to the next page of a long list, which has older entries.
  ///
  /// On the page of an entry, such as a post, the link to the next older entry begins with this
  /// text, as in “Older: Storm”.
  public var older = "Older"
  /// The title of a page of a long list, from the second page; `{title}` and `{number}` stand for
  /// the title of the list and the number of the page.
  public var numberedTitle = "{title}, page {number}"
  /// The title of the link to a feed; `{title}` stands for the title of the feed.
  public var feed = "Feed: {title}"
  /// The format of a date; `{day}`, `{month}` and `{year}` stand for the day, the name of the month
  /// and the year.
  public var date = "{day} {month} {year}"
  /// The names of the months in a date, from January.
  public var months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
  ]

  /// Creates the English labels.
  public init() {}
}

extension Site {
  /// Sets the labels that layouts show on pages in a language.
  ///
  /// - Parameters:
  ///   - labels: The labels.
  ///   - language: The language of the pages, as a BCP 47 tag.
  /// - Returns: The site.
  public func labels(_ labels: SiteLabels, language: String) -> Site {
    var site = self
    site.labels[language] = labels
    return site
  }
}

extension EnvironmentValues {
  private enum SiteLabelsKey: EnvironmentKey {
    static var defaultValue: SiteLabels { SiteLabels() }
  }

  /// The labels of the layouts.
  ///
  /// The default is English.
  public var siteLabels: SiteLabels {
    get { self[SiteLabelsKey.self] }
    set { self[SiteLabelsKey.self] = newValue }
  }
}

extension SiteLabels {
  /// Returns a day as text.
  ///
  /// - Parameter day: The day in ISO 8601, such as `2026-01-05`. Any other text is returned
  ///   unchanged.
  /// - Returns: The day, such as “5 January 2026”.
  package func text(ofDay day: String) -> String {
    let parts = day.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 3, let year = parts[0], let month = parts[1], let number = parts[2],
      months.indices.contains(month - 1)
    else { return day }
    return date.replacing("{day}", with: "\(number)").replacing("{year}", with: "\(year)")
      .replacing("{month}", with: months[month - 1])
  }
}

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

  /// The collector of missing labels on a page whose language has no labels in the kit; nil on any
  /// other page.
  var pageNotes: PageNotes? {
    get { self[PageNotesKey.self] }
    set { self[PageNotesKey.self] = newValue }
  }
}
