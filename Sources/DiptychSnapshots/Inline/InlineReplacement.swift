/// A range of a source file, and the bytes that replace it.
struct InlineReplacement: Hashable, Sendable {
  /// The range that is replaced.
  let range: Range<Int>

  /// The new bytes.
  let bytes: [UInt8]
}

extension InlineReplacement {
  /// Creates the replacement that an edit asks for.
  init(_ edit: InlineSnapshotEdit, in source: SourceText) throws(InlineSnapshotError) {
    let call = try InlineCall(of: edit.function, at: edit.place, in: source)
    let oldText = try call.closure?.literal?.text(in: source)
    // The bytes are compared, because canonically equivalent strings are equal.
    guard oldText.map({ Array($0.utf8) }) == edit.oldText.map({ Array($0.utf8) }) else {
      throw .outdated(edit.place)
    }
    let literal = SwiftLiteral(edit.newText)
    if let closure = call.closure {
      self.init(of: closure, in: call, with: literal, in: source)
    } else {
      let layout = InlineLayout(ofLineAt: call.start, in: source)
      let closure = " {" + layout.opening + layout.source(of: literal) + layout.closing + "}"
      self.init(range: call.end..<call.end, bytes: Array(closure.utf8))
    }
  }

  /// Creates the replacement of a closure's literal.
  ///
  /// White space around the literal is replaced too if it has no line break. Comments are kept.
  private init(
    of closure: InlineClosure,
    in call: InlineCall,
    with literal: SwiftLiteral,
    in source: SourceText
  ) {
    let body = closure.body
    let old = closure.literal?.range ?? body.upperBound..<body.upperBound
    let before = source.bytes[body.lowerBound..<old.lowerBound]
    let after = source.bytes[old.upperBound..<body.upperBound]
    let text = before.lastIndex { !$0.isSpace }.map { $0 + 1 } ?? body.lowerBound
    let brace = body.lowerBound - 1
    let line = source.isFirst(brace) ? brace : call.start
    let layout = InlineLayout(ofLineAt: line, in: source)
    let start: Int
    var new: String
    if closure.literal != nil, source.isFirst(old.lowerBound) {
      start = old.lowerBound
      let indentation = source.indentation(ofLineAt: start)
      new = literal.source(indentation: indentation, lineBreak: layout.lineBreak)
    } else {
      start = text
      new = layout.opening + layout.source(of: literal)
    }
    var end = old.upperBound
    if after.allSatisfy({ $0.isSpace && !$0.isLineBreak }) {
      end = body.upperBound
      new += layout.closing
    }
    self.init(range: start..<end, bytes: Array(new.utf8))
  }
}
