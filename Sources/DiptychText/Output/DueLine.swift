/// An empty line that is written before the next line, if there is one.
enum DueLine: UInt8 {
  case none
  /// The line after a heading of level 2, which a table follows at once.
  case beforeText
  case always
}
