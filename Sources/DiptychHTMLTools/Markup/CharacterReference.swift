import DiptychHTML

/// Character references such as `&amp;` and `&#8212;`.
package enum CharacterReference {
  /// Returns a text with its character references replaced by their characters.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - isAttribute: Whether the text is the value of an attribute. In an attribute, a name stays
  ///     text if a letter, a digit or `=` follows instead of a semicolon, as in `?a=1&copy=2`.
  /// - Returns: The text.
  package static func replaced(in bytes: ArraySlice<UInt8>, isAttribute: Bool) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    var rest = bytes
    while let next = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<next]
      rest = rest[next...]
      let (scalar, end) = reference(in: rest.dropFirst(), isAttribute: isAttribute)
      if let scalar { result += Array(String(scalar).utf8) } else { result.append(rest[next]) }
      rest = rest[end...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  /// Returns the characters of a text, without U+0000, as browsers do.
  static func text(in bytes: ArraySlice<UInt8>, hasReferences: Bool) -> String {
    let text =
      hasReferences
      ? replaced(in: bytes, isAttribute: false) : String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(0) else { return text }
    return String(decoding: text.utf8.filter { $0 != 0 }, as: UTF8.self)
  }

  /// Returns the character of a reference, and the position after the reference.
  private static func reference(
    in rest: ArraySlice<UInt8>,
    isAttribute: Bool
  ) -> (Unicode.Scalar?, end: Int) {
    if rest.first == UInt8(ascii: "#") {
      return number(in: rest.dropFirst()) ?? (nil, rest.startIndex)
    }
    // No name is longer.
    let name = rest.prefix(32).prefix { $0.isLetter || $0.isDigit }
    if rest[name.endIndex...].first == UInt8(ascii: ";"),
      let scalar = NamedReferences.characters[String(decoding: name, as: UTF8.self)]
    {
      return (scalar, name.endIndex + 1)
    }
    for length in stride(from: min(name.count, 6), to: 1, by: -1) {
      let start = String(decoding: name.prefix(length), as: UTF8.self)
      guard NamedReferences.withoutSemicolon.contains(start) else { continue }
      let end = name.startIndex + length
      if isAttribute, end < rest.endIndex,
        rest[end].isLetter || rest[end].isDigit || rest[end] == UInt8(ascii: "=")
      {
        break
      }
      return (NamedReferences.characters[start], end)
    }
    return (nil, rest.startIndex)
  }

  private static func number(in rest: ArraySlice<UInt8>) -> (Unicode.Scalar?, end: Int)? {
    let isHexadecimal = rest.first?.lowercased == UInt8(ascii: "x")
    let radix: UInt32 = isHexadecimal ? 16 : 10
    var value: UInt32 = 0
    var end = rest.startIndex + (isHexadecimal ? 1 : 0)
    let start = end
    while end < rest.endIndex, let digit = rest[end].hexadecimalValue, digit < radix {
      value = min(value * radix + digit, 0x11_0000)
      end += 1
    }
    guard end > start else { return nil }
    if end < rest.endIndex, rest[end] == UInt8(ascii: ";") { end += 1 }
    if 0x80...0x9F ~= value { value = windows1252[Int(value) - 0x80] }
    return (value == 0 ? "\u{FFFD}" : Unicode.Scalar(value) ?? "\u{FFFD}", end)
  }

  /// The characters of Windows-1252 that HTML substitutes for the numbers from 128.
  private static let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014,
    0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
  ]
}

extension UInt8 {
  fileprivate var hexadecimalValue: UInt32? {
    switch lowercased {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(lowercased - UInt8(ascii: "a") + 10)
    default: nil
    }
  }
}

/// The names of character references: all of HTML 4, and the common ones of later versions.
enum NamedReferences {
  /// The characters by name.
  static let characters = table(older).merging(table(newer)) { $1 }

  /// The names that are also read without a semicolon.
  static let withoutSemicolon = Set(table(older).keys)

  private static let older = """
    QUOT=22 quot=22 AMP=26 amp=26 LT=3C lt=3C GT=3E gt=3E nbsp=A0 iexcl=A1 cent=A2 pound=A3 \
    curren=A4 yen=A5 brvbar=A6 sect=A7 uml=A8 COPY=A9 copy=A9 ordf=AA laquo=AB not=AC shy=AD \
    REG=AE reg=AE macr=AF deg=B0 plusmn=B1 sup2=B2 sup3=B3 acute=B4 micro=B5 para=B6 middot=B7 \
    cedil=B8 sup1=B9 ordm=BA raquo=BB frac14=BC frac12=BD frac34=BE iquest=BF Agrave=C0 \
    Aacute=C1 Acirc=C2 Atilde=C3 Auml=C4 Aring=C5 AElig=C6 Ccedil=C7 Egrave=C8 Eacute=C9 \
    Ecirc=CA Euml=CB Igrave=CC Iacute=CD Icirc=CE Iuml=CF ETH=D0 Ntilde=D1 Ograve=D2 Oacute=D3 \
    Ocirc=D4 Otilde=D5 Ouml=D6 times=D7 Oslash=D8 Ugrave=D9 Uacute=DA Ucirc=DB Uuml=DC \
    Yacute=DD THORN=DE szlig=DF agrave=E0 aacute=E1 acirc=E2 atilde=E3 auml=E4 aring=E5 \
    aelig=E6 ccedil=E7 egrave=E8 eacute=E9 ecirc=EA euml=EB igrave=EC iacute=ED icirc=EE \
    iuml=EF eth=F0 ntilde=F1 ograve=F2 oacute=F3 ocirc=F4 otilde=F5 ouml=F6 divide=F7 \
    oslash=F8 ugrave=F9 uacute=FA ucirc=FB uuml=FC yacute=FD thorn=FE yuml=FF
    """

