/// The metadata at the start of a Markdown file, such as its title, its date and its tags.
///
/// The format is YAML between two lines `---`, TOML between two lines `+++`, or JSON. JSON is
/// either between the lines `---json` and `---`, or an object at the start of the file. Only the
/// parts of YAML and TOML that front matter usually needs are supported.
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
/// The key of a value in a nested table is its path, such as `taxonomies.tags`. A value of an
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

extension FrontMatter {
  /// The formats of front matter.
  enum Shape: Sendable {
    case yaml
    case toml
    case json
  }

  /// Reads the lines of front matter.
  ///
  /// - Parameters:
  ///   - lines: The lines between the first and the last line of the front matter.
  ///   - first: The line number of the first of these lines in the file.
  ///   - shape: The format.
  /// - Throws: The first error in the lines.
  init(_ lines: [Substring], from first: Int, as shape: Shape) throws(FrontMatterError) {
    switch shape {
    case .yaml:
      var reader = YAMLReader(lines, from: first)
      self = try reader.read()
    case .toml:
      var reader = TOMLReader(lines, from: first)
      self = try reader.read()
    case .json:
      var reader = JSONReader(lines.joined(separator: "\n"), from: first)
      self = try reader.read()
    }
  }
}
