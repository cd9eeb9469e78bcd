#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The metadata at the start of a Markdown file, such as its title, its date and its tags.
///
/// The format is YAML between two lines `---`, or JSON, either between the lines `---json` and
/// `---`, or as an object at the start of the file. Only the parts of YAML that front matter
/// usually needs are supported.
///
/// ```markdown
/// ---
/// title: A storm
/// date: 2026-01-05
/// tags: [weather, "C#"]
/// draft: true
/// ---
/// ```
///
/// The key of a value in a nested object is its path, such as `taxonomies.tags`. A value of an
/// unsupported kind, such as a nested list, is an error only under a key that the kit reads, such
/// as `title`.
public struct FrontMatter: Hashable, Sendable {
  /// The value of a key.
  struct Value: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      /// The source text of a text, a number, a date or a truth value, and whether the value is
      /// quoted.
      case text(String, isQuoted: Bool)
      case list([String])
      /// A value that is not read, such as a nested list.
      case other
    }

    let content: Content
    /// The line of the key in the file.
    let line: Int
  }

  private(set) var values: [String: Value] = [:]

  /// Creates empty front matter.
  public init() {}

  /// The keys, sorted.
  public var keys: [String] { values.keys.sorted() }

  /// Returns a value as text, or nil if the value is missing or is not a single value.
  public func text(_ key: String) -> String? {
    guard case .text(let text, _)? = values[key]?.content else { return nil }
    return text
  }

  /// Returns the texts of a list.
  ///
  /// If the value is a single text, the result contains only this text.
  ///
  /// If the value is missing, the result is empty.
  public func list(_ key: String) -> [String] {
    switch values[key]?.content {
    case .text(let text, _): [text]
    case .list(let texts): texts
    case .other, nil: []
    }
  }

  /// Sets a value, and returns false if the key already had a value.
  mutating func insert(_ value: Value, for key: String) -> Bool {
    values.updateValue(value, forKey: key) == nil
  }
}

/// A reason why front matter can't be read, and its line in the file.
struct FrontMatterError: Error, Hashable {
  let line: Int
  let reason: String
}

// MARK: - JSON

extension FrontMatter {
  /// Reads an object.
  ///
  /// - Parameters:
  ///   - lines: The lines of the object.
  ///   - first: The line number of the first of these lines in the file.
  /// - Throws: An error if the lines are not an object.
  init(json lines: [Substring], from first: Int) throws(FrontMatterError) {
    let data = Data(lines.joined(separator: "\n").utf8)
    guard case .object(let values)? = try? JSONDecoder().decode(JSONValue.self, from: data) else {
      throw FrontMatterError(
        line: first,
        reason: "the object is not valid JSON; check its quotation marks, commas and braces"
      )
    }
    insert(values, prefix: "") { key in
      first + (lines.firstIndex { $0.contains("\"\(key)\"") } ?? 0)
    }
  }

  private mutating func insert(
    _ values: [String: JSONValue],
    prefix: String,
    line: (String) -> Int
  ) {
    for (key, value) in values {
      switch value {
      case .null: break
      case .object(let inner): insert(inner, prefix: "\(prefix)\(key).", line: line)
      default:
        self.values[prefix + key] = Value(content: value.content, line: line(key))
      }
    }
  }
}

private enum JSONValue: Decodable {
  case null
  case text(String, isQuoted: Bool)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard decoder.codingPath.count < 64 else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "nested too deeply")
    }
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .text(text, isQuoted: true)
    } else if let flag = try? container.decode(Bool.self) {
      self = .text("\(flag)", isQuoted: false)
    } else if let number = try? container.decode(Int.self) {
      self = .text("\(number)", isQuoted: false)
    } else if let number = try? container.decode(Double.self) {
      self = .text("\(number)", isQuoted: false)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  var content: FrontMatter.Value.Content {
    switch self {
    case .text(let text, let isQuoted): return .text(text, isQuoted: isQuoted)
    case .list(let values):
      let texts = values.compactMap { if case .text(let text, _) = $0 { text } else { nil } }
      return texts.count == values.count ? .list(texts) : .other
    case .null, .object: return .other
    }
  }
}
