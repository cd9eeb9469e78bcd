/// The position of the decimal mark in a text, where a column of numbers aligns the text.
package enum DecimalMark {
  /// Returns the offset of the decimal mark of the first number in a text, in bytes.
  ///
  /// If the number has no decimal mark, this is the end of its digits. If the text has no number,
  /// this is the end of the text. A point is a decimal mark, and a comma is a decimal mark unless
  /// three digits follow it. A mark that appears twice separates groups of digits.
  package static func offset(in text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let first = text.firstIndex(where: isDigit) else { return text.count }
    var start = first
    // A fraction without a zero before its mark, such as .5
    if first > 0, text[first - 1] == point { start = first - 1 }
    var end = first
    var marks: [Int] = start < first ? [start] : []
    while end < text.count {
      if isDigit(text[end]) {
        end += 1
      } else if isMark(text[end]), end + 1 < text.count, isDigit(text[end + 1]) {
        marks.append(end)
        end += 1
      } else if let length = groupLength(at: end, in: text) {
        end += length
      } else {
        break
      }
    }
    guard let last = marks.last else { return end }
    let isRepeated = marks.dropLast().contains { text[$0] == text[last] }
    let isGroup = text[last] == comma && marks.count == 1 && end - last == 4
    return isRepeated || isGroup ? end : last
  }

  /// Returns the length of a separator of groups of digits, if a digit follows it, or nil.
  private static func groupLength(at i: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    let rest = text[i...].prefix(4)
    for sign in groupSigns where rest.starts(with: sign) {
      let next = i + sign.count
      return next < text.count && isDigit(text[next]) ? sign.count : nil
    }
    return nil
  }

  /// An apostrophe, ’, and the spaces U+00A0, U+2009 and U+202F.
  private static var groupSigns: [[UInt8]] {
    [[0x27], [0xE2, 0x80, 0x99], [0xC2, 0xA0], [0xE2, 0x80, 0x89], [0xE2, 0x80, 0xAF]]
  }

  private static var point: UInt8 { UInt8(ascii: ".") }
  private static var comma: UInt8 { UInt8(ascii: ",") }
  private static func isDigit(_ byte: UInt8) -> Bool { 0x30...0x39 ~= byte }
  private static func isMark(_ byte: UInt8) -> Bool { byte == point || byte == comma }
}
