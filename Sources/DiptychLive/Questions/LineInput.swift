import DiptychTerminal
import DiptychText
public import DiptychViews

/// A line of text that a user edits with keys in a terminal.
///
/// ```swift
/// var search = LineInput("coffee")
/// search.handle(.key(.control("w")))
/// search.handle(.paste("tea"))
/// search.text  // tea
/// ```
///
/// The cursor is between two characters. A character is a grapheme cluster, which may have several
/// Unicode scalars. The keys work as in a shell:
///
/// | keys | edit |
/// |---|---|
/// | Left, Ctrl-B | moves back by a character |
/// | Right, Ctrl-F | moves forward by a character |
/// | Ctrl-Left, Alt-Left, Alt-B | moves back by a word |
/// | Ctrl-Right, Alt-Right, Alt-F | moves forward by a word |
/// | Home, Ctrl-A | moves to the beginning |
/// | End, Ctrl-E | moves to the end |
/// | Backspace | deletes the character before the cursor |
/// | Delete, Ctrl-D | deletes the character after the cursor |
/// | Ctrl-W | deletes back to the previous space |
/// | Alt-Backspace | deletes back to the beginning of the word |
/// | Ctrl-U | deletes the text before the cursor |
/// | Ctrl-K | deletes the text after the cursor |
public struct LineInput: Hashable, Sendable {
  /// The text before the cursor.
  public private(set) var beforeCursor: String
  /// The text after the cursor.
  public private(set) var afterCursor = ""

  /// Creates a line of text with the cursor at the end.
  public init(_ text: String = "") { beforeCursor = Self.line(of: text) }

  /// Creates a line with the cursor between two texts.
  init(before: String, after: String) {
    beforeCursor = before
    afterCursor = after
  }

  /// The whole text.
  public var text: String { beforeCursor + afterCursor }

  /// Whether the text is empty.
  public var isEmpty: Bool { beforeCursor.isEmpty && afterCursor.isEmpty }

  /// Inserts text at the cursor.
  ///
  /// A line break or a tab becomes a space. Other control characters and Unicode noncharacters are
  /// removed.
  public mutating func insert(_ text: String) {
    beforeCursor += Self.line(of: text)
    alignCursor()
  }

  /// Edits the text if an event is an editing key, typed text or pasted text.
  ///
  /// - Returns: Whether the event was handled. It is false for other keys, such as Enter, Tab and
  ///   Up, which the program can handle itself.
  @discardableResult
  public mutating func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key):
      if let character = key.character {
        insert(String(character))
        return true
      }
      return edit(key)
    case .paste(let text):
      insert(text)
      return true
    case .resize: return false
    }
  }

  private mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .left, .control("b"): moveBack(by: { _ in 1 })
    case .right, .control("f"): moveForward(by: { _ in 1 })
    case .alt("b"), Key(.left, .control), Key(.left, .alt): moveBack(by: wordLength)
    case .alt("f"), Key(.right, .control), Key(.right, .alt): moveForward(by: wordLength)
    case .home, .control("a"): moveBack(by: \.count)
    case .end, .control("e"): moveForward(by: \.count)
    case .backspace: beforeCursor = String(beforeCursor.dropLast())
    case .delete, .control("d"): afterCursor = String(afterCursor.dropFirst())
    case .control("w"): beforeCursor.removeLast(spacedLength(beforeCursor.reversed()))
    case Key(.backspace, .alt): beforeCursor.removeLast(wordLength(beforeCursor.reversed()))
    case .control("u"): beforeCursor = ""
    case .control("k"): afterCursor = ""
    default: return false
    }
    alignCursor()
    return true
  }

  // MARK: Cursor

  private mutating func moveBack(by length: ([Character]) -> Int) {
    let moved = beforeCursor.suffix(length(beforeCursor.reversed()))
    afterCursor = moved + afterCursor
    beforeCursor.removeLast(moved.count)
  }

  private mutating func moveForward(by length: ([Character]) -> Int) {
    let moved = afterCursor.prefix(length(Array(afterCursor)))
    beforeCursor += moved
    afterCursor = String(afterCursor[moved.endIndex...])
  }

  /// If an edit has joined the characters around the cursor to one grapheme cluster, moves the
  /// cursor to the end of the cluster.
  private mutating func alignCursor() {
    guard let last = beforeCursor.last, let next = afterCursor.first else { return }
    let joined = String(last) + String(next)
    guard joined.first?.utf8.count != last.utf8.count else { return }
    let text = text
    let cursor = beforeCursor.utf8.count
    var end = text.startIndex
    while end < text.endIndex, text.utf8.distance(from: text.startIndex, to: end) < cursor {
      end = text.index(after: end)
    }
    beforeCursor = String(text[..<end])
    afterCursor = String(text[end...])
  }

  // MARK: Words

  /// Returns the number of characters up to the end of a word, in the order of the array.
  private func wordLength(_ characters: [Character]) -> Int {
    let gap = characters.prefix { !$0.isPartOfWord }.count
    return gap + characters[gap...].prefix(while: \.isPartOfWord).count
  }

  /// Returns the number of characters up to the first space that follows another character.
  private func spacedLength(_ characters: [Character]) -> Int {
    let gap = characters.prefix(while: \.isWhitespace).count
    return gap + characters[gap...].prefix { !$0.isWhitespace }.count
  }

  /// Returns a text on one line, without control characters and noncharacters.
  private static func line(of text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x85, 0x2028, 0x2029: line.append(" ")
      case 0..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF: break
      default: line.append(scalar)
      }
    }
    return String(line)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}

