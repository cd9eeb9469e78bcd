import DiptychHTML
import DiptychViews

/// The button that opens the search of a site; it looks like a field.
///
/// It is hidden until the script of the search runs.
struct SearchField: View {
  @Environment(\.siteLabels) private var words

  var body: some View {
    PageOnly {
      HTML.button(
        .type("button"),
        .class("find"),
        .hidden,
        .aria("haspopup", "dialog"),
        .aria("keyshortcuts", "/"),
        .aria("label", words.search)
      ) {
        Icon(shape: .search)
        HTML.span { Text(verbatim: words.search) }
        HTML.kbd { Text(verbatim: "/") }
      }
    }
  }
}

/// The dialog where ``LayoutScripts/search`` shows the results.
struct SearchDialog: View {
  let settings: PageSettings
  /// The path of the index.
  let index: SitePath

  @Environment(\.siteLabels) private var words

  var body: some View {
    PageOnly {
      HTML.dialog(
        .class("search"),
        .aria("label", words.search),
        .data("index", settings.address(ofFile: index)),
        .data("site", settings.address(ofFile: "")),
        .data("results", words.searchResults),
        .data("nothing", words.noSearchResults),
        .data("failure", words.searchFailure)
      ) {
        HTML.form(.role("search"), .method("dialog")) {
          Icon(shape: .search)
          HTML.input(
            .type("search"),
            .aria("label", words.search),
            .aria("controls", "searchResults"),
            .autocomplete("off"),
            .spellcheck(false),
            .placeholder(words.search),
            .autofocus
          )
          HTML.button(.class("iconic"), .aria("label", words.closeMenu)) { Icon(shape: .close) }
        }
        HTML.ol(.id("searchResults")) {}
        HTML.p(.role("status")) {}
      }
    }
  }
}
