import Diptych

/// Text that is being written.
///
/// It becomes the lines of a paragraph, an argument of a macro, or a table entry.
struct RoffParagraph {
  /// The place of the text.
  enum Place {
    /// Lines of at most 78 bytes, with macros between them.
    case page
    /// One bold line, which is the argument of a macro.
    case heading
    /// Lines of a table entry.
    case cell
  }

  let place: Place
  /// The lines that are complete.
  private var lines: [String] = []
  private var line = ""
  private var word = ""
  private var font: RoffFont
  /// Whether a line break comes before the next word.
  private var needsBreak = false
  /// The address of the open link.
  private var link: String?
  /// Whether the text directly follows a link.
  ///
  /// Then it is an argument of the macro that ends the link.
  private var isAfterLink = false
  /// The number of characters in the longest line.
  private(set) var width = 0
  private var lineWidth = 0

  private static let lineLength = 78

  init(_ place: Place) {
    self.place = place
    font = place == .heading ? .bold : .roman
  }

  private var baseFont: RoffFont { place == .heading ? .bold : .roman }

  /// Whether only white space was appended.
  var isEmpty: Bool { lines.isEmpty && line.isEmpty && word.isEmpty }

  // MARK: Words

  /// Appends text.
  ///
  /// Consecutive spaces and tabs become one space, and a newline becomes a line break.
  mutating func append(_ text: String, _ style: TextStyle) {
    let font = RoffFont(style, isBold: place == .heading)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": endLine()
      case " ", "\t": endWord()
      default:
        if font != self.font { change(to: font) }
        word += RoffText.escaped(scalar)
        lineWidth += 1
        width = max(width, lineWidth)
      }
    }
  }

  /// Changes the font of the following text.
  ///
  /// The regular font starts directly after the last word.
  private mutating func change(to font: RoffFont) {
    if font == baseFont && word.isEmpty && !line.isEmpty {
      line += font.sequence
    } else {
      word += font.sequence
    }
    self.font = font
  }

  /// Ends the word.
  ///
  /// A space precedes further text.
  mutating func endWord() {
    if isAfterLink { return endLink(with: "") }
    guard !word.isEmpty else { return }
    if needsBreak, place == .page { lines.append(".br") }
    needsBreak = false
    if line.isEmpty {
      line = RoffText.line(word)
    } else if place == .page && line.utf8.count + 1 + word.utf8.count > Self.lineLength {
      lines.append(RoffText.endsSentence(line) ? line + #"\&"# : line)
      line = RoffText.line(word)
    } else {
      line += " " + word
    }
    word = ""
    lineWidth += 1
  }

  /// Ends the line, so that further text is on a new line.
  mutating func endLine() {
    endWord()
    guard place != .heading else { return }
    pushLine()
    needsBreak = !lines.isEmpty
    lineWidth = 0
  }

  private mutating func pushLine() {
    if font != baseFont && !line.isEmpty { line += baseFont.sequence }
    font = baseFont
    if !line.isEmpty { lines.append(line) }
    line = ""
  }

  // MARK: Links

  /// Starts a link, or returns false inside another link.
  mutating func beginLink(_ address: String) -> Bool {
    guard link == nil else { return false }
    link = address
    guard place == .page else { return true }
    if isAfterLink {
      endLink(with: #"\c"#)
    } else {
      let isGlued = !word.isEmpty
      endWord()
      if isGlued {
        line += (font == baseFont ? "" : baseFont.sequence) + #"\c"#
        font = baseFont
      }
      pushLine()
    }
    if needsBreak { lines.append(".br") }
    needsBreak = false
    lines.append(".UR \(RoffText.url(address))")
    return true
  }

  /// Ends the link with a macro or with its address.
  mutating func endLink() {
    guard let address = link else { return }
    link = nil
    guard place == .page else {
      endWord()
      return append("<\(address)>", TextStyle())
    }
    endWord()
    pushLine()
    isAfterLink = true
  }

  /// Writes the macro that ends a link, and the text that follows without a space.
  private mutating func endLink(with end: String) {
    if font != baseFont { word += baseFont.sequence }
    font = baseFont
    let tail = word + end
    lines.append(tail.isEmpty ? ".UE" : ".UE \(tail)")
    word = ""
    isAfterLink = false
  }

  /// Ends the text and returns its lines.
  mutating func finish() -> [String] {
    endWord()
    pushLine()
    defer { self = RoffParagraph(place) }
    return lines
  }
}
