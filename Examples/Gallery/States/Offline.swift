import Diptych

/// Why the samples fail.
struct Offline: DisplayableError, Equatable {
  var message: String { "You are offline." }
}
