import DiptychViews

/// A cache of the escape sequences that change the terminal's style from one to another.
struct StyleTransitions {
  /// The colours that the terminal has.
  private var color = ColorLevel.none
  // Empty until there is a transition.
  private var transitions = FlatArray<Transition>()
  private var sequences = ByteBuffer(capacity: 256)

  init(_ color: ColorLevel) { self.color = color }

  /// A cached transition, the last one with its hash, as a range of bytes in ``sequences``.
  private struct Transition: BitwiseCopyable {
    var key: UInt32 = .max
    var start: UInt32 = 0
    var count: UInt32 = 0
    /// The sequence, if it has at most eight bytes, as most sequences have.
    var word: UInt64 = 0
  }

  private static let slots = 256

  /// The maximum number of bytes of all sequences.
  ///
  /// If the cache exceeds it, it is emptied.
  private static let maxBytes = 16_384

  mutating func removeAll() {
    transitions.count = 0
    sequences.removeAll()
  }

  func free() {
    transitions.free()
    sequences.free()
  }

  /// Appends the escape sequence that changes one style to another.
  @inline(__always)
  mutating func append(from: UInt16, to: UInt16, _ tree: LayoutTree, onto out: inout ByteBuffer) {
    let transition = transition(from: from, to: to, tree)
    let count = Int(transition.count)
    if _fastPath(count <= 8) {
      out.append(word: transition.word, length: count)
    } else {
      out.append(from: sequences.base, at: Int(transition.start), count: count)
    }
  }

  /// Returns the escape sequence that changes one style to another, if it has at most eight bytes,
  /// in a word.
  @inline(__always)
  mutating func word(from: UInt16, to: UInt16, _ tree: LayoutTree) -> (word: UInt64, count: Int)? {
    let transition = transition(from: from, to: to, tree)
    return transition.count <= 8 ? (transition.word, Int(transition.count)) : nil
  }

  @inline(__always)
  private mutating func transition(from: UInt16, to: UInt16, _ tree: LayoutTree) -> Transition {
    let key = UInt32(from) &<< 16 | UInt32(to)
    let slot = Int((UInt32(from) &* 31 &+ UInt32(to)) & UInt32(Self.slots - 1))
    if _slowPath(transitions.count == 0 || transitions[slot].key != key) {
      make(key, slot, tree)
    }
    return transitions[slot]
  }

  @inline(never)
  private mutating func make(_ key: UInt32, _ slot: Int, _ tree: LayoutTree) {
    if sequences.count > Self.maxBytes { removeAll() }
    if transitions.count == 0 { transitions.fill(with: Transition(), count: Self.slots) }
    let (from, to) = (UInt16(key &>> 16), UInt16(key & 0xFFFF))
    let (oldLink, link) = (tree.link(of: from), tree.link(of: to))
    let start = sequences.count
    if oldLink != link && link == 0 { sequences.append("\u{1B}]8;;\u{1B}\\") }
    SGR.appendSequence(
      from: reduced(tree.style(from)),
      to: reduced(tree.style(to)),
      onto: &sequences
    )
    if oldLink != link && link != 0 {
      // The id joins the pieces of a link, which may be on several lines.
      sequences.append(contentsOf: "\u{1B}]8;id=\(link);\(tree.destination(ofLink: link))\u{1B}\\")
    }
    var word: UInt64 = 0
    for (i, byte) in sequences.bytes[start...].prefix(8).enumerated() {
      word |= UInt64(byte) << UInt64(8 * i)
    }
    transitions[slot] = Transition(
      key: key,
      start: UInt32(truncatingIfNeeded: start),
      count: UInt32(truncatingIfNeeded: sequences.count - start),
      word: word
    )
  }

  /// Returns a style in the colours that the terminal has.
  private func reduced(_ style: TextStyle) -> TextStyle {
    var result = TextStyle(bits: style.bits & TextStyle.attributeMask)
    if let foreground = style.foreground {
      result = result.adding(.foreground(foreground.reduced(to: color)))
    }
    if let background = style.background {
      result = result.adding(.background(background.reduced(to: color)))
    }
    return result
  }
}
