import DiptychFiles
import DiptychHTMLTools

/// The width and the height of an image in pixels, from the image file.
///
/// If a browser knows the size, it reserves space for the image, so the text does not move while
/// the page loads. The supported formats are PNG, JPEG, GIF, WebP and SVG. If the metadata of a
/// JPEG contains a rotation, the size is the size after the rotation, as in browsers.
struct ImageSize: Hashable, Sendable {
  /// The width in pixels.
  let width: Int
  /// The height in pixels.
  let height: Int
}

extension ImageSize {
  /// Reads the size of an image, or returns nil if the file can't be read or has no supported
  /// format.
  init?(contentsOf file: String) {
    guard let bytes = try? FileSystem.contents(file) else { return nil }
    self.init(bytes: bytes)
  }

  /// Reads the size of an image from the bytes of its file, or returns nil if they have no
  /// supported format.
  init?(bytes: [UInt8]) {
    var reader = ImageReader(bytes: bytes)
    guard let (width, height) = reader.read() ?? SVGReader(bytes).size, width > 0, height > 0 else {
      return nil
    }
    (self.width, self.height) = (width, height)
  }
}

/// A reader of the size in the first bytes of an image.
private struct ImageReader {
  let bytes: [UInt8]
  /// Whether numbers begin with their highest byte.
  var isBigEndian = true

  mutating func read() -> (Int, Int)? {
    if starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) {
      return pair(number(at: 16, count: 4), number(at: 20, count: 4))
    }
    if starts(with: [0xFF, 0xD8], at: 0) { return jpeg() }
    isBigEndian = false
    if starts(with: Array("GIF8".utf8), at: 0) {
      return pair(number(at: 6, count: 2), number(at: 8, count: 2))
    }
    guard starts(with: Array("RIFF".utf8), at: 0), starts(with: Array("WEBP".utf8), at: 8) else {
      return nil
    }
    return webP()
  }

  private func starts(with prefix: [UInt8], at index: Int) -> Bool {
    bytes.dropFirst(index).starts(with: prefix)
  }

  /// Returns the number in some bytes, or nil if the file ends before the last of them.
  private func number(at index: Int, count: Int) -> Int? {
    guard index >= 0, index + count <= bytes.count else { return nil }
    let digits = bytes[index..<index + count]
    return (isBigEndian ? Array(digits) : digits.reversed()).reduce(0) { $0 << 8 | Int($1) }
  }

  private func pair(_ width: Int?, _ height: Int?) -> (Int, Int)? {
    guard let width, let height else { return nil }
    return (width, height)
  }

  /// RFC 9649, 2.5 to 2.7.
  private func webP() -> (Int, Int)? {
    switch bytes.dropFirst(12).prefix(4) {
    case let name where name.elementsEqual("VP8X".utf8):
      return pair(number(at: 24, count: 3).map { $0 + 1 }, number(at: 27, count: 3).map { $0 + 1 })
    case let name where name.elementsEqual("VP8L".utf8):
      guard let bits = number(at: 21, count: 4) else { return nil }
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    case let name where name.elementsEqual("VP8 ".utf8):
      return pair(
        number(at: 26, count: 2).map { $0 & 0x3FFF },
        number(at: 28, count: 2).map { $0 & 0x3FFF }
      )
    default: return nil
    }
  }

  // MARK: JPEG

  /// ISO/IEC 10918-1, B.1 and B.2: the size is in the header of the frame.
  private mutating func jpeg() -> (Int, Int)? {
    var index = 2
    var isTurned = false
    while index + 4 <= bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      // A marker may have fill bytes before it, and some have no content.
      if marker == 0xFF || marker == 0x01 || 0xD0...0xD8 ~= marker {
        index += marker == 0xFF ? 1 : 2
        continue
      }
      guard let length = number(at: index + 2, count: 2), length >= 2 else { return nil }
      switch marker {
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        let size = pair(number(at: index + 7, count: 2), number(at: index + 5, count: 2))
        return isTurned ? size.map { ($0.1, $0.0) } : size
      case 0xE1 where starts(with: Array("Exif\0\0".utf8), at: index + 4):
        isTurned = isQuarterTurn(at: index + 10)
      default: break
      }
      index += 2 + length
    }
    return nil
  }

  /// Whether the orientation in the metadata of a camera swaps width and height.
  ///
  /// Exif 2.32, 4.6.2 and 4.6.4: the tag 274 of the first directory.
  private mutating func isQuarterTurn(at start: Int) -> Bool {
    defer { isBigEndian = true }
    isBigEndian = starts(with: Array("MM".utf8), at: start)
    guard let offset = number(at: start + 4, count: 4),
      let count = number(at: start + offset, count: 2)
    else { return false }
    for entry in 0..<count {
      let place = start + offset + 2 + 12 * entry
      guard let tag = number(at: place, count: 2) else { return false }
      if tag == 274 { return number(at: place + 8, count: 2).map { $0 >= 5 } ?? false }
    }
    return false
  }
}

/// A reader of the size of an SVG.
private struct SVGReader {
  private var tokenizer: MarkupTokenizer
  private var tag: MarkupToken?

  init(_ bytes: [UInt8]) {
    // A binary file has a zero byte near its start.
    tokenizer = MarkupTokenizer(bytes.prefix(64).contains(0) ? [] : bytes)
    while let token = tokenizer.next() {
      guard token.kind == .startTag else { continue }
      if tokenizer.name(of: token) == "svg" { tag = token }
      break
    }
  }

  /// The size in the attributes `width` and `height`, or in the `viewBox`.
  ///
  /// SVG 2, 8.2 and 7.2.
  var size: (Int, Int)? {
    guard let tag else { return nil }
    let box =
      tokenizer.value(of: "viewbox", in: tag)?
      .split { $0 == " " || $0 == "," || $0.isNewline }.compactMap { Double($0) } ?? []
    let ratio = box.count == 4 && box[3] > 0 && box[2] > 0 ? box[2] / box[3] : nil
    switch (length("width", tag), length("height", tag)) {
    case (let width?, let height?): return rounded(width, height)
    case (let width?, nil): return ratio.flatMap { rounded(width, width / $0) }
    case (nil, let height?): return ratio.flatMap { rounded(height * $0, height) }
    case (nil, nil): return ratio.flatMap { _ in rounded(box[2], box[3]) }
    }
  }

  /// Returns a length in pixels, or nil if it has another unit.
  private func length(_ name: String, _ tag: MarkupToken) -> Double? {
    guard let text = tokenizer.value(of: name, in: tag) else { return nil }
    return Double(text.hasSuffix("px") ? text.dropLast(2) : text[...])
  }

  private func rounded(_ width: Double, _ height: Double) -> (Int, Int)? {
    guard let width = Int(exactly: width.rounded()), let height = Int(exactly: height.rounded())
    else { return nil }
    return (width, height)
  }
}
