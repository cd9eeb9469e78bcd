import DiptychHTML
import DiptychViews

/// A control to choose the colour scheme of a page: light, dark, or the scheme of the system.
///
/// The picker needs no script, because the CSS rules of the page depend on the chosen option.
/// Without a script, the choice is lost when another page is opened. All layouts show the picker in
/// their header.
///
/// ```html
/// <select class="scheme" aria-label="Colour scheme">
/// <option value="system">System</option>…
/// </select>
/// ```
///
/// Other formats, such as text, leave out the picker.
struct ColorSchemePicker: View {
  @Environment(\.siteWords) private var words

  /// The CSS rules that the picker needs, for the theme of a page.
  static let rules = """
    @media screen {
    :root:has(.scheme > [value=light]:checked) { color-scheme: light }
    :root:has(.scheme > [value=dark]:checked) { color-scheme: dark }
    }

    """

  var body: some View {
    PageOnly {
      HTML.select(.class("scheme"), .aria("label", words.colorScheme)) {
        HTML.option(.value("system")) { Text(verbatim: words.systemColors) }
        HTML.option(.value("light")) { Text(verbatim: words.lightColors) }
        HTML.option(.value("dark")) { Text(verbatim: words.darkColors) }
      }
    }
  }
}
