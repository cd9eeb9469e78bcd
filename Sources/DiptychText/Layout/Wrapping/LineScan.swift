extension LineWrapper {
  /// A position where a line can end, and the state of the line breaker there.
  struct Opportunity {
    /// The start of the next line, or -1 if there is no such position.
    var next = -1
    var lineEnd = 0
    var columns = 0
    var hasHyphen = false
    var breaker = LineBreaker()
    var token = CommandToken()
  }

  /// A line whose end is being searched for, and the state of the line breaker so far.
  struct LineScan {
    var breaker = LineBreaker()
    var token = CommandToken()
    var start: Int
    var columns = 0
    /// The end and the width of the line without the spaces at its end.
    var trimmedEnd: Int
    var trimmed = 0
    /// The last place where the line can end.
    var opportunity = Opportunity()
    /// The last place inside of a path or an option, which is used if the path or the option is
    /// longer than a line.
    var lesser = Opportunity()

    init(at start: Int) {
      self.start = start
      trimmedEnd = start
    }

    /// Whether the line so far, which ends before a byte, has text that no space follows.
    @inline(__always)
    func endsWithText(at i: Int) -> Bool { trimmedEnd == i && i > start }

    mutating func restart(at start: Int) {
      self.start = start
      columns = 0
      trimmedEnd = start
      trimmed = 0
      opportunity.next = -1
      lesser.next = -1
    }

    mutating func resume(at place: Opportunity) {
      breaker = place.breaker
      token = place.token
      restart(at: place.next)
    }
  }
}
