extension LineWrapper {
  /// A place at which a line can end, and the state of the rules there.
  struct Opportunity {
    /// Where the next line starts, or none.
    var next = -1
    var lineEnd = 0
    var columns = 0
    var hasHyphen = false
    var breaker = LineBreaker()
    var token = CommandToken()
  }

  /// A line while it is looked for, and what the rules know where it has got to.
  struct LineScan {
    var breaker = LineBreaker()
    var token = CommandToken()
    var start: Int
    var columns = 0
    /// The end and the width of the line without the spaces at its end.
    var trimmedEnd: Int
    var trimmed = 0
    /// The last place to end the line.
    var opportunity = Opportunity()
    /// The last place inside of a path or an option, for one that is longer than a line.
    var lesser = Opportunity()

    init(at start: Int) {
      self.start = start
      trimmedEnd = start
    }

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
