/// An algorithm that finds line break opportunities: the Unicode line breaking algorithm (UAX #14
/// of Unicode 17.0), with one exception.
///
/// The exception is for absolute paths: a line may end between a space and the first `/` of a path,
/// but not after this `/`.
///
/// A breaker takes the class of one scalar at a time, and returns whether a line may end before
/// that scalar. Its state is a few bytes, so layout copies the breaker at a break and continues
/// from there with the next line.
struct LineBreaker {
  /// The result of the algorithm for a position.
  enum Opportunity {
    case prohibited
    case allowed
    case mandatory
  }

  /// The position of the last scalars in a number (rule LB25).
  private enum Number {
    case none
    /// In `NU (NU | SY | IS)*`.
    case digits
    /// After `NU (NU | SY | IS)* (CL | CP)`.
    case closed

    /// Returns the position after a scalar of a class other than `NU`.
    func after(_ next: LineBreakClass) -> Number {
      switch next {
      case .breakSymbol, .infixNumeric: self == .digits ? .digits : .none
      case .closePunctuation, .closeParenthesis: self == .digits ? .closed : .none
      default: .none
      }
    }
  }

  /// The properties of the last scalar, besides its class, that rules depend on.
  private struct Context: OptionSet {
    let rawValue: UInt8

    /// Its East_Asian_Width is Fullwidth, Wide or Halfwidth (LB19a).
    static let isEastAsian = Context(rawValue: 1)
    /// A regional indicator that begins a pair (LB30a).
    static let isFirstIndicator = Context(rawValue: 2)
    /// A hyphen at the start of a word (LB20a), or the `/` of an absolute path (tailored).
    static let startsWord = Context(rawValue: 4)
    /// A hyphen after a Hebrew letter (LB21a).
    static let followsHebrew = Context(rawValue: 8)
    /// An initial quotation mark where one may begin a quotation (LB15a).
    static let opensQuotation = Context(rawValue: 16)
    /// A final quotation mark after an East Asian scalar (LB19a).
    static let followsEastAsian = Context(rawValue: 32)
    /// A virama after an aksara (LB28a).
    static let followsAksara = Context(rawValue: 64)
  }

  /// The class of the last scalar that is neither a space nor attached to one; nil at the start.
  private var previous: LineBreakClass?
  private var hasSpaces = false
  private var endsInJoiner = false
  private var context: Context = []
  private var number = Number.none

  /// Creates a breaker at the start of a text.
  init() {}

  /// A breaker at the start of a line that follows a space, for a line found by other means.
  static var afterSpace: LineBreaker {
    var breaker = LineBreaker()
    breaker.previous = .space
    breaker.hasSpaces = true
    return breaker
  }

  /// Whether ``add(_:isEastAsian:before:)`` needs the scalars after a scalar of this class.
  @inline(__always)
  func needsLookAhead(_ next: LineBreakClass) -> Bool {
    Self.mayNeedLookAhead.contains(next) && needsLookAheadHere(next)
  }

  /// The classes with a rule that may depend on the scalars that follow.
  @inline(__always)
  private static var mayNeedLookAhead: LineBreakClassSet {
    LineBreakClassSet(.openPunctuation)
      | LineBreakClassSet(.eastAsianOpenPunctuation)
      | LineBreakClassSet(.initialQuotation)
      | LineBreakClassSet(.finalQuotation)
      | LineBreakClassSet(.aksara)
      | LineBreakClassSet(.aksaraStart)
      | LineBreakClassSet(.dottedCircle)
      | LineBreakClassSet(.infixNumeric)
      | LineBreakClassSet(.breakSymbol)
  }

  @inline(never)
  private func needsLookAheadHere(_ next: LineBreakClass) -> Bool {
    switch next {
    case .openPunctuation, .eastAsianOpenPunctuation:
      previous == .prefixNumeric || previous == .postfixNumeric
    case .infixNumeric, .breakSymbol: hasSpaces
    default: true
    }
  }

  /// Takes the class of the next scalar, and returns whether a line may end before it.
  ///
  /// For a run of `alphabetic` scalars, it is enough to add two of them, because the others change
  /// nothing.
  ///
  /// - Parameters:
  ///   - next: The class of the next scalar.
  ///   - isEastAsian: Whether its East_Asian_Width is Fullwidth, Wide or Halfwidth.
  ///   - following: The scalars after it, which are needed only if ``needsLookAhead(_:)`` returns
  ///     true.
  /// - Returns: The answer of the algorithm for the position before the scalar.
  @inline(__always)
  mutating func add(
    _ next: LineBreakClass,
    isEastAsian: Bool = false,
    before following: Following = .none
  ) -> Opportunity {
    if next == .alphabetic, previous == .alphabetic, !hasSpaces {
      endsInJoiner = false
      return .prohibited
    }
    return addOther(next, isEastAsian: isEastAsian, before: following)
  }

