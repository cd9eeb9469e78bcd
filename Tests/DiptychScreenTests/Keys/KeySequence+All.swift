import DiptychScreen

extension KeySequence {
  /// The sequences of xterm, the Linux console, rxvt and Kitty's protocol, and what is no key.
  static let all =
    characters + controls + arrows + editing + functions + modified + others + swallowed + invalid

  static let characters: [KeySequence] = [
    KeySequence("a", .character("a")),
    KeySequence("Z ~", .character("Z"), .character(" "), .character("~")),
    KeySequence("é", .character("é")),
    KeySequence("漢", .character("漢")),
    KeySequence("😀", .character("😀")),
    KeySequence("e\u{301}", .character("e"), .character("\u{301}")),
    KeySequence("\u{FFFD}\u{10FFFF}", .character("\u{FFFD}"), .character("\u{10FFFF}")),
    KeySequence("^a^é^漢", .alt("a"), .alt("é"), .alt("漢")),
    KeySequence("^N^;", .alt("N"), .alt(";")),
  ]

  static let controls =
    [
      KeySequence("\r", .enter), KeySequence("\n", .enter), KeySequence("\t", .tab),
      KeySequence("\u{7F}", .backspace), KeySequence("\u{8}", .backspace),
      KeySequence("\u{0}", .control(" ")),
      KeySequence([0x1C, 0x1D, 0x1E, 0x1F], ["\\", "]", "^", "_"].map { .key(.control($0)) }),
      KeySequence("^\r", Key(.enter, .alt)), KeySequence("^\t", Key(.tab, .alt)),
      KeySequence("^\u{7F}", Key(.backspace, .alt)),
      KeySequence("^\u{1}", Key(.character("a"), [.alt, .control])),
    ]
    + "abcdefgklnopqrstuvwxyz".utf8.map { letter in
      KeySequence([letter & 0x1F], [.key(.control(Character(Unicode.Scalar(letter))))])
    }

  static let arrows: [KeySequence] = [
    KeySequence("^[A", .up), KeySequence("^[B", .down), KeySequence("^[C", .right),
    KeySequence("^[D", .left), KeySequence("^OA", .up), KeySequence("^OB", .down),
    KeySequence("^OC", .right), KeySequence("^OD", .left),
    KeySequence("^[1A", .up), KeySequence("^[1;1A", .up), KeySequence("^[;2A", Key(.up, .shift)),
    KeySequence("^[a", Key(.up, .shift)), KeySequence("^[d", Key(.left, .shift)),
    KeySequence("^Oa", Key(.up, .control)), KeySequence("^Od", Key(.left, .control)),
    KeySequence("^^[A", .escape, .up),
    KeySequence("^[Ax^OBy", .up, .character("x"), .down, .character("y")),
  ]

  static let editing: [KeySequence] = [
    KeySequence("^[H", .home), KeySequence("^OH", .home), KeySequence("^[1~", .home),
    KeySequence("^[7~", .home), KeySequence("^[F", .end), KeySequence("^OF", .end),
    KeySequence("^[4~", .end), KeySequence("^[8~", .end), KeySequence("^[2~", .insert),
    KeySequence("^[3~", .delete), KeySequence("^[5~", .pageUp), KeySequence("^[6~", .pageDown),
    KeySequence("^[Z", .backTab), KeySequence("^[1;5Z", Key(.tab, [.shift, .control])),
    // `^` is ESC in the notation of these rows, so that rxvt's final byte is written as a number.
    KeySequence([0x1B, 0x5B, 0x33, 0x5E], [.key(Key(.delete, .control))]),
    KeySequence("^[3$", Key(.delete, .shift)),
    KeySequence("^[3@", Key(.delete, [.shift, .control])),
  ]

