/// The flags of nodes, which mean something else for each kind.
enum NodeFlag {
  // A leaf
  /// Not all of its bytes are ASCII.
  static let wide: UInt8 = 1
  /// It holds a newline.
  static let breaks: UInt8 = 2
  /// Styles change inside of it.
  static let spans: UInt8 = 4
  /// Some of it is the shape of text that may not be read.
  static let redacted: UInt8 = 8
  /// It holds a soft hyphen.
  static let hyphens: UInt8 = 16
  /// Its bytes can't be written in one piece as they are.
  static let notAsItIs = spans | redacted | hyphens

  // A row of a table
  /// A block stands in one of its cells.
  static let blocks: UInt8 = 1
  /// One of its cells takes the place of several columns.
  static let spanned: UInt8 = 2
  /// It heads the columns.
  static let header: UInt8 = 4
  /// It heads the rows that follow.
  static let section: UInt8 = 8
  /// It closes the columns.
  static let footer: UInt8 = 16
  /// One of its cells takes the place of rows below, or is taken by one above.
  static let tall: UInt8 = 32
  /// Its cells are packed, and its parameter is the first byte of them.
  static let packed: UInt8 = 64

  // A cell
  /// One from above stands there.
  static let covered: UInt8 = 1

  // A border
  /// Its first child is its title.
  static let titled: UInt8 = 1

  // A choice
  /// The first child is the one.
  static let always: UInt8 = 1

  // A bar
  /// What is not full is drawn too.
  static let tracked: UInt8 = 1

  // A list
  static let ordered: UInt8 = 1
  /// The highest number that the first item can have.
  static let highestStart = 999_999_999
}
