/// Returns the option that the user most likely meant by an unknown name, or nil.
///
/// An option is suggested if it begins with the name, or differs from it by at most two letters.
package func suggestion(for name: String, among options: [String]) -> String? {
  guard name.hasPrefix("--"), name.utf8.count > 3, name.utf8.count < 20 else { return nil }
  let candidates = options.filter { $0.hasPrefix("--") }
  if let completed = candidates.first(where: { $0.hasPrefix(name) }) { return completed }
  let ranked = candidates.map { (option: $0, distance: editDistance(name, $0)) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= 2 else {
    return nil
  }
  return best.option
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
