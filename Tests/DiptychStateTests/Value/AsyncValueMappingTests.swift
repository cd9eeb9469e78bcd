import DiptychState
import DiptychStateTesting
import Testing

@Suite("Mapping a value") struct AsyncValueMappingTests {
  @Test("another value, in the same phase", arguments: SampleValue.samples)
  func value(state: SampleValue) {
    let mapped = state.map { "\($0)!" }
    #expect(
      mapped
        == AsyncValue(
          value: state.value == nil ? nil : "v1!",
          failure: state.failure,
          isLoading: state.isLoading
        )
    )
    #expect(mapped.phase == state.phase)
    #expect(state.map { $0 } == state)
  }

  @Test("another failure, in the same phase", arguments: SampleValue.samples)
  func failure(state: SampleValue) {
    let mapped = state.mapFailure { _ in e2 }
    #expect(
      mapped
        == AsyncValue(
          value: state.value,
          failure: state.failure == nil ? nil : e2,
          isLoading: state.isLoading
        )
    )
    #expect(mapped.phase == state.phase)
    #expect(state.mapFailure { $0 } == state)
  }

  @Test("an error of a transform is thrown, with its type") func throwing() {
    #expect(throws: e2) {
      try SampleValue.loaded(v1).map { _ throws(Fault) -> Int in throw e2 }
    }
    #expect(throws: e2) {
      try SampleValue.failed(e1).mapFailure { _ throws(Fault) -> Fault in throw e2 }
    }
  }
}
