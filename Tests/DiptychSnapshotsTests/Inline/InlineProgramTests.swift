import DiptychSampling
import DiptychSnapshots
import Foundation
import Testing

/// A file of a program is rewritten by what a run of the program has said, and runs again.
@Suite struct InlineProgramTests {
  @Test("Every text in every call is read back byte for byte") func rewriting() async throws {
    var program = InlineProgram(files: [:])
    let files: [(name: String, indentation: String, lineBreak: String)] = [
      ("spaces", "  ", "\n"), ("tabs", "\t", "\n"), ("pairs", "    ", "\r\n"),
    ]
    for (index, file) in files.enumerated() {
      let ids = InlineText.all.indices.filter { $0 % files.count == index }
      let shapes = InlineShape.rewritten
      let source = Self.source(file.name, of: shapes, ids: ids, indentation: file.indentation)
      program.files["\(file.name).swift"] = Array(source.replacing("\n", with: file.lineBreak).utf8)
    }
    let before = try await program.calls()
    #expect(Set(before).count >= Sample.count(250, of: 1000))
    for (name, source) in program.files {
      let edits = before.filter { $0.file == name }.map(Self.edit)
      program.files[name] = try InlineRewriter.apply(edits, to: source)
    }
    let after = try await program.calls()
    #expect(after.map(\.id) == before.map(\.id))
    let wrong = after.filter { $0.text != Array(InlineText.all[$0.id].utf8) }
    #expect(wrong == [])
    // A second run has nothing to change.
    for (name, source) in program.files {
      let edits = after.filter { $0.file == name }.map(Self.edit)
      #expect(try InlineRewriter.apply(edits, to: source) == source)
    }
  }

  @Test("Each call that can't be rewritten is refused") func refusal() async throws {
    var program = InlineProgram(files: [:])
    let shapes = InlineShape.refused
    for (id, shape) in shapes.enumerated() {
      let source = Self.source("call\(id)", of: [shape], ids: [id], indentation: "  ")
      program.files["call\(id).swift"] = Array(source.utf8)
    }
    let calls = try await program.calls().sorted { $0.id < $1.id }
    #expect(calls.map(\.id) == Array(shapes.indices))
    let messages = zip(calls, shapes).map { call, shape in
      do {
        _ = try InlineRewriter.apply([Self.edit(call)], to: program.files[call.file] ?? [])
        return "\(shape.name): rewritten"
      } catch {
        return "\(shape.name): \(String(describing: error).prefix { $0 != "." })"
      }
    }
    #expect(
      messages == [
        "regular expression: 5:47: The / may begin a regular expression, so the end of the call is "
          + "unknown",
        "extended regular expression: 5:47: The / may begin a regular expression, so the end of "
          + "the call is unknown",
        "operator as a value: 5:47: The / may begin a regular expression, so the end of the call "
          + "is unknown",
        "returned regular expression: 5:56: The / may begin a regular expression, so the end of "
          + "the call is unknown",
        "condition: 6:7: The call contains conditional compilation, so its end is unknown",
        "name: 5:35: The trailing closure contains more than a string literal",
        "sum: 5:35: The trailing closure contains more than a string literal",
        "return: 5:35: The trailing closure contains more than a string literal",
        "signature: 5:35: The trailing closure contains more than a string literal",
        "interpolation: 5:35: The literal has an interpolation, which would be lost",
        "inside of a string: 5:32: The call is inside of a string literal, which can't contain "
          + "lines",
        "through another function: 5:14: No call of expectInlineSnapshot is here",
        "labelled closure: 5:25: The text of this call is not what the tests compared with, so the "
          + "file has changed since they ran",
      ]
    )
  }

  private static func edit(_ call: InlineProgram.Call) -> InlineSnapshotEdit {
    InlineSnapshotEdit(
      place: SourcePosition(line: call.line, column: call.column),
      oldText: call.text.map { String(decoding: $0, as: UTF8.self) },
      newText: InlineText.all[call.id]
    )
  }

  /// Returns a file that has each call with every other text, and a function that makes all calls.
  ///
  /// A sample has each call with every eighth text. Any eight calls that follow each other have
  /// all.
  private static func source(
    _ name: String,
    of shapes: [InlineShape],
    ids: [Int],
    indentation: String
  ) -> String {
    var source = ""
    let step = Sample.count(8, of: 2)
    for (index, shape) in shapes.enumerated() {
      source += "\n/// \(shape.name)\nprivate func \(name)_\(index)() async throws {\n"
      for id in ids where (id + index) % step == 0 || ids.count == 1 {
        source += "\(indentation)do {\n"
        for line in shape.source.replacing("ID", with: "\(id)").split(separator: "\n") {
          let content = line.drop { $0 == " " }
          let levels = (line.count - content.count) / 2 + 2
          source += String(repeating: indentation, count: levels) + content + "\n"
        }
        source += "\(indentation)}\n"
      }
      source += "}\n"
    }
    source += "\nfunc \(name)() async throws {\n"
    for index in shapes.indices { source += "  try await \(name)_\(index)()\n" }
    return source + "}\n"
  }
}
