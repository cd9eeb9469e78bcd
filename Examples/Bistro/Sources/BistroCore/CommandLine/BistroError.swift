import BistroSupport

/// An error that prevents the program from printing or writing anything.
enum BistroError: Error, CustomStringConvertible {
  /// The value of `--api` is neither a folder nor an HTTP URL.
  case invalidAPI(String)
  /// The site was not written, because a part could not be loaded.
  case incompleteSite(String)
  case failed(String)

  /// A message in one line, with the reason and a remedy.
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
