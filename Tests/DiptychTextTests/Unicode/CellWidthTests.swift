import DiptychText
import Testing

@Suite struct CellWidthTests {
  @Test("the cases of the width rule in width-golden.tsv") func goldenFile() throws {
    let rows = try UnicodeTestData.rows(of: "width-golden.tsv")
    #expect(rows.count == 70)
    for row in rows {
      let string = try UnicodeTestData.string(row[1])
      #expect(CellWidth.of(string) == Int(row[2]), "\(row[0])")
    }
  }

  @Test("fully qualified emoji have 2 cells") func emoji() throws {
    let emoji = try UnicodeTestData.fullyQualifiedEmoji()
    #expect(emoji.count == 3_944)
    #expect(emoji.filter { CellWidth.of($0) != 2 } == [])
  }

  @Test(arguments: [
    ("", 0),
    ("plain text", 10),
    ("naïve café", 10),
    ("nai\u{308}ve cafe\u{301}", 10),
    ("漢字かな", 8),
    ("ﾊﾟﾊﾞ", 4),
    ("─│┌┐ ±°", 7),
    ("two\nlines\t\r\n", 8),
    ("👩🏽‍💻 codes", 8),
    ("1️⃣ 🇫🇷 ❤ ❤️", 10),
    ("ᄀᄀ", 4),
    ("각", 2),
  ])
  func width(of string: String, cells: Int) { #expect(CellWidth.of(string) == cells) }

  @Test func substrings() {
    #expect(CellWidth.of("left 漢字 right".dropFirst(5).dropLast(6)) == 4)
  }
}
