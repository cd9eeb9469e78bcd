/// Where a line may end, by the Unicode line breaking algorithm (UAX #14 of Unicode 15.0).
///
/// It is fed the class of one scalar at a time and answers for the position before that scalar. Its
/// state is a few bytes, so layout copies it at a break and goes on from there with the next line.
///
/// The rules are those of 15.0, the classes those of 17.0: what has become a class of its own in
/// between counts as the class that it came from.
struct LineBreaker {
  /// What the algorithm says about a position.
  enum Opportunity {
    case prohibited
    case allowed
    case mandatory
  }

  /// Where the last scalars stand in a number (rule LB25).
  private enum Number {
    case none
    /// In `NU (NU | SY | IS)*`.
    case digits
    /// After `NU (NU | SY | IS)* (CL | CP)`.
    case closed

    /// Where a class other than `NU` leaves it.
    func after(_ next: LineBreakClass) -> Number {
      switch next {
      case .breakSymbol, .infixNumeric: self == .digits ? .digits : .none
      case .closePunctuation, .closeParenthesis: self == .digits ? .closed : .none
      default: .none
      }
    }
  }

  /// The class of the last scalar that is neither a space nor attached to one; none at the start.
  private var previous: LineBreakClass?
  private var hasSpaces = false
  private var endsInJoiner = false
  private var hasOddRegionalIndicators = false
  private var isHyphenAfterHebrew = false
  private var number = Number.none

  /// A breaker at the start of a text.
  init() {}

  /// A breaker at the start of a line that follows a space, for a line found by other means.
  static var afterSpace: LineBreaker {
    var breaker = LineBreaker()
    breaker.previous = .space
    breaker.hasSpaces = true
    return breaker
  }

  /// Whether ``add(_:beforeNumber:)`` needs to know that a number follows a scalar of this class.
  @inline(__always)
  func needsLookAhead(_ next: LineBreakClass) -> Bool {
    switch next {
    case .openPunctuation, .eastAsianOpenPunctuation, .hyphen:
      previous == .prefixNumeric || previous == .postfixNumeric
    default: false
    }
  }

  /// Whether a digit is the next scalar from byte `start` on, those that attach to others aside.
  ///
  /// This is the `beforeNumber` of ``add(_:beforeNumber:)``, where ``needsLookAhead(_:)`` asks.
  @inline(never)
  static func isNumber(
    in bytes: UnsafePointer<UInt8>,
    from start: Int,
    to end: Int
  ) -> Bool {
    var position = start
    while position < end {
      let (scalar, length) = decodeScalar(bytes + position)
      let lineBreakClass = ScalarProperties.of(scalar).lineBreakClass
      if !lineBreakClass.isAttached { return lineBreakClass == .numeric }
      position &+= length
    }
    return false
  }

  /// Takes the class of the next scalar and tells whether a line may end before it.
  ///
  /// A run of `alphabetic` scalars may be fed as two of them: those in between change nothing.
  ///
  /// - Parameters:
  ///   - next: The class of the next scalar.
  ///   - beforeNumber: Whether a digit follows it; matters only if ``needsLookAhead(_:)``.
  /// - Returns: What the algorithm says about the position before the scalar.
  @inline(__always)
  mutating func add(_ next: LineBreakClass, beforeNumber: Bool = false) -> Opportunity {
    if next == .alphabetic, previous == .alphabetic, !hasSpaces {
      endsInJoiner = false
      return .prohibited
    }
    return addOther(next, beforeNumber: beforeNumber)
  }

  @inline(never)
  private mutating func addOther(_ next: LineBreakClass, beforeNumber: Bool) -> Opportunity {
    guard let last = previous else {
      start(with: next)
      return .prohibited  // LB2
    }
    if last.endsLine {
      if last == .carriageReturn, next == .lineFeed {  // LB5
        previous = .lineFeed
        return .prohibited
      }
      start(with: next)
      return .mandatory  // LB4, LB5
    }
    switch next {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .zeroWidthSpace:  // LB6, LB7
      take(next)
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
    let opportunity = opportunity(after: last, before: resolved, beforeNumber: beforeNumber)
    take(resolved)
    endsInJoiner = next == .zeroWidthJoiner
    return opportunity
  }

  /// Makes `next` the first scalar of a text, or the first after a mandatory break.
  private mutating func start(with next: LineBreakClass) {
    switch next {
    case .space:
      self = .afterSpace
    case .combiningMark, .zeroWidthJoiner:  // LB10
      self = LineBreaker()
      take(.alphabetic)
      endsInJoiner = next == .zeroWidthJoiner
    default:
      self = LineBreaker()
      take(next)
    }
  }

  /// Moves on past a scalar that is neither a space nor attached to another.
  @inline(__always)
  private mutating func take(_ next: LineBreakClass) {
    let last = hasSpaces ? nil : previous
    isHyphenAfterHebrew = last == .hebrewLetter && (next == .hyphen || next == .breakAfter)
    hasOddRegionalIndicators =
      next == .regionalIndicator && !(last == .regionalIndicator && hasOddRegionalIndicators)
    if next == .numeric {
      number = .digits
    } else if number != .none {
      number = hasSpaces ? .none : number.after(next)
    }
    previous = next
    hasSpaces = false
    endsInJoiner = false
  }

  /// Rules LB8 and LB11 to LB31: most are in the table, those that see more classes are here.
  @inline(__always)
  private func opportunity(
    after last: LineBreakClass,
    before next: LineBreakClass,
    beforeNumber: Bool
  ) -> Opportunity {
    if last == .zeroWidthSpace { return .allowed }  // LB8
    if endsInJoiner { return .prohibited }  // LB8a
    let index = Int(last.rawValue) &* UnicodeTables.lineClassCount &+ Int(next.rawValue)
    let action = UnicodeTables.linePairs.utf8Start[index]
    if hasSpaces { return action == UInt8(ascii: "^") ? .prohibited : .allowed }  // LB18
    if action != UInt8(ascii: "_") { return .prohibited }
    if isHyphenAfterHebrew, next != .contingentBreak { return .prohibited }  // LB21a
    switch next {
    case .numeric:  // LB25
      return number == .digits ? .prohibited : .allowed
    case .prefixNumeric, .postfixNumeric:  // LB25
      return number == .none ? .allowed : .prohibited
    case .openPunctuation, .eastAsianOpenPunctuation, .hyphen:  // LB25
      let isAffix = last == .prefixNumeric || last == .postfixNumeric
      return isAffix && beforeNumber ? .prohibited : .allowed
    case .regionalIndicator:  // LB30a
      return last == .regionalIndicator && hasOddRegionalIndicators ? .prohibited : .allowed
    default:
      return .allowed
    }
  }
}
