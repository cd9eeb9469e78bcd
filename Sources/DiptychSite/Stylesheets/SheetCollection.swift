import DiptychHTML

/// The stylesheets of pages, one for each theme.
struct SheetCollection {
  private var sheets: [SharedStylesheet] = []
  private var positions: [SharedStylesheet.ThemeKey: Int] = [:]

  /// Adds the rules that a page uses; returns the number of its stylesheet.
  mutating func insert(_ use: StylesheetUse) -> Int {
    let position = position(of: use.theme)
    sheets[position].insert(use)
    return position
  }

  /// Adds the rules of another stylesheet, and returns the number of its stylesheet here.
  mutating func insert(_ sheet: SharedStylesheet) -> Int {
    let position = position(of: sheet.theme)
    sheets[position].formUnion(sheet)
    return position
  }

  private mutating func position(of theme: SharedStylesheet.ThemeKey) -> Int {
    if let position = positions[theme] { return position }
    positions[theme] = sheets.count
    sheets.append(SharedStylesheet(theme: theme))
    return sheets.count - 1
  }

  /// Returns the stylesheets in an order that does not depend on the order of the pages, and the
  /// position of each number.
  func sorted() -> (sheets: [SharedStylesheet], positions: [Int]) {
    let order = sheets.indices.sorted { sheets[$0].theme < sheets[$1].theme }
    var positions = Array(repeating: 0, count: sheets.count)
    for (position, number) in order.enumerated() { positions[number] = position }
    return (order.map { sheets[$0] }, positions)
  }
}

/// The name of a stylesheet file, which contains the hash of its text.
struct StylesheetName: Hashable, Sendable {
  /// 16 hexadecimal digits of the hash.
  let hash: String

  /// The name of a sheet whose pages are not all known yet.
  static let unknown = StylesheetName(hash: String(repeating: "0", count: 16))

  /// Returns the name of a sheet with some text.
  static func of(css: String) -> Self { Self(hash: ContentHash(Array(css.utf8)).name) }

  /// The name of the file.
  var file: String { "style.\(hash).css" }

  /// Returns the offsets of the hash in the head of a page that links to the sheet.
  ///
  /// - Complexity: O(*n*) in the length of the head.
  func offsets(in page: [UInt8]) -> [Int] {
    let name = Array(file.utf8)
    let end = Array("</head>".utf8)
    var offsets: [Int] = []
    page.withUnsafeBytes { page in
      func has(_ text: [UInt8], at index: Int) -> Bool {
        index + text.count <= page.count
          && page[index..<index + text.count].elementsEqual(text)
      }
      var index = 0
      while index < page.count {
        switch page[index] {
        case name[0] where has(name, at: index):
          offsets.append(index + "style.".utf8.count)
          index += name.count
        case end[0] where has(end, at: index): return
        default: index += 1
        }
      }
    }
    return offsets
  }
}

/// The SHA-256 hash of a file's bytes, for its name and its integrity.
struct ContentHash: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ contents: [UInt8]) { bytes = SHA256.hash(contents) }

  /// The first 16 hexadecimal digits, for the name of a file.
  var name: String {
    bytes.prefix(8).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// The value of the attribute `integrity`, see Subresource Integrity.
  var integrity: String { "sha256-\(base64(bytes))" }
}