  @inline(never)
  private mutating func addOther(
    _ next: LineBreakClass,
    isEastAsian: Bool,
    before following: Following
  ) -> Opportunity {
    guard let last = previous else {
      start(with: next, isEastAsian: isEastAsian)
      return .prohibited  // LB2
    }
    if last.endsLine {
      if last == .carriageReturn, next == .lineFeed {  // LB5
        previous = .lineFeed
        return .prohibited
      }
      start(with: next, isEastAsian: isEastAsian)
      return .mandatory  // LB4, LB5
    }
    switch next {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace:  // LB6, LB7
      take(next, isEastAsian: false)
      return .prohibited
    case .space:  // LB7
      hasSpaces = true
      endsInJoiner = false
      return .prohibited
    case .combiningMark, .zeroWidthJoiner:
      if last != .zeroWidthSpace, !hasSpaces {  // LB9
        endsInJoiner = next == .zeroWidthJoiner
        return .prohibited
      }
    default: break
    }
    let resolved = next.isAttached ? .alphabetic : next  // LB10
    let opportunity = opportunity(
      after: last,
      before: resolved,
      isEastAsian: isEastAsian,
      following
    )
    take(resolved, isEastAsian: isEastAsian)
    endsInJoiner = next == .zeroWidthJoiner
    return opportunity
  }

  /// Makes `next` the first scalar of a text, or the first after a mandatory break.
  private mutating func start(with next: LineBreakClass, isEastAsian: Bool) {
    switch next {
    case .space:
      self = .afterSpace
    case .combiningMark, .zeroWidthJoiner:  // LB10
      self = LineBreaker()
      take(.alphabetic, isEastAsian: isEastAsian)
      endsInJoiner = next == .zeroWidthJoiner
    default:
      self = LineBreaker()
      take(next, isEastAsian: isEastAsian)
    }
  }

  /// Moves on past a scalar that is neither a space nor attached to another.
  @inline(__always)
  private mutating func take(_ next: LineBreakClass, isEastAsian: Bool) {
    let isContextual = Self.contextual.contains(next)
    let special = isContextual ? context(of: next, after: hasSpaces ? .space : previous) : []
    context = isEastAsian ? special.union(.isEastAsian) : special
    if next == .numeric {
      number = .digits
    } else if number != .none {
      number = hasSpaces ? .none : number.after(next)
    }
    previous = next
    hasSpaces = false
    endsInJoiner = false
  }

  /// The classes with a rule that depends on the scalar before them.
  @inline(__always)
  private static var contextual: LineBreakClassSet {
    LineBreakClassSet(.hyphen)
      | LineBreakClassSet(.unambiguousHyphen)
      | LineBreakClassSet(.breakSymbol)
      | LineBreakClassSet(.regionalIndicator)
      | LineBreakClassSet(.initialQuotation)
      | LineBreakClassSet(.finalQuotation)
      | LineBreakClassSet(.virama)
  }

  /// Returns the properties of `next`, besides its class, that later rules depend on if it follows
  /// `last`.
  @inline(never)
  private func context(of next: LineBreakClass, after last: LineBreakClass?) -> Context {
    switch next {
    case .hyphen, .unambiguousHyphen:
      if last == .hebrewLetter { return .followsHebrew }
      return Self.mayStart(after: last) || last == .contingentBreak ? .startsWord : []
    case .breakSymbol:
      return Self.mayStart(after: last) ? .startsWord : []
    case .regionalIndicator:
      let isSecond = last == .regionalIndicator && context.contains(.isFirstIndicator)
      return isSecond ? [] : .isFirstIndicator
    case .initialQuotation:
      switch last {
      case .openPunctuation?, .eastAsianOpenPunctuation?: return .opensQuotation
      default: break
      }
      return Self.mayStart(after: last) || last?.isQuotation == true ? .opensQuotation : []
    case .finalQuotation:
      return last != .space && context.contains(.isEastAsian) ? .followsEastAsian : []
    case .virama:
      return last?.isAksara == true ? .followsAksara : []
    default:
      return []
    }
  }

