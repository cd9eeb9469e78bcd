import DiptychHTML

/// The stylesheets of pages, one for each theme.
struct SheetCollection {
  private var sheets: [SharedStylesheet] = []
  private var positions: [SharedStylesheet.ThemeKey: Int] = [:]

  /// Adds the rules that a page uses; returns the number of its stylesheet.
  mutating func insert(_ use: StylesheetUse) -> Int {
    let position = position(of: use.theme)
    sheets[position].insert(use)
    return position
  }

  /// Adds the rules of another stylesheet, and returns the number of its stylesheet here.
  mutating func insert(_ sheet: SharedStylesheet) -> Int {
    let position = position(of: sheet.theme)
    sheets[position].formUnion(sheet)
    return position
  }

  private mutating func position(of theme: SharedStylesheet.ThemeKey) -> Int {
    if let position = positions[theme] { return position }
    positions[theme] = sheets.count
    sheets.append(SharedStylesheet(theme: theme))
    return sheets.count - 1
  }

  /// The names of the sheets as they are now.
  var stylesheetNames: [SharedStylesheet.ThemeKey: StylesheetName] {
    Dictionary(uniqueKeysWithValues: sheets.map { ($0.theme, StylesheetName(css: $0.css)) })
  }

  /// Returns the stylesheets in an order that does not depend on the order of the pages, and the
  /// position of each number.
  func sorted() -> (sheets: [SharedStylesheet], positions: [Int]) {
    let order = sheets.indices.sorted { sheets[$0].theme < sheets[$1].theme }
    var positions = Array(repeating: 0, count: sheets.count)
    for (position, number) in order.enumerated() { positions[number] = position }
    return (order.map { sheets[$0] }, positions)
  }
}
