import DiptychViews

/// The factor that spreads the bits of a hash: 2 to the power of 64, divided by the golden ratio.
private let hashFactor: UInt64 = 0x9E37_79B9_7F4A_7C15

/// The styles of an output, each known by a small number.
///
/// A number stands for attributes, colours and a hyperlink together; 0 is plain text. There are at
/// most 65,535 of them in one output. What would need another one looks as what is around it; what
/// may not be read stays so.
struct StyleTable: ~Copyable {
  private var entries = FlatArray<Entry>(capacity: 16)
  /// One more than the numbers of the entries, by their hashes, and 0 for none.
  ///
  /// At least half of them are 0.
  private var numbers = FlatArray<UInt16>()
  /// Escaped destinations; number 1 is the first.
  private var links: [String] = []
  private var linkNumbers: [String: UInt16] = [:]
  // Empty until there is a style.
  private var combinations = FlatArray<Combination>()

  /// Whether any style has a background, so that spaces have a style.
  private(set) var hasBackgrounds = false

  private struct Entry: Equatable, BitwiseCopyable {
    private let bits: UInt64
    let link: UInt16
    /// The number of its background alone.
    var background: UInt16 = 0

    init(style: TextStyle, link: UInt16) {
      bits = style.bits
      self.link = link
    }

    var style: TextStyle { TextStyle(bits: bits) }

    /// A hash whose highest bits are the best.
    var hash: UInt64 { (bits ^ UInt64(link) << 44) &* hashFactor }

    static func == (a: Entry, b: Entry) -> Bool { a.bits == b.bits && a.link == b.link }
  }

  /// The last combination with this hash.
  private struct Combination: BitwiseCopyable {
    var inner: UInt64 = .max
    var outer: UInt16 = 0
    var link: UInt16 = 0
    var result: UInt16 = 0
  }

  /// The attributes that a space shows.
  private static let attributesInSpace = TextStyle.underline.adding(.strikethrough).adding(.inverse)

  private static let combinationSlots = 64

  init() { removeAll() }

  /// Goes back to the two styles that there always are.
  mutating func removeAll() {
    entries.count = 0
    entries.append(Entry(style: TextStyle(), link: 0))
    entries.append(Entry(style: .redacted, link: 0))
    numbers.count = 0
    if !links.isEmpty {
      links = []
      linkNumbers = [:]
    }
    combinations.count = 0
    hasBackgrounds = false
  }

  /// The size of the allocated memory in bytes, without the links.
  var byteCapacity: Int {
    entries.byteCapacity + numbers.byteCapacity + combinations.byteCapacity
  }

  func free() {
    entries.free()
    numbers.free()
    combinations.free()
  }

  // MARK: Numbers

  /// The number of a style inside of another.
  mutating func combine(_ outer: UInt16, _ inner: TextStyle) -> UInt16 {
    combine(outer, inner, link: 0)
  }

  /// The number of a style and a link inside of another style.
  ///
  /// A destination that is not allowed is no link, neither is one that is relative, and neither is one
  /// too many.
  mutating func combine(_ outer: UInt16, _ inner: TextStyle, link destination: String) -> UInt16 {
    guard Destination.isAbsoluteLink(destination) else { return outer }
    // A browser drops what stands before the scheme; a terminal would take it for a part.
    let address = destination.utf8.drop { $0 <= 0x20 }
    let escaped = Self.escaped(String(Substring(address)))
    if let number = linkNumbers[escaped] { return combine(outer, inner, link: number) }
    guard links.count < UInt16.max - 1 else { return combine(outer, inner, link: 0) }
    links.append(escaped)
    let number = UInt16(links.count)
    linkNumbers[escaped] = number
    return combine(outer, inner, link: number)
  }

