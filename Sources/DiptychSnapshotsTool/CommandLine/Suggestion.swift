/// Returns the option that the user most likely meant by an unknown name, or nil.
///
/// An option is suggested if it begins with the name, or differs from it by at most two letters.
package func suggestion(for name: String, among options: [String]) -> String? {
  guard name.hasPrefix("--"), name.utf8.count > 3, name.utf8.count < 20 else { return nil }
  let candidates = options.filter { $0.hasPrefix("--") }
  return candidates.first { $0.hasPrefix(name) } ?? nearest(to: name, among: candidates, within: 2)
}

/// Returns the name that the user most likely meant by an unknown name, or nil.
///
/// A name is suggested if it begins with the unknown name, or differs from it by at most a third of
/// its letters.
package func closest(to name: String, among names: [String]) -> String? {
  guard name.utf8.count < 40 else { return nil }
  return names.first { name.utf8.count > 1 && $0.hasPrefix(name) }
    ?? nearest(to: name, among: names, within: (name.count + 1) / 3)
}

private func nearest(to name: String, among names: [String], within limit: Int) -> String? {
  names.map { (name: $0, distance: editDistance(name, $0)) }
    .min { $0.distance < $1.distance }
    .flatMap { $0.distance <= limit ? $0.name : nil }
}

/// Returns the Levenshtein distance of two words: the number of insertions, deletions and
/// replacements.
private func editDistance(_ first: String, _ second: String) -> Int {
  let second = Array(second)
  var row = Array(0...second.count)
  for (index, letter) in first.enumerated() {
    var diagonal = row[0]
    row[0] = index + 1
    for (column, other) in second.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[column + 1]
      row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
    }
  }
  return row[second.count]
}
