/// A position in a source file that a message refers to.
///
/// ```swift
/// SourceSpan("config.toml", line: 3, column: 1, length: 6, excerpt: "colour = \"red\"")
/// ```
public struct SourceSpan: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  public var file: String
  /// The number of the line, counted from 1, or nil if the message is about the whole file.
  public var line: Int?
  /// The column of the first character, counted in characters from 1, or nil if the message is
  /// about the whole line.
  public var column: Int?
  /// The number of characters that the message refers to, starting at the column.
  ///
  /// If the place has an excerpt and a column, a ``Message`` shows a caret below each of these
  /// characters.
  public var length: Int
  /// The text of the whole line, or nil if a message should not show the line.
  public var excerpt: String?
  /// The folder that the path of the file is relative to, or nil for the working directory.
  public var folder: String?

  /// Creates a place in a source file.
  public init(
    _ file: String,
    line: Int? = nil,
    column: Int? = nil,
    length: Int = 1,
    excerpt: String? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.length = length
    self.excerpt = excerpt
  }

  /// The place in the form `file:line:column`.
  ///
  /// If the column is nil, it is left out. If the line is nil, only the file is shown.
  public var description: String {
    let numbers = [line, line == nil ? nil : column].compactMap(\.self)
    return file.onOneLine + numbers.map { ":\($0)" }.joined()
  }
}

/// The position of a message as a part of a line.
///
/// In a terminal that supports links, it is a link to the file.
struct PlaceText: _PrimitiveView {
  let place: SourceSpan
  let address: String?

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    let text: Text = Text(verbatim: view.place.description).role(.secondary)
    guard let address = view.address else { return Text._render(text, into: &renderer) }
    // Views can't link to files unless their policy allows it.
    var values = EnvironmentValues.current
    values.linkPolicy = values.linkPolicy.allowing("file")
    EnvironmentValues.$current.withValue(values) { renderer.link(address, text) }
  }

  static func _kind(of view: Self, levels: Int) -> _ContentKind { .inline }
}

extension EnvironmentValues {
  private enum AddressOfSpanKey: EnvironmentKey {
    static var defaultValue: (@Sendable (SourceSpan) -> String?)? { nil }
  }

  /// A function that returns the address of a place for a link in a terminal, or nil for no link.
  ///
  /// Only output for a terminal has this function.
  package var addressOfSpan: (@Sendable (SourceSpan) -> String?)? {
    get { self[AddressOfSpanKey.self] }
    set { self[AddressOfSpanKey.self] = newValue }
  }
}

/// A line of a file with carets below some of its characters.
///
/// ```text
/// 3 │ colour = "red"
///   │ ^^^^^^
/// ```
///
/// A tab ends at the next multiple of eight columns, as in a ``CodeBlock``.
///
/// If the line is too long, text output shows only the part around the carets. A no-break space is
/// visible, because it is often the fault. If the place goes on in the next line, an ellipsis
/// follows the carets.
struct SourceExcerpt: _PrimitiveView, _Figure {
  /// The maximum width of an excerpt, in cells.
  static var maximumWidth: Int { 100 }

  let number: String
  let characters: [Character]
  /// The characters above the carets.
  let marked: Range<Int>
  /// Whether the place goes on in the next line.
  let goesOn: Bool
  var isRedacted = false

