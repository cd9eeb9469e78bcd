import BistroSupport

/// A reason why the program prints nothing.
enum BistroError: Error, CustomStringConvertible {
  /// The address is neither a folder nor one of HTTP.
  case invalidAPI(String)
  /// The site was not written, because a part could not be loaded.
  case incompleteSite(String)
  case failed(String)

  /// One line that names the problem and its solution.
  var description: String {
    switch self {
    case .invalidAPI(let value):
      "\(quoted(value)) is neither a folder nor an address such as http://localhost:8080; give"
        + " --api one of them"
    case .incompleteSite(let message): "no page was written: \(message)"
    case .failed(let message): message
    }
  }
}
