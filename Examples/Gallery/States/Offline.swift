import Diptych

/// The error of the samples.
struct Offline: DisplayableError, Equatable {
  var message: String { "You are offline." }
}