  /// Creates the excerpt of a place; nil if its text or its line is not known.
  init?(_ place: SourceSpan) {
    guard let excerpt = place.excerpt, let line = place.line else { return nil }
    let first = excerpt.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)[0]
    number = String(line)
    let space: Character = EnvironmentValues.current.isASCII ? "?" : "␣"
    var characters: [Character] = []
    // The index of each character of the file.
    var indices: [Int] = []
    var cells = 0
    for (i, part) in first.split(separator: "\t", omittingEmptySubsequences: false).enumerated() {
      if i > 0 {
        indices.append(characters.count)
        characters += Array(repeating: " ", count: 8 - cells % 8)
        cells += 8 - cells % 8
      }
      for character in String(part).onOneLine {
        indices.append(characters.count)
        characters.append(["\u{A0}", "\u{202F}"].contains(character) ? space : character)
        // From the radicals of East Asian scripts on, characters are wide.
        cells += character < "\u{2E80}" ? 1 : 2
      }
    }
    self.characters = characters
    let start = min(max((place.column ?? 1) - 1, 0), indices.count)
    let length = min(max(place.length, 1), max(indices.count - start, 1))
    indices += [characters.count, characters.count + 1]
    marked = place.column == nil ? 0..<0 : indices[start]..<indices[start + length]
    goesOn = !marked.isEmpty && place.length > length
  }

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.figure(view)
  }

  var page: ExcerptCode { ExcerptCode(code: code) }
  var words: ExcerptCode { ExcerptCode(code: code) }
  static var rules: _FigureRules { _FigureRules(class: "excerpt", css: "") }

  var redacted: SourceExcerpt {
    var excerpt = self
    excerpt.isRedacted = true
    return excerpt
  }

  /// The excerpt as two lines of code, where each character takes one column.
  private var code: String {
    if isRedacted { return number }
    var text = ""
    write(width: .max, bar: "|", measure: { $0.count }) { part, _ in text += part }
    return text
  }

  var terminal: _TerminalFigure {
    // A place after the last character takes a cell too.
    let cells = characters.reduce(marked.upperBound > characters.count ? 1 : 0) {
      $0 + ($1.isASCII ? 1 : 2)
    }
    return _TerminalFigure(
      naturalWidth: min(number.count + 3 + cells + (goesOn ? 3 : 0), Self.maximumWidth),
      styles: [.role(.secondary), .role(.danger)]
    ) { [self] space, write in
      let bar = space.isASCII ? "|" : "│"
      self.write(
        width: min(space.width, Self.maximumWidth),
        bar: bar,
        isASCII: space.isASCII,
        measure: space.measure,
        into: write
      )
    }
  }

  /// Writes both lines in a width.
  ///
  /// Style 0 is for secondary text, and style 1 is for carets.
  private func write(
    width: Int,
    bar: String,
    isASCII: Bool = true,
    measure: (String) -> Int,
    into write: _TerminalFigure.Write
  ) {
    let cells = characters.map { measure(String($0)) }
    // The last cell is for a caret after the line.
    let behind = goesOn ? (isASCII ? 3 : 1) : marked.upperBound > characters.count ? 1 : 0
    let room = max(width - number.count - 3 - behind, 1)
    let shown = Self.window(of: cells, around: marked, in: room, ellipsis: isASCII ? 3 : 1)
    let ellipsis = isASCII ? "..." : "…"
    let before = shown.lowerBound > 0 ? ellipsis : ""
    let after = shown.upperBound < characters.count ? ellipsis : ""
    write("\(number) \(bar) ", 0)
    write("\(before)\(String(characters[shown]))\(after)", -1)
    write("\n", -1)
    guard !marked.isEmpty else { return }
    let carets = marked.clamped(to: shown)
    let indent = cells[shown.lowerBound..<max(carets.lowerBound, shown.lowerBound)].reduce(0, +)
    let count = max(cells[carets].reduce(0, +), 1)
    write("\(String(repeating: " ", count: number.count)) \(bar) ", 0)
    write(String(repeating: " ", count: before.count + indent), -1)
    let rest = goesOn && carets.upperBound == marked.upperBound ? ellipsis : ""
    write(String(repeating: "^", count: count) + rest, 1)
    write("\n", -1)
  }

  /// Returns the range of characters that fit.
  ///
  /// If not all of them fit, the range contains some characters before and after the first marked
  /// character.
  static func window(
    of cells: [Int],
    around marked: Range<Int>,
    in room: Int,
    ellipsis: Int
  ) -> Range<Int> {
    if cells.reduce(0, +) <= room { return cells.indices }
    // A third of the width is left for the characters before the carets.
    var start = min(marked.lowerBound, max(cells.count - 1, 0))
    var used = 0
    while start > 0, used + cells[start - 1] <= room / 3 {
      start -= 1
      used += cells[start]
    }
    var end = start
    var width = start > 0 ? ellipsis : 0
    while end < cells.count, width + cells[end] + ellipsis <= room {
      width += cells[end]
      end += 1
    }
    return start..<max(end, min(start + 1, cells.count))
  }
}

/// The excerpt as a block of code, for output other than text in cells.
struct ExcerptCode: _PrimitiveView {
  let code: String

  static func _render<R: _Renderer>(_ view: consuming Self, into renderer: inout R) {
    renderer.codeBlock(view.code, language: nil, title: nil, highlighted: EmptyView?.none)
  }
}
