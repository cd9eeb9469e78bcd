import DiptychState
import DiptychStateTesting
import Testing

@Suite("Editing a value") struct AsyncValueUpdateTests {
  @Test(
    "an edit keeps the corner, and the failure beside the value",
    arguments: SampleValue.samples
  )
  func rest(state: SampleValue) {
    var edited = state
    let transition = edited.update { $0 = v2 }
    #expect(edited == state.map { _ in v2 })
    #expect(transition == (state.value == nil ? .unchanged : .changed))
  }

  @Test("an edit that throws keeps its changes so far, and the rest") func throwing() {
    var state = SampleValue.reloadRetrying(v1, e1)
    #expect(throws: e2) {
      try state.update { value throws(Fault) in
        value = v2
        throw e2
      }
    }
    #expect(state == .reloadRetrying(v2, e1))
  }

  @Test("the value is edited in place") func inPlace() {
    final class Storage {}
    struct Owner {
      var storage = Storage()
      mutating func isAlone() -> Bool { isKnownUniquelyReferenced(&storage) }
    }
    var state = AsyncValue<Owner, Fault>.loaded(Owner())
    var wasAlone = false
    state.update { wasAlone = $0.isAlone() }
    #expect(wasAlone)
  }

  @Test("an edit of a store keeps the failure too, and a received value removes it") func stores() {
    let store = AsyncStore<Sample, Fault>(initialState: .reloadFailed(v1, e1)) {
      () throws(Fault) in v1
    }
    store.update { $0 = v2 }
    #expect(store.state == .reloadFailed(v2, e1))
    store.receive(v1)
    #expect(store.state == .loaded(v1))
  }
}
