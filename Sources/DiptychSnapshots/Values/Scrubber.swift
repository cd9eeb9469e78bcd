/// A function that replaces parts of a text, such as dates, that change from test run to test run.
///
/// ```swift
/// let port = Scrubber.replacing(/port \d+/, with: "port N")
/// expectSnapshot(of: log, as: .lines.scrubbed(by: .durations, port))
/// ```
///
/// Use a scrubber only for output that a test can't control. If the test can pass a clock, a folder
/// or a generator of identifiers to the code, the output does not change, and a scrubber is not
/// needed.
public struct Scrubber: Sendable {
  let scrub: @Sendable (String) -> String

  /// Creates a scrubber from a function.
  public init(_ scrub: @escaping @Sendable (String) -> String) { self.scrub = scrub }

  /// Returns a scrubber that replaces the matches of a regular expression.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression. The scrubber creates it again for each text, because
  ///     `Regex` is not `Sendable`.
  ///   - replacement: The text that replaces each match.
  /// - Returns: The scrubber.
  /// - Complexity: O(*n*) for most expressions; see `Regex`.
  public static func replacing<Pattern: RegexComponent & SendableMetatype>(
    _ pattern: @escaping @autoclosure @Sendable () -> Pattern,
    with replacement: String
  ) -> Scrubber {
    Scrubber { $0.replacing(pattern(), with: replacement) }
  }

  /// Returns a scrubber that replaces a path, such as the path of a temporary folder, with a name.
  ///
  /// - Parameters:
  ///   - path: The path. If it is empty, nothing is replaced.
  ///   - name: The name, such as `<folder>`.
  /// - Returns: The scrubber.
  public static func path(_ path: String, as name: String = "<path>") -> Scrubber {
    Scrubber { path.isEmpty ? $0 : $0.replacing(path, with: name) }
  }

  /// A scrubber that replaces dates and times in ISO 8601, such as `2026-11-20T14:08:00Z` and
  /// `2026-11-20`, with `<date>`.
  public static var isoDates: Scrubber {
    .replacing(
      /\b\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?\b/,
      with: "<date>"
    )
  }

  /// A scrubber that replaces durations, such as `0.012 seconds`, `3 ms` and `1.5s`, with
  /// `<duration>`.
  public static var durations: Scrubber {
    .replacing(
      /\b\d+(?:\.\d+)?\s?(?:(?:nano|micro|milli)?seconds?|minutes?|hours?|[nµum]?s|min|h)\b/,
      with: "<duration>"
    )
  }

  /// A scrubber that replaces each UUID with a numbered placeholder, such as `<uuid:1>`.
  ///
  /// UUIDs are numbered in the order of their first appearance. Equal UUIDs get the same number.
  public static var uuids: Scrubber {
    Scrubber { text in
      var numbers: [String: Int] = [:]
      return text.replacing(/\b[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}\b/) { match in
        let uuid = match.output.lowercased()
        let number = numbers[uuid, default: numbers.count + 1]
        numbers[uuid] = number
        return "<uuid:\(number)>"
      }
    }
  }
}
