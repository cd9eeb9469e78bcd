import DiptychFiles

extension Scrubber {
  /// Returns a scrubber that sorts the elements of an array in JSON by their source text.
  ///
  /// ```swift
  /// expectSnapshot(of: user, as: .json.scrubbed(by: .sortingArray(at: "roles")))
  /// ```
  ///
  /// For example, a `Set` becomes an array in JSON, and the order of this array differs from
  /// process to process.
  ///
  /// - Parameter path: The path of the array, such as `users[].roles`. Full stops separate keys,
  ///   and `[]` stands for every element of an array. If the path does not lead to an array,
  ///   nothing is changed.
  /// - Returns: The scrubber.
  public static func sortingArray(at path: String) -> Scrubber {
    Scrubber { text in
      var json = JSONText(text)
      json.sortArrays(at: path)
      return json.text
    }
  }

  /// Returns a scrubber that replaces a value in JSON with a string.
  ///
  /// ```swift
  /// let id = Scrubber.replacingValue(at: "users[].id", with: "<id>")
  /// expectSnapshot(of: team, as: .json.scrubbed(by: id))
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of the value, in the same form as in ``sortingArray(at:)``.
  ///   - replacement: The string that replaces the value.
  /// - Returns: The scrubber.
  public static func replacingValue(at path: String, with replacement: String) -> Scrubber {
    Scrubber { text in
      var json = JSONText(text)
      json.replaceValues(at: path, by: replacement)
      return json.text
    }
  }
}

/// A JSON text, with functions that change the values at a path.
///
/// All other bytes are not changed.
struct JSONText {
  private var bytes: [UInt8]

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Sorts the elements of each array at a path.
  mutating func sortArrays(at path: String) {
    for array in values(at: path) {
      let elements = children(of: array, key: nil)
      let sorted = elements.map { String(decoding: bytes[$0], as: UTF8.self) }.sorted()
      for (place, element) in zip(elements, sorted).reversed() {
        bytes.replaceSubrange(place, with: element.utf8)
      }
    }
  }

  /// Replaces each value at a path by a string.
  mutating func replaceValues(at path: String, by replacement: String) {
    let string = replacement.quotedAsJSON()
    for value in values(at: path).reversed() { bytes.replaceSubrange(value, with: string.utf8) }
  }

  /// Returns the places of the values at a path.
  private func values(at path: String) -> [Range<Int>] {
    var values = [trimmed(bytes.indices)]
    for part in path.split(separator: ".") {
      let key = part.prefix { $0 != "[" }
      if !key.isEmpty { values = values.flatMap { children(of: $0, key: Array(key.utf8)) } }
      for _ in part.matches(of: /\[\]/) { values = values.flatMap { children(of: $0, key: nil) } }
    }
    return values
  }

  /// Returns the elements of an array, or the value that an object has for a key.
  private func children(of value: Range<Int>, key: [UInt8]?) -> [Range<Int>] {
    guard let first = bytes[value].first,
      first == (key == nil ? UInt8(ascii: "[") : UInt8(ascii: "{"))
    else { return [] }
    let items = items(of: value)
    guard let key else { return items }
    return items.compactMap { item in
      let start = item.lowerBound + key.count + 2
      guard bytes[item].starts(with: [UInt8(ascii: "\"")] + key + [UInt8(ascii: "\"")]),
        let colon = bytes[start..<item.upperBound].firstIndex(of: UInt8(ascii: ":"))
      else { return nil }
      return trimmed(colon + 1..<item.upperBound)
    }
  }

  /// Returns the parts of an array or an object that commas separate.
  private func items(of value: Range<Int>) -> [Range<Int>] {
    var items: [Range<Int>] = []
    var start = value.lowerBound + 1
    var depth = 0
    var isInString = false
    var index = start
    while index < value.upperBound {
      let byte = bytes[index]
      if isInString {
        if byte == UInt8(ascii: "\\") { index += 1 }
        isInString = byte != UInt8(ascii: "\"")
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
          if depth == 0 {
            items.append(trimmed(start..<index))
            start = index + 1
          } else if byte != UInt8(ascii: ",") {
            depth -= 1
          }
        default: break
        }
      }
      index += 1
    }
    return items.filter { !$0.isEmpty }
  }

  /// Returns a range without the white space at its ends.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }
    guard let first = range.first(where: { !isSpace(bytes[$0]) }),
      let last = range.last(where: { !isSpace(bytes[$0]) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}
