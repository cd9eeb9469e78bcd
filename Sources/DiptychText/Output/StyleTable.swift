import DiptychSystem
import DiptychViews

/// The factor that spreads the bits of a hash: 2 to the power of 64, divided by the golden ratio.
private let hashFactor: UInt64 = 0x9E37_79B9_7F4A_7C15

/// A table of the styles of an output, each with a number.
///
/// A number stands for attributes, colours and a hyperlink together; 0 is plain text. An output has
/// at most 65,535 numbers. When all numbers are in use, a new style is replaced with the style
/// around it, but redacted text stays redacted.
struct StyleTable: ~Copyable {
  private var entries = FlatArray<Entry>(capacity: 16)
  /// A hash table of the numbers of the entries, each plus 1; 0 is an empty slot.
  ///
  /// At least half of the slots are empty.
  private var numbers = FlatArray<UInt16>()
  /// The escaped destinations; link number 1 is the first.
  private var links: [String] = []
  private var linkNumbers: [String: UInt16] = [:]
  // Empty until a style is added.
  private var combinations = FlatArray<Combination>()

  /// Whether a style has a background, so that spaces need a style.
  private(set) var hasBackgrounds = false
  /// Whether a style is visible in a space, because of a link, a background or an attribute.
  private var hasVisibleSpaces = false

  private struct Entry: Equatable, BitwiseCopyable {
    private let bits: UInt64
    let link: UInt16
    /// The number of the style that has only the background of this one.
    var background: UInt16 = 0

    init(style: TextStyle, link: UInt16) {
      bits = style.bits
      self.link = link
    }

    var style: TextStyle { TextStyle(bits: bits) }

    /// A hash, whose highest bits are the best distributed.
    var hash: UInt64 { (bits ^ UInt64(link) &<< 44) &* hashFactor }

    static func == (a: Entry, b: Entry) -> Bool { a.bits == b.bits && a.link == b.link }
  }

  /// A cached combination: the last one with its hash.
  private struct Combination: BitwiseCopyable {
    var inner: UInt64 = .max
    var outer: UInt16 = 0
    var link: UInt16 = 0
    var result: UInt16 = 0
  }

  /// The attributes that are visible in a space.
  private static let attributesInSpace = TextStyle.underline.adding(.strikethrough).adding(.inverse)

  private static let combinationSlots = 64

  init() { removeAll() }

  /// Removes all styles except plain text and redacted text, which always have numbers.
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
    hasVisibleSpaces = false
  }

  func free() {
    entries.free()
    numbers.free()
    combinations.free()
  }

  // MARK: Numbers

  /// Returns the number of a style inside another.
  mutating func combine(_ outer: UInt16, _ inner: TextStyle) -> UInt16 {
    combine(outer, inner, link: 0)
  }

  /// Returns the number of a style and a link inside another style.
  ///
  /// A destination adds no link if it is not allowed, if it is relative, or if there are 65,534
  /// links already.
  mutating func combine(_ outer: UInt16, _ inner: TextStyle, link destination: String) -> UInt16 {
    guard Destination.isAbsoluteLink(destination) else { return outer }
    // A browser ignores spaces and control characters before the scheme, but a terminal would treat
    // them as a part of the address.
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
    let hash = (inner.bits ^ UInt64(outer) &<< 16 ^ UInt64(link)) &* hashFactor
    let slot = Int(truncatingIfNeeded: hash &>> 58)
    let known = combinations[slot]
    if known.inner == inner.bits && known.outer == outer && known.link == link {
      return known.result
    }
    let around = entries[Int(outer)]
    let entry = Entry(style: around.style.adding(inner), link: link == 0 ? around.link : link)
    let result = number(of: entry) ?? (entry.style.contains(.redacted) ? 1 : outer)
    combinations[slot] = Combination(inner: inner.bits, outer: outer, link: link, result: result)
    return result
  }

  /// Allocates the hash table and the cache, when the first further style needs them.
  @inline(never)
  private mutating func makeSlots() {
    combinations.fill(with: Combination(), count: Self.combinationSlots)
    makeNumbers(64)
  }

  private mutating func makeNumbers(_ count: Int) {
    numbers.fill(with: 0, count: count)
    for i in 0..<entries.count { numbers[slot(of: entries[i])] = UInt16(i + 1) }
  }

  /// Returns the slot that holds the number of an entry, or an empty slot for it.
  private func slot(of entry: Entry) -> Int {
    // The number of slots is a power of two, at least 64.
    let shift = UInt64(64 - numbers.count.trailingZeroBitCount)
    var slot = Int(truncatingIfNeeded: entry.hash &>> shift)
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
    let attributes = entry.style.bits & Self.attributesInSpace.bits
    if entry.link != 0 || attributes != 0 { hasVisibleSpaces = true }
    if let color = entry.style.background {
      hasBackgrounds = true
      hasVisibleSpaces = true
      let background = Entry(style: .background(color), link: 0)
      entries[Int(number)].background =
        entry == background ? number : self.number(of: background) ?? 0
    }
    return number
  }

  /// Whether text in a style is redacted.
  @inline(__always)
  func isRedacted(_ number: UInt16) -> Bool {
    number != 0 && entries[Int(number)].style.contains(.redacted)
  }

  /// Returns the number of a style without its redaction.
  mutating func unredacted(_ number: UInt16) -> UInt16 { removing(.redacted, from: number) }

  /// Returns the number of a style without some of its attributes.
  @inline(never)
  mutating func removing(_ attributes: TextStyle, from number: UInt16) -> UInt16 {
    let entry = entries[Int(number)]
    if entry.style.bits & attributes.bits == 0 { return number }
    if numbers.count == 0 { makeSlots() }
    let style = TextStyle(bits: entry.style.bits & ~attributes.bits)
    return self.number(of: Entry(style: style, link: entry.link)) ?? number
  }

  /// Returns the number of the style that has only the background of a style.
  @inline(__always)
  func background(of number: UInt16) -> UInt16 { entries[Int(number)].background }

  /// Whether a space looks different in two styles: by link, background, underline, strikethrough
  /// or inversion.
  @inline(__always)
  func showsInSpace(_ a: UInt16, _ b: UInt16) -> Bool {
    guard hasVisibleSpaces else { return false }
    let first = entries[Int(a)]
    let second = entries[Int(b)]
    return first.link != second.link || first.style.background != second.style.background
      || (first.style.bits ^ second.style.bits) & Self.attributesInSpace.bits != 0
  }

  // MARK: Parts of escape sequences

  /// Returns a style by its number.
  @inline(__always)
  func style(_ number: UInt16) -> TextStyle { entries[Int(number)].style }

  /// Returns the number of the link of a style; 0 for none.
  @inline(__always)
  func link(of number: UInt16) -> UInt16 { entries[Int(number)].link }

  /// Returns the destination of a link, escaped for OSC 8.
  @inline(__always)
  func destination(ofLink number: UInt16) -> String { links[Int(number) - 1] }

  /// Returns a destination escaped for OSC 8: bytes other than printable ASCII are percent-encoded,
  /// and tabs and newlines are left out, as by a browser (URL Standard, 4.4).
  private static func escaped(_ destination: String) -> String {
    guard destination.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else {
      return destination
    }
    let text = destination.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    return percentEncoded(String(decoding: text, as: UTF8.self)) { $0 > 0x20 && $0 < 0x7F }
  }
}
