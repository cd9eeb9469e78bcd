package import DiptychHTTP

extension HTTPLimits {
  /// The limits for tests of something else than time, which may have to wait for other tests.
  package static var patient: HTTPLimits {
    var limits = HTTPLimits()
    limits.timeout = .seconds(600)
    return limits
  }
}
