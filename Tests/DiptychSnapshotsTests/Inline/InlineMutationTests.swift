import DiptychSampling
import DiptychSnapshots
import Testing

/// Sources that have changed since the tests ran are refused, or keep all but the literal.
@Suite struct InlineMutationTests {
  @Test(
    "Random changes of a source damage nothing",
    arguments: [
      (nil, ""), ("a", #" { "a" }"#), ("a", ##"{#"a"#}"##), ("a", " {\n  \"\"\"\n  a\n  \"\"\"\n}"),
      ("a\n", " // {\n{ /* \" */ \"a\\n\" // }\n}"),
    ] as [(String?, String)]
  )
  func mutations(oldText: String?, closure: String) throws {
    var generator = SeededGenerator(seed: UInt64(closure.utf8.count))
    var accepted = 0
    for shape in InlineShape.new where shape.source.last == ")" {
      let source = Array("func test() {\n\(shape.source)\(closure)\n}\nnext()\n".utf8)
      let place = Self.place(in: source)
      let edit = InlineSnapshotEdit(place: place, oldText: oldText, newText: #"new\"#)
      for _ in 0..<40 {
        let mutant = Self.mutant(of: source, with: &generator)
        guard let result = try? InlineRewriter.apply([edit], to: mutant) else { continue }
        accepted += 1
        #expect(
          Self.differ(mutant, result, inTextOf: oldText),
          "\(shape.name): \(String(decoding: mutant, as: UTF8.self))"
        )
      }
    }
    #expect(accepted > 400)
  }

  /// Returns the place of the bracket of the call.
  private static func place(in source: [UInt8]) -> SourcePosition {
    let name = Array("expectInlineSnapshot".utf8)
    let start = source.indices.first { source[$0...].starts(with: name) } ?? 0
    let bracket = source[start...].firstIndex(of: UInt8(ascii: "(")) ?? start
    let lines = source[..<bracket].split(
      separator: UInt8(ascii: "\n"),
      omittingEmptySubsequences: false
    )
    return SourcePosition(line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }

  /// Returns a source with one or two bytes replaced, removed or inserted.
  private static func mutant(of source: [UInt8], with generator: inout SeededGenerator) -> [UInt8] {
    let bytes = Array("\"\"\"##\\(){}[]//**`\n\r \ta.'é".utf8)
    var mutant = source
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let offset = Int.random(in: 0..<mutant.count, using: &generator)
      let end = offset + Int.random(in: 0...1, using: &generator)
      let byte = bytes.randomElement(using: &generator).map { [$0] } ?? []
      let new = Bool.random(using: &generator) ? byte : []
      mutant.replaceSubrange(offset..<end, with: new)
    }
    return mutant
  }

  /// Returns whether two sources are equal, except for the literal and spaces.
  private static func differ(_ old: [UInt8], _ new: [UInt8], inTextOf oldText: String?) -> Bool {
    let old = old.filter { !" \t\r\n".utf8.contains($0) }
    let new = new.filter { !" \t\r\n".utf8.contains($0) }
    let literal = Array(##"#"""new\"""#"##.utf8)
    guard let start = new.indices.first(where: { new[$0...].starts(with: literal) }) else {
      return false
    }
    let oldLiterals =
      oldText == nil ? ["", "{}"] : [#""a""#, ##"#"a"#"##, #""a\n""#, "\"\"\"a\"\"\""]
    let before = new[..<start]
    let after = new[(start + literal.count)...]
    return oldLiterals.contains { literal in
      if literal.isEmpty { return old == Array(before.dropLast() + after.dropFirst()) }
      return old == Array(before + (literal == "{}" ? [] : Array(literal.utf8)) + after)
    }
  }
}