  private mutating func combine(_ outer: UInt16, _ inner: TextStyle, link: UInt16) -> UInt16 {
    if _slowPath(combinations.count == 0) { makeSlots() }
    let hash = (inner.bits ^ UInt64(outer) << 16 ^ UInt64(link)) &* hashFactor
    let slot = Int(hash >> 58)
    let known = combinations[slot]
    if known.inner == inner.bits && known.outer == outer && known.link == link {
      return known.result
    }
    let around = entries[Int(outer)]
    let entry = Entry(
      style: around.style.adding(inner),
      link: link == 0 ? around.link : link
    )
    let result = number(of: entry) ?? (entry.style.contains(.redacted) ? 1 : outer)
    combinations[slot] = Combination(
      inner: inner.bits,
      outer: outer,
      link: link,
      result: result
    )
    return result
  }

  /// Makes what a table has that has styles.
  @inline(never)
  private mutating func makeSlots() {
    combinations.fill(with: Combination(), count: Self.combinationSlots)
    makeNumbers(64)
  }

  private mutating func makeNumbers(_ count: Int) {
    numbers.fill(with: 0, count: count)
    for i in 0..<entries.count { numbers[slot(of: entries[i])] = UInt16(i + 1) }
  }

  /// Where the number of an entry is, or would be.
  private func slot(of entry: Entry) -> Int {
    // There are 64 or another power of two.
    var slot = Int(entry.hash >> UInt64(64 - numbers.count.trailingZeroBitCount))
    while numbers[slot] != 0 && entries[Int(numbers[slot]) - 1] != entry {
      slot = (slot + 1) & (numbers.count - 1)
    }
    return slot
  }

  private mutating func number(of entry: Entry) -> UInt16? {
    var slot = slot(of: entry)
    if numbers[slot] != 0 { return numbers[slot] - 1 }
    guard entries.count < UInt16.max else { return nil }
    if 2 * entries.count >= numbers.count {
      makeNumbers(2 * numbers.count)
      slot = self.slot(of: entry)
    }
    let number = UInt16(entries.count)
    entries.append(entry)
    numbers[slot] = number + 1
    if let color = entry.style.background {
      hasBackgrounds = true
      let background = Entry(style: .background(color), link: 0)
      entries[Int(number)].background =
        entry == background ? number : self.number(of: background) ?? 0
    }
    return number
  }

  /// Whether text in a style may not be read.
  @inline(__always)
  func isRedacted(_ number: UInt16) -> Bool {
    number != 0 && entries[Int(number)].style.contains(.redacted)
  }

  /// The number of a style in which text may be read.
  mutating func unredacted(_ number: UInt16) -> UInt16 {
    let entry = entries[Int(number)]
    let style = TextStyle(bits: entry.style.bits & ~TextStyle.redacted.bits)
    return self.number(of: Entry(style: style, link: entry.link)) ?? number
  }

  /// The number of a style's background alone.
  @inline(__always)
  func background(of number: UInt16) -> UInt16 { entries[Int(number)].background }

  /// Whether a space looks another one in two styles: by its ground, or by a line through it.
  @inline(__always)
  func showsInSpace(_ a: UInt16, _ b: UInt16) -> Bool {
    let first = entries[Int(a)]
    let second = entries[Int(b)]
    return first.link != second.link || first.style.background != second.style.background
      || (first.style.bits ^ second.style.bits) & Self.attributesInSpace.bits != 0
  }

  // MARK: What a terminal is told

  /// A style by its number.
  @inline(__always)
  func style(_ number: UInt16) -> TextStyle { entries[Int(number)].style }

  /// The number of the link of a style; 0 for none.
  @inline(__always)
  func link(of number: UInt16) -> UInt16 { entries[Int(number)].link }

  /// The destination of a link, escaped for OSC 8.
  @inline(__always)
  func destination(ofLink number: UInt16) -> String { links[Int(number) - 1] }

  /// A destination as OSC 8 can hold it: whatever is not printable ASCII in percent-encoding.
  private static func escaped(_ destination: String) -> String {
    guard destination.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else {
      return destination
    }
    var escaped = ""
    for byte in destination.utf8 {
      if byte > 0x20 && byte < 0x7F {
        escaped.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        escaped += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return escaped
  }
}
