import Diptych

/// A generator of views whose choices depend on a seed.
struct RandomView {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493 }

  /// Returns a number below a bound, from the high bits of a linear congruential generator.
  private mutating func number(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[number(below: values.count)] }

  private static let pieces = [
    "a", "word", "two words", " ", " b", "c ", "*", "**", "_", "snake_case", "~", "`", "``", "(",
    ")", "[", "]", "[x](y)", "!", "!", "é", "。", "「", "€", "👍🏽", "\\", "|", "&", "&amp;", "<",
    "<b>", ">", "#", "-", "1.", "\n", "\u{A0}", "@a", "$", "www.", "://", ".", ",", "\t", "=",
  ]

  /// Returns a text of random pieces.
  mutating func string() -> String {
    (0...number(below: 4)).map { _ in pick(Self.pieces) }.joined()
  }

  /// Returns parts of a line in nested styles.
  mutating func line(depth: Int) -> AnyView {
    let parts = (0...number(below: 4)).map { _ in part(depth: depth) }
    return AnyView(ForEach(Array(parts.indices), id: \.self) { parts[$0] })
  }

  private mutating func part(depth: Int) -> AnyView {
    guard depth > 0 else { return AnyView(Text(verbatim: string())) }
    switch number(below: 9) {
    case 0: return AnyView(line(depth: depth - 1).bold())
    case 1: return AnyView(line(depth: depth - 1).italic())
    case 2: return AnyView(line(depth: depth - 1).strikethrough())
    case 3: return AnyView(line(depth: depth - 1).underline())
    case 4: return AnyView(Code(string()))
    case 5: return AnyView(Link(string(), destination: "/" + string()))
    default: return AnyView(Text(verbatim: string()))
    }
  }

  /// Returns nested blocks.
  mutating func blocks(depth: Int) -> AnyView {
    let blocks = (0...number(below: 3)).map { _ in block(depth: depth) }
    return AnyView(VStack { ForEach(Array(blocks.indices), id: \.self) { blocks[$0] } })
  }

  private mutating func block(depth: Int) -> AnyView {
    let string = string()
    switch number(below: depth > 0 ? 13 : 6) {
    case 0: return AnyView(Heading("h" + string, level: 1 + number(below: 6)))
    case 1: return AnyView(CodeBlock(string))
    case 2: return AnyView(Divider())
    case 3:
      let line = line(depth: 2)
      return AnyView(Paragraph { line })
    case 4, 5: return AnyView(Text(verbatim: string))
    case 6:
      return AnyView(
        Quote {
          Text("q"); blocks(depth: depth - 1)
        }
      )
    case 7, 8, 9, 10:
      let items = (0...number(below: 3)).map { _ in
        number(below: 5) == 0 ? AnyView(Text("")) : blocks(depth: depth - 1)
      }
      return AnyView(
        List(pick([.ordered, .unordered])) {
          ForEach(Array(items.indices), id: \.self) { items[$0] }
        }
      )
    default:
      let cells = (0...number(below: 2)).map { _ in blocks(depth: depth - 1) }
      return AnyView(Table(cells.indices) { TableColumn(string) { cells[$0] } })
    }
  }
}
