/// The line breaking class of a scalar, after rule LB1 of UAX #14.
///
/// The comment of each case is its short name in the annex. Some cases are subsets of a class of
/// the annex, because its rules also depend on a second property. For example, `OPW` is the East
/// Asian part of `OP` (rule LB30), and `XP` contains the unassigned pictographic scalars (rule
/// LB30b).
///
/// Scripts/generate reads the order of the cases and their short names.
enum LineBreakClass: UInt8, CaseIterable {
  case space  // SP
  case zeroWidthSpace  // ZW
  case mandatoryBreak  // BK
  case carriageReturn  // CR
  case lineFeed  // LF
  case nextLine  // NL
  case wordJoiner  // WJ
  case glue  // GL
  case zeroWidthJoiner  // ZWJ
  case combiningMark  // CM
  case openPunctuation  // OP
  case eastAsianOpenPunctuation  // OPW
  case closePunctuation  // CL
  case closeParenthesis  // CP
  case quotation  // QU
  case initialQuotation  // QI
  case finalQuotation  // QF
  case exclamation  // EX
  case infixNumeric  // IS
  case breakSymbol  // SY
  case nonstarter  // NS
  case breakBoth  // B2
  case breakAfter  // BA
  case breakBefore  // BB
  case hyphen  // HY
  case unambiguousHyphen  // HH
  case contingentBreak  // CB
  case inseparable  // IN
  case alphabetic  // AL
  case eastAsianAlphabetic  // ALW
  case dottedCircle  // DC
  case hebrewLetter  // HL
  case numeric  // NU
  case prefixNumeric  // PR
  case postfixNumeric  // PO
  case ideographic  // ID
  case emojiBase  // EB
  case emojiModifier  // EM
  case unassignedPictographic  // XP
  case unassignedPictographicLetter  // XA
  case aksara  // AK
  case aksaraPrebase  // AP
  case aksaraStart  // AS
  case viramaFinal  // VF
  case virama  // VI
  case hangulL  // JL
  case hangulV  // JV
  case hangulT  // JT
  case hangulLV  // H2
  case hangulLVT  // H3
  case regionalIndicator  // RI

  /// Whether a line must end after a scalar of this class (rules LB4 and LB5).
  var endsLine: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// Whether rule LB9 attaches a scalar of this class to the one before it.
  var isAttached: Bool { self == .combiningMark || self == .zeroWidthJoiner }

  /// Whether the class is `AL` or `HL`.
  var isLetter: Bool {
    switch self {
    case .alphabetic, .eastAsianAlphabetic, .dottedCircle, .unassignedPictographicLetter,
      .hebrewLetter:
      true
    default: false
    }
  }

  /// Whether the class is a quotation mark.
  var isQuotation: Bool {
    self == .quotation || self == .initialQuotation || self == .finalQuotation
  }

  /// Whether the class is an aksara that a virama may follow, or a dotted circle in its place (rule
  /// LB28a).
  var isAksara: Bool { self == .aksara || self == .dottedCircle || self == .aksaraStart }
}

/// A set of line breaking classes, stored as one bit for each class.
struct LineBreakClassSet {
  private let bits: UInt64

  @inline(__always)
  init(_ member: LineBreakClass) { bits = 1 &<< UInt64(member.rawValue) }

  @inline(__always)
  private init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  static func | (left: LineBreakClassSet, right: LineBreakClassSet) -> LineBreakClassSet {
    LineBreakClassSet(bits: left.bits | right.bits)
  }

  @inline(__always)
  func contains(_ member: LineBreakClass) -> Bool { bits &>> UInt64(member.rawValue) & 1 != 0 }
}
