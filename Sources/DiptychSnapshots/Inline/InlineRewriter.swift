/// A function that writes texts into the trailing closures of calls.
package enum InlineRewriter {
  /// Returns a source file with the literals of some calls replaced.
  ///
  /// A call without a trailing closure gets one. Only the literals and the space around them
  /// change.
  ///
  /// - Parameters:
  ///   - edits: The new literals, in any order. Several edits of one call must have the same text.
  ///   - source: The bytes of the file.
  /// - Returns: The bytes of the new file.
  /// - Throws: The first problem of the file. In this case, no call is rewritten.
  package static func apply(
    _ edits: [InlineSnapshotEdit],
    to source: [UInt8]
  ) throws(InlineSnapshotError) -> [UInt8] {
    let text = try SourceText(source)
    var replacements: [InlineReplacement] = []
    let calls = Dictionary(grouping: edits, by: \.place).sorted { $0.key < $1.key }
    for (place, edits) in calls {
      // The bytes are compared, because canonically equivalent strings are equal.
      let texts = Set(edits.map { Array($0.newText.utf8) })
      guard texts.count == 1 else { throw .severalTexts(count: texts.count, place) }
      var same: [InlineReplacement] = []
      for edit in edits { same.append(try InlineReplacement(edit, in: text)) }
      replacements += same.prefix(1)
    }
    var result = source
    for replacement in replacements.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      result.replaceSubrange(replacement.range, with: replacement.bytes)
    }
    return result
  }
}

/// A change of the literal in the trailing closure of one call.
package struct InlineSnapshotEdit: Sendable {
  /// The place of the call's `(`, or of its `{` if it has no parentheses.
  ///
  /// The default arguments `#line` and `#column` have the values of this place.
  package let place: SourcePosition

  /// The name of the function that is called.
  package let function: String

  /// The text of the literal when the tests ran, or nil if the call had none.
  package let oldText: String?

  /// The new text of the literal.
  package let newText: String

  /// Creates an edit.
  package init(
    place: SourcePosition,
    function: String = "expectInlineSnapshot",
    oldText: String?,
    newText: String
  ) {
    self.place = place
    self.function = function
    self.oldText = oldText
    self.newText = newText
  }
}

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
