import DiptychViews
import Testing

@Suite("Conversions of integers")
struct IntegerConversionsTests {
  @Test("The smallest and the largest number keep their values")
  func ends() {
    #expect([UInt8.min, .max].map(Int.init) == [0, 255])
    #expect([UInt16.min, .max].map(Int.init) == [0, 65_535])
    #expect([UInt32.min, .max].map(Int.init) == [0, 4_294_967_295])
    #expect([Int32.min, .max].map(Int.init) == [-2_147_483_648, 2_147_483_647])

    #expect([UInt8.min, .max].map(UInt64.init) == [0, 255])
    #expect([UInt16.min, .max].map(UInt64.init) == [0, 65_535])
    #expect([UInt32.min, .max].map(UInt64.init) == [0, 4_294_967_295])
    #expect([0, Int.max].map(UInt64.init) == [0, 9_223_372_036_854_775_807])

    #expect([UInt8.min, .max].map(UInt32.init) == [0, 255])
    #expect([UInt16.min, .max].map(UInt32.init) == [0, 65_535])
    #expect([0, 4_294_967_295].map { (number: Int) in UInt32(number) } == [.min, .max])

    #expect([UInt8.min, .max].map(UInt16.init) == [0, 255])
    #expect([UInt32(0), 65_535].map(UInt16.init) == [.min, .max])
    #expect([0, 65_535].map { (number: Int) in UInt16(number) } == [.min, .max])

    #expect([UInt32(0), 255].map(UInt8.init) == [.min, .max])
    #expect([0, 255].map { (number: Int) in UInt8(number) } == [.min, .max])
  }

  @Test("A number that the other type has not stops the program")
  func outside() async {
    await #expect(processExitsWith: .failure) { _ = UInt64(negative) }
    await #expect(processExitsWith: .failure) { _ = UInt32(negative) }
    await #expect(processExitsWith: .failure) { _ = UInt16(negative) }
    await #expect(processExitsWith: .failure) { _ = UInt8(negative) }
    await #expect(processExitsWith: .failure) { _ = UInt32(4_294_967_296 - negative - 1) }
    await #expect(processExitsWith: .failure) { _ = UInt16(65_536 - negative - 1) }
    await #expect(processExitsWith: .failure) { _ = UInt16(UInt32(65_536 - negative - 1)) }
    await #expect(processExitsWith: .failure) { _ = UInt8(256 - negative - 1) }
    await #expect(processExitsWith: .failure) { _ = UInt8(UInt32(256 - negative - 1)) }
  }
}

/// A negative number that the compiler does not know, or it would refuse to convert it.
private var negative: Int { CommandLine.arguments.isEmpty ? -2 : -1 }
