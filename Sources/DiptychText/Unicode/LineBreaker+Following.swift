extension LineBreaker {
  /// A description of the scalars that follow the next scalar, without scalars that attach to
  /// another one.
  struct Following {
    /// The class of the first scalar after the next one; nil at the end of the text.
    let first: LineBreakClass?
    /// The class of the second scalar; nil at the end of the text.
    let second: LineBreakClass?
    /// Whether the first scalar is East Asian.
    let isEastAsian: Bool
  }
}

extension LineBreaker.Following {
  /// No scalars, or scalars that no rule depends on.
  @inline(__always)
  static var none: Self { Self(first: nil, second: nil, isEastAsian: false) }

  /// Creates a description of the scalars from byte `start` on.
  @inline(never)
  init(in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) {
    var position = start
    var first: LineBreakClass?
    var second: LineBreakClass?
    var isEastAsian = false
    while position < end, second == nil {
      let (scalar, length) = decodeScalar(bytes + position)
      let properties = ScalarProperties.of(scalar)
      position &+= length
      guard !properties.lineBreakClass.isAttached else { continue }
      if first == nil {
        first = properties.lineBreakClass
        isEastAsian = UnicodeTables.isEastAsian(scalar, properties)
      } else {
        second = properties.lineBreakClass
      }
    }
    self.init(first: first, second: second, isEastAsian: isEastAsian)
  }

  /// Whether the scalars begin a number, perhaps with its decimal point first, as in `.5` (LB25).
  var isNumber: Bool { first == .numeric || first == .infixNumeric && second == .numeric }

  /// Whether the scalars begin the name of a file or folder.
  var beginsName: Bool {
    switch first {
    case .numeric?, .infixNumeric?: true
    case let first: first?.isLetter == true
    }
  }

  /// Whether a final quotation mark before the scalars ends a quotation (LB15b).
  var endsQuotation: Bool {
    switch first {
    case nil, .space?, .glue?, .wordJoiner?, .closePunctuation?, .quotation?, .initialQuotation?,
      .finalQuotation?, .closeParenthesis?, .exclamation?, .infixNumeric?, .breakSymbol?,
      .mandatoryBreak?, .carriageReturn?, .lineFeed?, .nextLine?, .zeroWidthSpace?:
      true
    default: false
    }
  }
}
