import DiptychViews

/// The attributes that an element keeps when it is redacted.
///
/// These attributes describe the structure of the element, or are names for stylesheets and scripts
/// of the page. Any other attribute, such as a title or a source, may contain words or addresses.
enum RedactedAttributes {
  /// Whether an element keeps an attribute.
  static func keeps(_ name: String) -> Bool { kept.contains(name.lowercased()) }

  /// Names within the page; structure; states; sizes, and shapes of SVG.
  private static let kept = Set(
    names: """
      class for form headers id is list name part popovertarget slot
      aria-controls aria-describedby aria-labelledby aria-owns

      colspan dir lang role rowspan scope span start type

      aria-atomic aria-busy aria-checked aria-current aria-disabled aria-expanded aria-haspopup
      aria-hidden aria-level aria-live aria-modal aria-orientation aria-pressed aria-selected
      aria-sort autocapitalize autocomplete autocorrect contenteditable draggable enterkeyhint
      inputmode popover spellcheck tabindex translate wrap writingsuggestions

      cols cx cy d fill height maxlength minlength points preserveaspectratio r rows rx ry size
      stroke stroke-width transform viewbox width x x1 x2 xmlns y y1 y2
      """
  )
}
