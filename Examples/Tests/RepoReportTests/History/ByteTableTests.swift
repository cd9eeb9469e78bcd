import Testing

@testable import DiptychRepoReport

@Suite struct ByteTableTests {
  @Test("Equal bytes get equal numbers, however many there are")
  func numbers() {
    var table = ByteTable()
    let keys = (0..<5000).map { Array("key \($0 % 1000)".utf8) }
    let numbers = keys.map { key in key.withUnsafeBytes { table.number(of: $0) } }
    #expect(numbers == (0..<5000).map { $0 % 1000 })
    #expect(table.count == 1000)
    #expect((0..<1000).map { Array(table[$0]) } == Array(keys.prefix(1000)))
  }

  @Test("The empty key is a key, and so are bytes that are not text")
  func unusualKeys() {
    var table = ByteTable()
    let keys: [[UInt8]] = [[], [0], [0xFF], [], [0, 0], [0xFF]]
    let numbers = keys.map { key in key.withUnsafeBytes { table.number(of: $0) } }
    #expect(numbers == [0, 1, 2, 0, 3, 2])
  }
}
