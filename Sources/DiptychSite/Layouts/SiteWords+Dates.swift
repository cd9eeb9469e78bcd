extension SiteWords {
  /// Returns a day in words.
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