  private static let newer = """
    Tab=9 NewLine=A excl=21 num=23 dollar=24 percnt=25 apos=27 lpar=28 rpar=29 ast=2A plus=2B \
    comma=2C period=2E sol=2F colon=3A semi=3B equals=3D quest=3F commat=40 lbrack=5B lsqb=5B \
    bsol=5C rbrack=5D rsqb=5D lowbar=5F grave=60 lbrace=7B lcub=7B verbar=7C vert=7C rbrace=7D \
    rcub=7D OElig=152 oelig=153 Scaron=160 scaron=161 Yuml=178 fnof=192 circ=2C6 tilde=2DC \
    Alpha=391 Beta=392 Gamma=393 Delta=394 Epsilon=395 Zeta=396 Eta=397 Theta=398 Iota=399 \
    Kappa=39A Lambda=39B Mu=39C Nu=39D Xi=39E Omicron=39F Pi=3A0 Rho=3A1 Sigma=3A3 Tau=3A4 \
    Upsilon=3A5 Phi=3A6 Chi=3A7 Psi=3A8 Omega=3A9 alpha=3B1 beta=3B2 gamma=3B3 delta=3B4 \
    epsilon=3B5 zeta=3B6 eta=3B7 theta=3B8 iota=3B9 kappa=3BA lambda=3BB mu=3BC nu=3BD xi=3BE \
    omicron=3BF pi=3C0 rho=3C1 sigmaf=3C2 sigma=3C3 tau=3C4 upsilon=3C5 phi=3C6 chi=3C7 \
    psi=3C8 omega=3C9 thetasym=3D1 upsih=3D2 piv=3D6 ensp=2002 emsp=2003 numsp=2007 \
    puncsp=2008 thinsp=2009 hairsp=200A ZeroWidthSpace=200B zwnj=200C zwj=200D lrm=200E \
    rlm=200F dash=2010 hyphen=2010 ndash=2013 mdash=2014 lsquo=2018 rsquo=2019 sbquo=201A \
    ldquo=201C rdquo=201D bdquo=201E dagger=2020 Dagger=2021 bull=2022 hellip=2026 permil=2030 \
    prime=2032 Prime=2033 lsaquo=2039 rsaquo=203A oline=203E frasl=2044 NoBreak=2060 euro=20AC \
    image=2111 weierp=2118 real=211C trade=2122 alefsym=2135 frac13=2153 frac23=2154 larr=2190 \
    leftarrow=2190 uarr=2191 uparrow=2191 rarr=2192 rightarrow=2192 darr=2193 downarrow=2193 \
    harr=2194 crarr=21B5 lArr=21D0 uArr=21D1 rArr=21D2 dArr=21D3 hArr=21D4 forall=2200 \
    part=2202 exist=2203 empty=2205 nabla=2207 isin=2208 notin=2209 ni=220B prod=220F sum=2211 \
    minus=2212 lowast=2217 radic=221A prop=221D infin=221E ang=2220 and=2227 or=2228 cap=2229 \
    cup=222A int=222B there4=2234 sim=223C cong=2245 asymp=2248 ne=2260 equiv=2261 le=2264 \
    ge=2265 sub=2282 sup=2283 nsub=2284 sube=2286 supe=2287 oplus=2295 otimes=2297 perp=22A5 \
    sdot=22C5 lceil=2308 rceil=2309 lfloor=230A rfloor=230B lang=2329 rang=232A square=25A1 \
    blacksquare=25AA loz=25CA starf=2605 star=2606 phone=260E spades=2660 clubs=2663 \
    hearts=2665 diams=2666 check=2713 checkmark=2713 cross=2717
    """

  private static func table(_ text: String) -> [String: Unicode.Scalar] {
    var table: [String: Unicode.Scalar] = [:]
    for entry in text.split(separator: " ") {
      let parts = entry.split(separator: "=")
      table[String(parts[0])] = UInt32(parts[1], radix: 16).flatMap(Unicode.Scalar.init)
    }
    return table
  }
}
