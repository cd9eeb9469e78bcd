import DiptychViews

// Wide content in a separately scrolling region, which users can reach with the keyboard.
extension HTMLWriter {
  /// Opens a region that scrolls.
  ///
  /// A region with a caption or under a heading is a landmark. A second region with the same name
  /// is no landmark, because landmarks need different names. The content gets the pending
  /// attributes.
  ///
  /// - Parameters:
  ///   - caption: The meaning of the content, or nil.
  ///   - isRecords: Whether the rows of the table in the region may become blocks on a narrow
  ///     screen.
  mutating func openScroll(_ caption: String?, isRecords: Bool = false) {
    usedRules.insert(.scroll)
    let label = isRedacted ? nil : caption ?? headingWords
    let isLandmark = label.map { state.captions.insert($0).inserted } ?? false
    out.append("<div class=\"scroll")
    if isRecords {
      usedRules.insert(.records)
      out.append(" records")
    }
    out.append(isLandmark ? "\" role=\"region\" aria-label=\"" : "\" role=\"group\" aria-label=\"")
    out.append(attributeValue: label ?? EnvironmentValues.current.words.table)
    out.append("\" tabindex=\"0\">")
  }

  mutating func closeScroll() { out.append("</div>") }
}
