import DiptychAccessibility

/// A fast look at the bytes of a page: its ids, its addresses, and a proof that it has no problem.
///
/// The scan knows markup that is nested as it is written, and the common ways in which a link, a
/// field, an image or a table is described. Of other pages it gives up, and of those with a
/// problem; the whole check decides then, see ``PageCheck``.
struct PageScan {
  /// The reason to give up: the scan does not know what the whole check would find.
  struct Unsure: Error {}

  /// An open element.
  struct Frame {
    let name: Range<Int>
    let key: UInt64
    let kind: ScannedElement.Kind
    var isSVG = false
    /// Whether it may hold nothing but text.
    var isTextOnly = false
    var isHidden = false
    /// Whether the content is hidden but for a summary.
    var isClosed = false
    var hasSummary = false
    /// Whether a name, or a title of a column or a row, was found.
    var isProven = false
    /// The element whose name the text in it is, or nil.
    var named: Int8?
    /// The innermost table.
    var table: Int8?
    /// The kinds of the elements around it that may not stand in each other, and its own.
    var within = Kinds()
  }

  /// A label that is open.
  struct Label {
    /// The value of `for`.
    let target: Range<Int>?
    /// The number of the first control in it.
    var control: Int?
  }

  /// A set of kinds of elements.
  struct Kinds {
    private var members: UInt32 = 0

    func contains(_ kind: ScannedElement.Kind) -> Bool { members & 1 << kind.rawValue != 0 }

    mutating func insert(_ kind: ScannedElement.Kind) { members |= 1 << kind.rawValue }
  }

  /// A field that needs a label.
  struct Control {
    var isNamed: Bool
    let id: Range<Int>?
  }

  let bytes: [UInt8]
  private(set) var position = 0
  var open: [Frame] = []
  /// The label that is open, if one is: none stands in another.
  var label: Label?
  var attributes = ScannedAttribute.Values()
  var hasHead = false
  var hasBody = false
  var hasHTML = false
  var lastLevel: UInt8 = 0
  var controls: [Control] = []
  /// The values of `for` of all labels, and of those with a text.
  var targets: [Range<Int>] = []
  var textTargets: [Range<Int>] = []
  var buttonIDs: [Range<Int>] = []
  /// The ids of the elements, in their order.
  private(set) var ids: [String] = []
  /// The addresses that the page refers to, in their order, each once.
  private(set) var references: [String] = []
  private var knownIDs: Set<String> = []
  private var known: Set<String> = []

  /// Reads a page; nil if it may have a problem, or is not sure to have none.
  init?(_ bytes: [UInt8]) {
    self.bytes = bytes
    do throws(Unsure) {
      try scan()
    } catch {
      return nil
    }
  }

