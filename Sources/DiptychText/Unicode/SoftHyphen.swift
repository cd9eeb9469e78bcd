import DiptychViews

/// The soft hyphen U+00AD, where a word may be hyphenated.
enum SoftHyphen {
  static let scalar: UInt32 = 0xAD

  /// Whether a soft hyphen ends before a byte.
  @inline(__always)
  static func ends(at end: Int, in text: UnsafePointer<UInt8>, from start: Int) -> Bool {
    end &- start >= 2 && text[end &- 1] == 0xAD && text[end &- 2] == 0xC2
  }

  /// Removes the soft hyphens of a text at the end of a buffer, because the text is drawn on one
  /// line.
  static func remove(from start: Int, in buffer: inout ByteBuffer) {
    let text = buffer.base.assumingMemoryBound(to: UInt8.self)
    var end = start
    for i in start..<buffer.count {
      text[end] = text[i]
      end += 1
      if ends(at: end, in: text, from: start) { end -= 2 }
    }
    buffer.count = end
  }
}
