import DiptychState
import DiptychStateTesting

/// A reference model of ``AsyncValue``: three independent variables.
struct AsyncValueModel: ReferenceModel {
  var value: Sample?
  var failure: Fault?
  var load: Bool

  init(_ state: SampleValue) {
    value = state.value
    failure = state.failure
    load = state.isLoading
  }

  mutating func apply(_ event: SampleValue.Event) -> Transition {
    switch event {
    case .start:
      defer { load = true }
      return load ? .unchanged : .changed
    case .succeed(let new):
      if !load { return .illegal }
      (value, failure, load) = (new, nil, false)
    case .fail(let new):
      if !load { return .illegal }
      (failure, load) = (new, false)
    case .cancel:
      defer { load = false }
      return load ? .changed : .unchanged
    case .receive(let new):
      (value, failure) = (new, nil)
    case .reset:
      if value == nil && failure == nil && !load { return .unchanged }
      (value, failure, load) = (nil, nil, false)
    }
    return .changed
  }
}