  private mutating func scan() throws(Unsure) {
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        let start = position
        position = index(of: UInt8(ascii: "<"), from: start)
        try text(start..<position)
        continue
      }
      switch try byte(at: position + 1) {
      case UInt8(ascii: "/"): try endTag()
      case UInt8(ascii: "!"): try declaration()
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        try startTag()
      default: throw Unsure()
      }
    }
    try end()
  }

  // MARK: Tokens

  private mutating func declaration() throws(Unsure) {
    if starts(with: "<!--", at: position) {
      let start = position + 4
      if starts(with: ">", at: start) || starts(with: "->", at: start) { throw Unsure() }
      var end = start
      while end < bytes.count, !starts(with: "-->", at: end) {
        end = index(of: UInt8(ascii: "-"), from: end + 1)
      }
      position = end + 3
    } else {
      if open.last?.isSVG == true { throw Unsure() }
      position = index(of: UInt8(ascii: ">"), from: position) + 1
    }
    if position > bytes.count { throw Unsure() }
  }

  private mutating func endTag() throws(Unsure) {
    guard let top = open.last else { throw Unsure() }
    var position = position + 2
    for index in top.name {
      guard try byte(at: position) == bytes[index] else { throw Unsure() }
      position += 1
    }
    guard try byte(at: position) == UInt8(ascii: ">") else { throw Unsure() }
    self.position = position + 1
    try close(top)
    open.removeLast()
  }

  private mutating func startTag() throws(Unsure) {
    let start = position + 1
    var end = start
    var key: UInt64 = 0
    while true {
      let byte = try byte(at: end)
      if Self.isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") { break }
      guard Self.isName(byte) else { throw Unsure() }
      key = key << 8 | UInt64(byte)
      end += 1
    }
    position = end
    let isSelfClosing = try readAttributes()
    if attributes.hasReferenceOrID { try collect(key: key, name: start..<end) }
    if open.last?.isSVG == true {
      try startSVG(start..<end, isSelfClosing: isSelfClosing)
    } else {
      try self.start(start..<end, key, isSelfClosing: isSelfClosing)
    }
  }

  /// Reads the attributes and the end of a tag; returns whether it ends in a slash.
  private mutating func readAttributes() throws(Unsure) -> Bool {
    attributes.removeAll()
    while true {
      let byte = try byte(at: position)
      if byte == UInt8(ascii: ">") {
        position += 1
        return false
      }
      if byte == UInt8(ascii: "/") {
        guard try self.byte(at: position + 1) == UInt8(ascii: ">") else { throw Unsure() }
        position += 2
        return true
      }
      if Self.isSpace(byte) { position += 1 } else { try readAttribute() }
    }
  }

  private mutating func readAttribute() throws(Unsure) {
    let start = position
    var key: UInt64 = 0
    while case let byte = try byte(at: position), Self.isName(byte) {
      key = key << 8 | UInt64(byte | 0x20)
      position += 1
    }
    let name = start..<position
    if name.isEmpty { throw Unsure() }
    var value = position..<position
    switch bytes[position] {
    case UInt8(ascii: "="):
      let quote = try byte(at: position + 1)
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        let end = index(of: quote, from: position + 2)
        value = position + 2..<end
        position = end + 1
        let next = try byte(at: position)
        guard Self.isSpace(next) || next == UInt8(ascii: "/") || next == UInt8(ascii: ">") else {
          throw Unsure()
        }
      } else {
        position += 1
        let start = position
        while true {
          let byte = try byte(at: position)
          if Self.isSpace(byte) || byte == UInt8(ascii: ">") { break }
          position += 1
        }
        // White space after the sign may be followed by the value.
        if position == start { throw Unsure() }
        value = start..<position
      }
    case UInt8(ascii: ">"), UInt8(ascii: "/"): break
    default:
      // White space may be followed by the sign.
      var next = position
      while Self.isSpace(try byte(at: next)) { next += 1 }
      if next == position || bytes[next] == UInt8(ascii: "=") { throw Unsure() }
    }
    if let attribute = ScannedAttribute.named(name, key, in: bytes),
      !attributes.insert(attribute, value)
    {
      throw Unsure()
    }
  }

  /// Goes behind the end tag of an element whose content is text.
  mutating func skipText(of name: Range<Int>) throws(Unsure) {
    while true {
      position = index(of: UInt8(ascii: "<"), from: position)
      guard position + 2 + name.count < bytes.count else { throw Unsure() }
      position += 1
      guard bytes[position] == UInt8(ascii: "/"),
        zip(bytes[name], bytes[(position + 1)...]).allSatisfy({ $0 == $1 | 0x20 })
      else { continue }
      let end = position + 1 + name.count
      switch bytes[end] {
      case UInt8(ascii: ">"):
        position = end + 1
        return
      case UInt8(ascii: "/"): throw Unsure()
      case let byte where Self.isSpace(byte): throw Unsure()
      default: continue
      }
    }
  }

  // MARK: Ids and addresses

  private mutating func collect(key: UInt64, name: Range<Int>) throws(Unsure) {
    if let range = attributes[.id] {
      let id = string(range)
      guard knownIDs.insert(id).inserted else { throw Unsure() }
      ids.append(id)
    }
    guard key != Self.base else { return }
    if key == Self.link {
      if let rel = attributes[.rel] {
        if bytes[rel].contains(UInt8(ascii: "&")) { throw Unsure() }
        if bytes[rel].elementsEqual("canonical".utf8) { return }
      }
      if let href = attributes[.href], string(href).hasSuffix(StylesheetName.unknown.file) {
        return
      }
    }
    for attribute in Self.references {
      guard let range = attributes[attribute] else { continue }
      if attribute == .data, key != Self.object {
        // The name may have capital letters.
        if name.count == 6, open.last?.isSVG == true { throw Unsure() }
        continue
      }
      let reference = string(range)
      if known.insert(reference).inserted { references.append(reference) }
    }
  }

  private static let base = ScannedElement.key("base")
  private static let link = ScannedElement.key("link")
  private static let object = ScannedElement.key("object")
  private static let references: [ScannedAttribute] = [
    .href, .src, .poster, .data, .action, .formaction, .cite,
  ]

  /// Returns the value of an attribute.
  func string(_ range: Range<Int>) -> String {
    CharacterReference.replaced(in: bytes[range], isAttribute: true)
  }

  // MARK: Bytes

  private func byte(at position: Int) throws(Unsure) -> UInt8 {
    guard position < bytes.count else { throw Unsure() }
    return bytes[position]
  }

  private func index(of byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] != byte { index += 1 }
    return index
  }

  private func starts(with text: StaticString, at position: Int) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[position..<position + $0.count]) }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || 0x9...0xA ~= byte || 0xC...0xD ~= byte
  }

  /// Whether a byte is usual in a name.
  private static func isName(_ byte: UInt8) -> Bool {
    switch byte | 0x20 {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): true
    default: 0x30...0x3A ~= byte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
    }
  }
}
