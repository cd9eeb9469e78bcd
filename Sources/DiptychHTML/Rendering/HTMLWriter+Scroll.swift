import DiptychViews

// Wide content in a region that scrolls by itself, which the keyboard can reach.
extension HTMLWriter {
  /// Opens a region that scrolls.
  ///
  /// A region with a caption or under a heading is a landmark; a second one of the same name is
  /// not, since landmarks need different names. Attributes that wait go to the content.
  ///
  /// - Parameters:
  ///   - caption: The meaning of the content, or nil.
  ///   - isRecords: Whether the rows of the table inside may become blocks.
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
