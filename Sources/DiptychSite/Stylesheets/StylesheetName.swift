import DiptychHTML

/// The name of a stylesheet file, which contains the hash of its text.
struct StylesheetName: Hashable, Sendable {
  /// 16 hexadecimal digits of the hash.
  let hash: String

  /// The name of a sheet whose pages are not all known yet.
  static let unknown = StylesheetName(hash: String(repeating: "0", count: 16))

  /// Creates the name of a sheet with some text.
  init(css: String) {
    hash = ContentHash(Array(css.utf8)).name
  }

  init(hash: String) {
    self.hash = hash
  }

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