  /// Whether a scalar starts a word or a quotation if it follows a scalar of a class, or the start
  /// of the text.
  private static func mayStart(after last: LineBreakClass?) -> Bool {
    switch last {
    case nil, .mandatoryBreak?, .carriageReturn?, .lineFeed?, .nextLine?, .space?,
      .zeroWidthSpace?, .glue?:
      true
    default: false
    }
  }

  /// Applies the rules LB8 and LB11 to LB31.
  ///
  /// Most of them are in the table; those that depend on more than two classes are in functions.
  @inline(__always)
  private func opportunity(
    after last: LineBreakClass,
    before next: LineBreakClass,
    isEastAsian: Bool,
    _ following: Following
  ) -> Opportunity {
    if last == .zeroWidthSpace { return .allowed }  // LB8
    if endsInJoiner { return .prohibited }  // LB8a
    let index = Int(last.rawValue) &* UnicodeTables.lineClassCount &+ Int(next.rawValue)
    let action = UnicodeTables.linePairs.utf8Start[index]
    if hasSpaces {
      let isProhibited = action == UInt8(ascii: "^")
      if context.isEmpty && !Self.mayNeedLookAhead.contains(next) {
        return isProhibited ? .prohibited : .allowed  // LB18
      }
      return afterSpaces(last, before: next, isProhibited: isProhibited, following)
    }
    if action != UInt8(ascii: "_") { return .prohibited }
    if context.isEmpty, last != .finalQuotation, !needsLookAhead(next) {
      return withNumber(before: next)
    }
    return contextual(after: last, before: next, isEastAsian: isEastAsian, following)
  }

  /// Applies the rules up to LB18 that depend on more than two classes, after spaces.
  @inline(never)
  private func afterSpaces(
    _ last: LineBreakClass,
    before next: LineBreakClass,
    isProhibited: Bool,
    _ following: Following
  ) -> Opportunity {
    if context.contains(.opensQuotation) { return .prohibited }  // LB15a
    if next == .finalQuotation, following.endsQuotation { return .prohibited }  // LB15b
    let isOpened = last == .openPunctuation || last == .eastAsianOpenPunctuation  // LB14
    if next == .infixNumeric, following.first == .numeric, !isOpened { return .allowed }  // LB15c
    // Tailored: an absolute path may begin a line. LB13 keeps a `/` with the word before the space.
    if next == .breakSymbol, following.beginsName, !isOpened { return .allowed }
    return isProhibited ? .prohibited : .allowed  // LB18
  }

  /// Applies the rules from LB15a to LB30a that depend on more than two classes, in their order.
  @inline(never)
  private func contextual(
    after last: LineBreakClass,
    before next: LineBreakClass,
    isEastAsian: Bool,
    _ following: Following
  ) -> Opportunity {
    if context.contains(.opensQuotation) { return .prohibited }  // LB15a
    if next == .initialQuotation {  // LB19a
      let isAmongEastAsian = context.contains(.isEastAsian) && following.isEastAsian
      if !isAmongEastAsian { return .prohibited }
    }
    if last == .finalQuotation, !isEastAsian || !context.contains(.followsEastAsian) {  // LB19a
      return .prohibited
    }
    if next == .contingentBreak { return .allowed }  // LB20
    if context.contains(.startsWord), next.isLetter || last == .breakSymbol && next == .numeric {
      return .prohibited  // LB20a; a path is tailored
    }
    if context.contains(.followsHebrew), next != .hebrewLetter { return .prohibited }  // LB21a
    if context.contains(.followsAksara), next == .aksara || next == .dottedCircle {  // LB28a
      return .prohibited
    }
    if last.isAksara, next.isAksara, following.first == .viramaFinal { return .prohibited }
    switch next {
    case .openPunctuation, .eastAsianOpenPunctuation:  // LB25
      let isAffix = last == .prefixNumeric || last == .postfixNumeric
      return isAffix && following.isNumber ? .prohibited : .allowed
    case .regionalIndicator:  // LB30a
      return context.contains(.isFirstIndicator) ? .prohibited : .allowed
    default: return withNumber(before: next)
    }
  }

  /// Applies the part of rule LB25 that depends on a whole number.
  @inline(__always)
  private func withNumber(before next: LineBreakClass) -> Opportunity {
    switch next {
    case .numeric: number == .digits ? .prohibited : .allowed
    case .prefixNumeric, .postfixNumeric: number == .none ? .allowed : .prohibited
    default: .allowed
    }
  }
}
