/// The state of a writer when it began to keep lines.
struct CollectingMark {
  let fragments: Int
  let lines: Int
  let isDirect: Bool
  let decorationBase: Int
  let lineStart: Int
  let column: Int
  let pendingSpaces: Int
  let fill: UInt16
  let lineCount: Int
  let due: DueLine
  let blockStart: Int
  let emptyLine: Int
}
