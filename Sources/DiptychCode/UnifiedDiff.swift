public import DiptychViews

/// A writer of the difference between two texts as a unified diff.
struct UnifiedDiff {
  /// Whether carriage returns before newlines are shown, since not all lines have them.
  private let showsReturns: Bool
  private var bytes: [UInt8] = []

  init(from old: String, to new: String, context: Int) {
    let (old, new) = (TextLines(old.utf8), TextLines(new.utf8))
    let returns = old.returnCount + new.returnCount
    showsReturns = returns > 0 && returns < old.newlineCount + new.newlineCount
    for hunk in LineDifference.hunks(from: old, to: new, context: context) {
      write("@@ -")
      write(hunk.old)
      write(" +")
      write(hunk.new)
      write(" @@\n")
      for part in hunk.parts { write(part.text, part.lines, sign: part.kind.rawValue) }
    }
  }

  /// The hunks of the diff; empty if the texts are equal.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes a range of lines as the number of its first line and its length.
  ///
  /// A length of 1 is left out.
  private mutating func write(_ range: Range<Int>) {
    write("\(range.isEmpty ? range.lowerBound : range.lowerBound + 1)")
    if range.count != 1 { write(",\(range.count)") }
  }

  private mutating func write(_ text: TextLines, _ range: Range<Int>, sign: String) {
    for line in text.lines[range] {
      write(sign)
      if showsReturns, text.endsInReturn(line) {
        bytes += text.bytes[line].dropLast(2)
        write("␍\n")
      } else {
        bytes += text.bytes[line]
      }
      if bytes.last != .newline { write("\n\\ No newline at end of file\n") }
    }
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }
}

/// The lines of a text, each with the newline at its end.
package struct TextLines {
  /// The bytes of the text.
  package let bytes: [UInt8]
  /// The offsets of each line, with its newline.
  package private(set) var lines: [Range<Int>] = []

  /// Creates the lines of a text in UTF-8.
  package init(_ text: some Sequence<UInt8>) {
    bytes = Array(text)
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == .newline {
      lines.append(start..<index + 1)
      start = index + 1
    }
    if start < bytes.count { lines.append(start..<bytes.count) }
  }

  /// The number of lines that end in a newline.
  var newlineCount: Int { bytes.last == .newline ? lines.count : max(lines.count - 1, 0) }

  /// The number of lines that end in a carriage return and a newline.
  var returnCount: Int { lines.count(where: endsInReturn) }

  /// Returns whether a line ends in a carriage return and a newline.
  func endsInReturn(_ line: Range<Int>) -> Bool {
    bytes[line].suffix(2).elementsEqual([UInt8(ascii: "\r"), .newline])
  }
}

/// A unified diff of two texts.
///
/// ```swift
/// Diff(from: "a\nb\nc\n", to: "a\nB\nc\n")
/// ```
///
/// ```text
///   @@ -1,3 +1,3 @@
///    a
///   -b
///   +B
///    c
/// ```
///
/// If some lines end in a carriage return and others do not, the carriage returns are shown as `␍`.
///
/// In every format, the diff is a ``CodeBlock`` in the language `diff`. A removed line begins with
/// `-`, and an added line begins with `+`. These lines have the colours of the theme. If the texts
/// are equal, nothing is drawn.
public struct Diff: View, Sendable {
  private let text: String

  /// Creates a view of a unified diff, such as the output of `git diff`.
  public init(_ text: String) { self.text = text }

  /// Creates a view of the difference between two texts.
  ///
  /// Lines that occur exactly once in each text are matched first, as `git diff --patience` does.
  /// The search is then repeated between each two matches. If a range contains no lines that occur
  /// exactly once in each text, the range is compared line by line. If such a range has more than
  /// 256 lines in both texts together, all of its lines count as changed.
  ///
  /// - Parameters:
  ///   - old: The text before the changes.
  ///   - new: The text after the changes.
  ///   - context: The number of unchanged lines that are shown before and after a change.
  ///
  /// - Complexity: O(*n* log *n*), where *n* is the total length of both texts.
  public init(from old: String, to new: String, context: Int = 3) {
    text = UnifiedDiff(from: old, to: new, context: max(context, 0)).text
  }

  public var body: some View {
    if !text.isEmpty { CodeBlock(text, language: "diff") }
  }
}