extension LineInput {
  /// Returns the part of the text around the cursor that fits on a line with a given width.
  ///
  /// The cursor takes one cell.
  ///
  /// If the text is too long, characters are left out at the beginning, at the end, or at both
  /// ends. If the text after the cursor is long, at least a third of the line shows text after the
  /// cursor.
  ///
  /// - Parameter width: The width of the line in cells, including the cell of the cursor.
  /// - Returns: The visible text before the cursor, and the visible text after the cursor.
  public func visible(width: Int) -> (before: String, after: String) {
    let room = max(width - 1, 0)
    let after = CellWidth.of(afterCursor)
    let keptAfter = min(after, max(room - CellWidth.of(beforeCursor), room / 3))
    let before = String(beforeCursor.reversed().fitting(in: room - keptAfter).reversed())
    return (before, String(afterCursor.fitting(in: room - CellWidth.of(before))))
  }
}

extension Sequence<Character> {
  /// Returns as many characters from the beginning as fit in a number of cells.
  fileprivate func fitting(in cells: Int) -> [Character] {
    var room = cells
    return Array(
      prefix { character in
        room -= CellWidth.of(String(character))
        return room >= 0
      }
    )
  }
}

/// A view that shows a ``LineInput`` with its cursor.
///
/// ```swift
/// HStack {
///   Text("Search")
///   LineInputView(search, width: 20)
/// }
/// ```
///
/// ```text
/// Search coffee▏
/// ```
///
/// The cursor is a bar that fills one cell, so it is also visible without colours. In ASCII output,
/// the bar is `|`. If the view is created with `isFocused: false`, the cursor is hidden.
///
/// In a live region and on a screen, the terminal's own cursor is placed at the bar. Input methods
/// open their window at this cursor, and magnifiers and braille displays follow it. If several
/// views in a region have the focus, the terminal's cursor is in the first of these views.
public struct LineInputView: View, Sendable {
  private let input: LineInput
  private let width: Int
  private let isFocused: Bool
  private var echo = AnswerEcho.text

  /// Creates a view of a line of text.
  ///
  /// - Parameters:
  ///   - input: The line of text.
  ///   - width: The maximum width in cells, including the cursor. A longer text is cut at the
  ///     beginning or at the end.
  ///   - isFocused: Whether the cursor is shown.
  public init(_ input: LineInput, width: Int, isFocused: Bool = true) {
    self.input = input
    self.width = width
    self.isFocused = isFocused
  }

  /// Sets whether the view shows the text, one symbol for each character, or nothing, for example
  /// to hide a password.
  ///
  /// ```swift
  /// LineInputView(password, width: 20).echo(.masked)
  /// ```
  ///
  /// ```text
  /// ••••••▏
  /// ```
  public func echo(_ echo: AnswerEcho) -> LineInputView {
    var view = self
    view.echo = echo
    return view
  }

  public var body: some View {
    let sign = EnvironmentValues.current.isASCII ? "*" : "•"
    let (before, after) = input.shown(as: echo, sign: sign).visible(width: width)
    if isFocused {
      let values = EnvironmentValues.current
      let sign = values.caretSymbol ?? (values.isASCII ? "|" : "▏")
      let cursor = Text(verbatim: String(sign)).role(.accent)
      Text("\(Text(verbatim: before))\(cursor)\(Text(verbatim: after))").lineLimit(1)
    } else {
      Text(verbatim: before + after).lineLimit(1)
    }
  }
}
