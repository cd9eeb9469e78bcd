/// A block of code in a Markdown document.
///
/// The view modifier `markdownCode(_:)` passes such a value to its closure for each block.
///
/// The words after the opening fence of the block can set a title, marked lines and line numbers.
/// The notations of common tools are supported:
///
/// | property | words |
/// |---|---|
/// | ``title`` | `title="Tea.swift"`, `name=Tea.swift`, `file=Tea.swift` |
/// | ``marked`` | `{1,3-5}`, `hl_lines=1 3-5`, `hl_lines=[1,"3-5"]` |
/// | ``isNumbered`` | `linenos`, `linenos=true`, `showLineNumbers`, `lineNumbers` |
public struct MarkdownCode: Hashable, Sendable {
  /// The code.
  public let code: String

  /// The language after the opening fence, in lower case; nil if there is no language.
  public let language: String?

  /// All words after the opening fence, such as `swift title="Tea.swift"`.
  public let info: String

  /// The title, or nil.
  public var title: String? {
    let title = /\b(?:title|name|file|filename)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s,}]+))/
    guard let match = info.firstMatch(of: title) else { return nil }
    let text = match.1 ?? match.2 ?? match.3 ?? ""
    return text.isEmpty ? nil : String(text)
  }

  /// The numbers of the marked lines, as ranges; the first line is 1.
  public var marked: [ClosedRange<Int>] {
    let braces = info.firstMatch(of: /\{\s*(\d[\d\s,\-]*)\}/)?.1
    guard let text = braces ?? info.firstMatch(of: /\bhl_lines\s*=\s*\[?\s*(["\d][\d\s,"\-]*)/)?.1
    else {
      return []
    }
    return text.matches(of: /(\d+)(?:\s*-\s*(\d+))?/).compactMap { match in
      guard let first = Int(match.1), let last = match.2.map({ Int($0) }) ?? first, first <= last
      else { return nil }
      return first...last
    }
  }

  /// Whether the words after the opening fence ask for line numbers.
  public var isNumbered: Bool {
    info.firstMatch(of: /\b(?:linenos|lineNumbers|showLineNumbers)(?!\s*=\s*"?false)/) != nil
  }
}
