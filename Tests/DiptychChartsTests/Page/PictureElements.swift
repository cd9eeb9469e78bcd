import Diptych

/// The elements of one name in markup, with their attributes.
struct PictureElements {
  private(set) var all: [[String: String]] = []

  /// Reads all elements of a name.
  init(_ name: String, in markup: String) {
    for part in markup.components(after: "<\(name) ") {
      var attributes: [String: String] = [:]
      let tag = part.prefix { $0 != ">" }
      // No value of a chart holds a quotation mark, so the marks part the names and the values.
      let pieces = tag.split(separator: "\"", omittingEmptySubsequences: false)
      for index in stride(from: 0, to: pieces.count - 1, by: 2) {
        let name = pieces[index].filter { $0 != " " && $0 != "=" }
        attributes[String(name)] = String(pieces[index + 1])
      }
      all.append(attributes)
    }
  }

  /// Returns the elements whose class has a word.
  func with(class word: String) -> [[String: String]] {
    all.filter { $0["class"]?.split(separator: " ").contains(Substring(word)) ?? false }
  }
}

extension [String: String] {
  /// Returns an attribute that is a percentage, as a part.
  func part(_ name: String) -> Double? {
    guard let value = self[name], value.last == "%", let number = Double(value.dropLast()) else {
      return nil
    }
    return number / 100
  }
}

extension String {
  /// The pieces that follow each place of a text.
  fileprivate func components(after text: String) -> [Substring] {
    split(separator: text, omittingEmptySubsequences: false).dropFirst().map { $0 }
  }
}
