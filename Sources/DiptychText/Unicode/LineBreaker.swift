/// The Unicode line breaking algorithm (UAX #14 of Unicode 15.0), which finds the ends of lines.
///
/// The breaker takes the class of one scalar at a time, and tells whether a line may end before
/// that scalar. Its state is a few bytes, so layout copies it at a break and continues with the
/// copy on the next line.
///
/// The rules are those of 15.0, the classes those of 17.0. A class that is newer than 15.0 counts
/// as the class that it was split from.
struct LineBreaker {
  /// The verdict of the algorithm on a position.
  enum Opportunity {
    case prohibited
    case allowed
    case mandatory
  }

  /// The part of a number at which the last scalars are (rule LB25).
  private enum Number {
    case none
    /// In `NU (NU | SY | IS)*`.
    case digits
    /// After `NU (NU | SY | IS)* (CL | CP)`.
    case closed

    /// Returns the part after a class other than `NU`.
    func after(_ next: LineBreakClass) -> Number {
      switch next {
      case .breakSymbol, .infixNumeric: self == .digits ? .digits : .none
      case .closePunctuation, .closeParenthesis: self == .digits ? .closed : .none
      default: .none
      }
    }
  }

  /// The class of the last scalar that is neither a space nor attached to one; nil at the start.
  private var previous: LineBreakClass?
  private var hasSpaces = false
  private var endsInJoiner = false
  private var hasOddRegionalIndicators = false
  private var isHyphenAfterHebrew = false
  private var number = Number.none

  /// Creates a breaker at the start of a text.
  init() {}

  /// The breaker at the start of a line that follows a space, where no breaker found that line.
  static var afterSpace: LineBreaker {
    var breaker = LineBreaker()
    breaker.previous = .space
    breaker.hasSpaces = true
    return breaker
  }

  /// Whether ``add(_:beforeNumber:)`` needs to know if a digit follows a scalar of this class.
  @inline(__always)
  func needsLookAhead(_ next: LineBreakClass) -> Bool {
    switch next {
    case .openPunctuation, .eastAsianOpenPunctuation, .hyphen:
      previous == .prefixNumeric || previous == .postfixNumeric
    default: false
    }
  }

  /// Whether the next scalar from byte `start` on is a digit, not counting attached scalars.
  ///
  /// The result is the argument `beforeNumber` of ``add(_:beforeNumber:)``.
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

  /// Takes the class of the next scalar, and tells whether a line may end before it.
  ///
  /// A run of `alphabetic` scalars may be passed as two of them: the others do not change the
  /// state.
  ///
  /// - Parameters:
  ///   - next: The class of the next scalar.
  ///   - beforeNumber: Whether a digit follows that scalar; needed only if ``needsLookAhead(_:)``.
  /// - Returns: The verdict on the position before the scalar.
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

  /// Starts a text, or a line after a mandatory break, with a scalar of a class.
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

  /// Takes a scalar that is neither a space nor attached to another.
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

  /// Applies the rules LB8 and LB11 to LB31.
  ///
  /// Rules about two classes are in the table; the others are here.
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
