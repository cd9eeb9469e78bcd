import DiptychViews
import Testing

@Suite("Conversions of integers") struct IntegerConversionsTests {
  @Test("The smallest and the largest number keep their values") func ends() {
    expectEnds(of: Int.init as (UInt8) -> Int, [.min, .max], [0, 255])
    expectEnds(of: Int.init as (UInt16) -> Int, [.min, .max], [0, 65_535])
    expectEnds(of: Int.init as (UInt32) -> Int, [.min, .max], [0, 4_294_967_295])
    expectEnds(of: Int.init as (Int32) -> Int, [.min, .max], [-2_147_483_648, 2_147_483_647])

    expectEnds(of: UInt64.init as (UInt8) -> UInt64, [.min, .max], [0, 255])
    expectEnds(of: UInt64.init as (UInt16) -> UInt64, [.min, .max], [0, 65_535])
    expectEnds(of: UInt64.init as (UInt32) -> UInt64, [.min, .max], [0, 4_294_967_295])
    expectEnds(of: UInt64.init as (Int) -> UInt64, [0, .max], [0, 9_223_372_036_854_775_807])

    expectEnds(of: UInt32.init as (UInt8) -> UInt32, [.min, .max], [0, 255])
    expectEnds(of: UInt32.init as (UInt16) -> UInt32, [.min, .max], [0, 65_535])
    expectEnds(of: UInt32.init as (Int) -> UInt32, [0, 4_294_967_295], [.min, .max])

    expectEnds(of: UInt16.init as (UInt8) -> UInt16, [.min, .max], [0, 255])
    expectEnds(of: UInt16.init as (UInt32) -> UInt16, [0, 65_535], [.min, .max])
    expectEnds(of: UInt16.init as (Int) -> UInt16, [0, 65_535], [.min, .max])

    expectEnds(of: UInt8.init as (UInt32) -> UInt8, [0, 255], [.min, .max])
    expectEnds(of: UInt8.init as (Int) -> UInt8, [0, 255], [.min, .max])
  }

  private func expectEnds<From, To: Equatable>(
    of conversion: (From) -> To,
    _ numbers: [From],
    _ converted: [To],
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(numbers.map(conversion) == converted, sourceLocation: sourceLocation)
  }

  @Test("A number out of range stops the program") func outside() async {
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