  static let functions =
    [
      KeySequence("^OP", .function(1)), KeySequence("^OQ", .function(2)),
      KeySequence("^OR", .function(3)), KeySequence("^OS", .function(4)),
      KeySequence("^[P", .function(1)), KeySequence("^[1;2R", Key(.function(3), .shift)),
      KeySequence("^[[A", .function(1)), KeySequence("^[[E", .function(5)),
      KeySequence("^O5P", Key(.function(1), .control)),
      KeySequence("^O1;5P", Key(.function(1), .control)),
    ]
    + zip(
      [11, 12, 13, 14, 15, 17, 18, 19, 20, 21, 23, 24, 25, 26, 28, 29, 31, 32, 33, 34],
      1...
    ).map { KeySequence("^[\($0)~", .function($1)) }

  static let modified =
    (1...8).map { parameter in
      KeySequence("^[1;\(parameter)C", Key(.right, Key.Modifiers(rawValue: parameter - 1)))
    } + [
      KeySequence("^[3;5~", Key(.delete, .control)),
      KeySequence("^[24;2~", Key(.function(12), .shift)),
      // Meta is Alt, and Num Lock is nothing.
      KeySequence("^[1;33A", Key(.up, .alt)), KeySequence("^[1;129A", .up),
      KeySequence("^[1;5:1A", Key(.up, .control)),
    ]

  static let others: [KeySequence] = [
    KeySequence("^[27;5;105~", .control("i")), KeySequence("^[27;5;9~", Key(.tab, .control)),
    KeySequence("^[97u", .character("a")), KeySequence("^[97;5u", .control("a")),
    KeySequence("^[97;2u", .character("A")), KeySequence("^[223;2u", .character("ß")),
    KeySequence("^[27u", .escape), KeySequence("^[13;2u", Key(.enter, .shift)),
    KeySequence("^[127;5u", Key(.backspace, .control)), KeySequence("^[65;6u", .control("a")),
    KeySequence("^OM", .enter), KeySequence("^Ok", .character("+")),
    KeySequence("^Oy", .character("9")),
  ]

  /// Reports and unknown sequences, each before the letter x.
  static let swallowed: [KeySequence] =
    [
      "^[I", "^[O", "^[E", "^[0n", "^[24;80R", "^[?1;2c", "^[?2026;1$y", "^[>0;276;0c",
      "^[<0;12;5M", "^[<0;12;5m", "^[M !!", "^[M^^^", "^[9~", "^[27~", "^[201~", "^[99;5~",
      "^[99999999999999999999A", "^[1;999A", "^[1;2;3A", "^[57358u", "^[1114112u", "^[[z", "^Oz",
      "^]11;rgb:0/0/0\u{7}", "^]11;rgb:0/0/0^\\", "^P1$r0m^\\", "^_G1^\\", "^Xa^\\",
      "^[1 q", "^[" + String(repeating: "1;", count: 5000) + "A",
      "^O" + String(repeating: "1", count: 500) + "A",
      "\u{85}", "\u{9B}",
    ].map { KeySequence("\($0)x", .character("x")) } + [
      KeySequence([0x1B, 0x5E, 0x61, 0x1B, 0x5C, 0x78], [.key(.character("x"))]),
      // A byte that interrupts a sequence is read by itself.
      KeySequence("^[1;\u{3}x", .control("c"), .character("x")),
      KeySequence("^[1é", .character("é")), KeySequence("^[1^[B", .down),
      KeySequence("^]0;title\rx", .enter, .character("x")),
      KeySequence("^]a^[Bx", .down, .character("x")),
      KeySequence("^[[\rx", .enter, .character("x")), KeySequence("^O\rx", .enter, .character("x")),
    ]

  /// Invalid UTF-8; each invalid part is as long as Unicode recommends.
  static let invalid: [KeySequence] = [
    [0x80], [0xFF, 0x61], [0xC3, 0x61], [0xC0, 0xAF], [0xE0, 0x80, 0x61], [0xED, 0xA0, 0x80],
    [0xE2, 0x82, 0x61], [0xF0, 0x9F, 0x98, 0x61], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88],
    [0xE2, 0xE2, 0x82, 0xAC],
  ].map { bytes in
    KeySequence(
      bytes,
      String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
        .key(.character(Character($0)))
      }
    )
  }
}
