/// The lines above the text of a file that describe the file: its title, its date, its tags.
///
/// The format is YAML between two lines `---`, TOML between two lines `+++`, or JSON. JSON stands
/// between `---json` and `---`, or is an object at the start of the file. YAML and TOML are read as
/// far as front matter usually needs them.
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
/// A key in a nested table is read by its path: `taxonomies.tags`. Values that no program reads may
/// be anything.
public struct FrontMatter: Hashable, Sendable {
  /// The value of a key.
  struct Value: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      /// A text, a number, a date or a truth value, as it is written, and whether the value is
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
  /// A single text is a list with one text, and a missing value is an empty list.
  public func list(_ key: String) -> [String] {
    switch values[key]?.content {
    case .text(let text, _): [text]
    case .list(let texts): texts
    case .other, nil: []
    }
  }

  /// Adds a value; returns false if the key is there already.
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
  /// The shapes of front matter.
  enum Shape: Sendable {
    case yaml
    case toml
    case json
  }

  /// Reads the lines of front matter.
  ///
  /// - Parameters:
  ///   - lines: The lines without those that begin and end them.
  ///   - first: The number of the first of them in the file.
  ///   - shape: The shape.
  /// - Throws: The first reason why they can't be read.
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
